# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # set or read by the script that sources this
# What the scripts share: find a JDK 25 or newer, build what is missing or older than its sources, start it.
# To be sourced, with $root set to the repository's folder. Nothing here writes to standard output: that is the
# program's, and often a protocol.

say() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
}

die() {
    say "$@"
    exit 1
}

# Sets jdk and jdk_version when the folder $1 is a JDK 25 or newer. Reads the JDK's own release file: asking its java
# would cost a JVM start.
is_jdk() {
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    while IFS='=' read -r name value; do
        [ "$name" = JAVA_VERSION ] || continue
        value=${value#\"}
        value=${value%\"*}
        major=${value%%[!0-9]*}
        [ "${major:-0}" -ge 25 ] || return 1
        jdk=$1
        jdk_version=$value
        return 0
    done <"$1/release"
    return 1
}

# Sets jdk: JAVA_HOME, then the java in PATH, then the usual install folders of Linux and macOS.
find_jdk() {
    if [ -n "${JAVA_HOME:-}" ] && is_jdk "$JAVA_HOME"; then
        return
    fi
    if java=$(command -v java); then
        java=$(readlink -f -- "$java")
        is_jdk "${java%/bin/java}" && return
    fi
    for folder in /usr/lib/jvm/* /usr/lib64/jvm/* /usr/local/lib/jvm/* /usr/java/* /usr/local/*jdk* /opt/*jdk* \
        /opt/*java* /opt/java/* \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* "${HOME:-}"/.asdf/installs/java/* \
        "${HOME:-}"/.local/share/mise/installs/java/* "${HOME:-}"/.gradle/jdks/*/* \
        /home/linuxbrew/.linuxbrew/opt/openjdk*/libexec \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
        is_jdk "$folder" && return
    done
    die "no JDK 25 or newer found in JAVA_HOME, PATH or the usual folders.
Install one and start again, for example:
  Debian, Ubuntu:  apt-get install openjdk-25-jdk-headless   (or temurin-25-jdk from Eclipse Adoptium)
  Fedora:          dnf install java-25-openjdk-devel
  macOS:           brew install openjdk@25
  anywhere:        sdk install java 25-tem                   (https://sdkman.io)
or set JAVA_HOME to a JDK 25."
}

need_maven() {
    command -v mvn >/dev/null || die "Maven (mvn) is needed to build and is not in PATH.
Install it and start again, for example: apt-get install maven, dnf install maven, brew install maven."
}

# True when no source of the modules in $modules is newer than the file $1. A folder counts too: its time is that of
# the last file added or removed.
is_fresh() {
    [ -e "$1" ] || return 1
    set -- "$1" "$root/pom.xml"
    for module in $modules; do
        set -- "$@" "$root/$module/pom.xml" "$root/$module/src/main"
    done
    stamp=$1
    shift
    [ -z "$(find "$@" -newer "$stamp" -print -quit)" ]
}

# Sets home, where the program $1 made from the modules $2 (the last one holds it) is kept, and makes it if need be;
# $build_options, where it is set, is one more option for Maven.
prepare() {
    program=$1
    modules=$2
    home=$root/${modules##* }/target/launch
    find_jdk
    build
}

# Makes $home/$program.jar from the last of $modules and the ones before it, unless it is fresh. The jar is a copy, put
# in place whole: a running program and its ahead-of-time cache keep theirs whatever later builds write.
build() {
    is_fresh "$home/stamp" && return
    { mkdir -p "$home" && [ -w "$home" ]; } ||
        die "the program is missing or older than its sources, and $home cannot be written to"
    lock
    if ! is_fresh "$home/stamp"; then
        module=${modules##* }
        built=$root/$module/target/$program.jar
        touch "$home/start"
        if is_fresh "$built"; then
            touch -r "$built" "$home/start"
        else
            need_maven
            say "building, once; this takes a minute ..."
            if ! (cd "$root" && JAVA_HOME=$jdk mvn -B -q ${build_options:+"$build_options"} -Dquick -DskipTests \
                package -pl "$module" -am) </dev/null >"$home/build.log" 2>&1; then
                cat "$home/build.log" >&2
                die "the build failed: see above, or $home/build.log"
            fi
        fi
        if ! cmp -s "$built" "$home/$program.jar"; then
            cp "$built" "$home/$program.jar.new"
            mv "$home/$program.jar.new" "$home/$program.jar"
            rm -f "$home"/*.aot
        fi
        mv "$home/start" "$home/stamp"
    fi
    unlock
}

# Holds $home/lock, so that of several starts at once only one builds. A lock whose owner is gone is broken.
lock() {
    while ! mkdir "$home/lock" 2>/dev/null; do
        owner=$(cat "$home/lock/owner" 2>/dev/null) || owner=
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then
            rm -rf "$home/lock"
        else
            [ -n "${waited:-}" ] || say "waiting for another start that is building (it holds $home/lock)"
            waited=yes
            sleep 1
        fi
    done
    echo $$ >"$home/lock/owner"
    trap unlock EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM HUP
}

unlock() {
    rm -rf "$home/lock"
    trap - EXIT INT TERM HUP
}

# A JVM takes the first free descriptor for a file of its own: where standard input is closed, it would read that. And in the
# locale of C, which a cron job or a container has, it knows no file names beyond ASCII.
mend_surroundings() {
    { true 3<&0; } 2>/dev/null || exec </dev/null
    case ${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} in
        C | POSIX) export LC_ALL=C.UTF-8 ;;
    esac
}

# Becomes the program, with the given arguments; $cache, where it is set and not empty, is its ahead-of-time cache.
#
# The heap holds little, since the transposition table lies outside it: the collector is the one that costs least. Each
# search thread takes 2 to 4 MiB of it, so the limit, which costs nothing until it is used, is made for 1,024.
# Whatever the JVM itself has to say goes to standard error, and nothing at all about a cache that it cannot use, say
# after an update of the JDK.
start() {
    mend_surroundings
    # shellcheck disable=SC2086 # options are to be split into words
    exec "$jdk/bin/java" ${cache:+"-XX:AOTCache=$cache"} $jvm_options ${ROYALFORK_JAVA_OPTS:-} \
        -jar "$home/$program.jar" "$@"
}

jvm_options='-XX:+UseSerialGC -Xms64m -Xmx4g -XX:MaxDirectMemorySize=1024g
    -Xlog:disable -Xlog:all=warning,aot*=off,cds*=off:stderr -XX:+DisplayVMOutputToStderr'
