package org.royalfork.engine.cli;

import picocli.CommandLine.IVersionProvider;

/** The answer to {@code --version}. */
final class VersionProvider implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"Royal Fork " + version() + ", Java " + Runtime.version()};
    }

    /** Returns the version, or a word where the program was not packaged. */
    static String version() {
        String version = VersionProvider.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
