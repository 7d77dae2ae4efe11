/**
 * jcstress tests of the transposition table: two threads meet in one cluster, some hundred million times, at whatever
 * moment the processor and the compilers allow.
 *
 * <p>Run them by {@code scripts/jcstress}. Each test exists twice: over the table, where nothing may be accepted that was
 * not written as a whole for its key, and over {@link org.royalfork.jcstress.UnverifiedTable}, a twin without the
 * verification, where the same must be seen to happen. The script fails unless both are so: a test that cannot catch the
 * twin would prove nothing about the table. The two repeat their actors, since jcstress takes none from a superclass.
 */
package org.royalfork.jcstress;
