package org.royalfork.parallel.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ForwardingPositionTest {

    /** A method with a default that were forgotten would work, but not as the other position's does. */
    @Test
    void allMethodsAreForwardedButTheOnesThatCopy() {
        final Set<String> missing = new TreeSet<>(signatures(Position.class));
        missing.removeAll(signatures(ForwardingPosition.class));
        assertEquals(Set.of("copy()", "copyFrom(interface " + Position.class.getName() + ")"), missing);
    }

    private static Set<String> signatures(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .map(ForwardingPositionTest::signature)
                .collect(Collectors.toSet());
    }

    private static String signature(Method method) {
        return Arrays.stream(method.getParameterTypes())
                .map(Object::toString)
                .collect(Collectors.joining(", ", method.getName() + "(", ")"));
    }
}
