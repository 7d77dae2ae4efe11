package org.royalfork.bench.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How classes of this program are started in processes of their own. */
public final class OwnJava {

    private OwnJava() {}

    /**
     * Returns the command that starts a class in a process of its own, by the Java that runs now.
     *
     * @param options for the JVM, beside those that this program cannot do without
     */
    public static List<String> command(List<String> options, Class<?> mainClass) {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add("--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED");
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(mainClass.getName());
        return command;
    }
}
