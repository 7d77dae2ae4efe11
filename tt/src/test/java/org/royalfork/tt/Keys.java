package org.royalfork.tt;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Keys that fall into a wanted cluster, found by exact arithmetic that has nothing in common with the table's. */
final class Keys {

    private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

    private Keys() {}

    /** The cluster of a key by the definition, {@code floor(key * clusters / 2^64)}. */
    static long clusterByDefinition(long key, long clusters) {
        return unsigned(key)
                .multiply(BigInteger.valueOf(clusters))
                .shiftRight(64)
                .longValueExact();
    }

    /** The lowest key of a cluster, {@code ceil(cluster * 2^64 / clusters)}. */
    static long lowest(long cluster, long clusters) {
        final BigInteger divisor = BigInteger.valueOf(clusters);
        return BigInteger.valueOf(cluster)
                .multiply(TWO_64)
                .add(divisor.subtract(BigInteger.ONE))
                .divide(divisor)
                .longValue();
    }

    /** A random key of a cluster. */
    static long random(long cluster, long clusters, RandomGenerator random) {
        final long width = TWO_64.divide(BigInteger.valueOf(clusters)).longValueExact();
        return lowest(cluster, clusters) + random.nextLong(width);
    }

    private static BigInteger unsigned(long key) {
        return new BigInteger(Long.toUnsignedString(key));
    }
}
