package org.royalfork.parallel;

import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.royalfork.parallel.search.SharedNode;
import org.royalfork.parallel.search.Splitter;

/**
 * Makes the positions of a {@link Watched} game fail on demand: when all of them together have made so many moves and
 * evaluations, one of these calls, or each from then on, throws.
 */
public final class Faulty implements Watched.Watcher {

    /** What is thrown: an exception, or a true error of the JVM. */
    public enum Kind {
        EXCEPTION,
        STACK_OVERFLOW,
        OUT_OF_MEMORY;

        private void fail() {
            switch (this) {
                case EXCEPTION -> throw new IllegalStateException("made to fail\nfor a test");
                case STACK_OVERFLOW -> throw new IllegalStateException("no overflow: " + overflow(0));
                case OUT_OF_MEMORY -> throw new IllegalStateException("no lack: " + new long[Integer.MAX_VALUE].length);
            }
        }

        /** A true overflow, which comes wherever the stack happens to end. */
        @SuppressWarnings("InfiniteRecursion")
        private static int overflow(int depth) {
            return overflow(depth + 1) + 1;
        }
    }

    /** In which role a worker fails: what it is doing, as its stack tells. */
    public enum Role {
        /** Whoever makes the call. */
        ANYONE,
        /** The master outside all shared nodes, or the leader of workers that each search the whole tree. */
        ALONE,
        /** At a shared node of its own. */
        OWNER,
        /** At a node that another worker shares with it, having had nothing to do. */
        THIEF,
        /** At a node that another worker shares with it, below a node of its own at which it waits for others. */
        HELPING_OWNER,
        /** One of several that each search the whole tree, but not the leader. */
        FOLLOWER;

        private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

        private static Role current() {
            List<Role> entered = STACK.walk(frames ->
                    frames.map(Role::entered).filter(role -> role != ANYONE).toList());
            if (entered.isEmpty()) {
                return ALONE;
            }
            boolean waits = entered.getFirst() == THIEF && entered.contains(OWNER);
            return waits ? HELPING_OWNER : entered.getFirst();
        }

        /** Returns the role that a call gives to the worker, or ANYONE when it gives none. */
        private static Role entered(StackFrame frame) {
            Class<?> type = frame.getDeclaringClass();
            String method = frame.getMethodName();
            if (Splitter.class.isAssignableFrom(type) && method.equals("searchMoves")) {
                return OWNER;
            }
            if (SharedNode.class.isAssignableFrom(type) && method.equals("help")) {
                return THIEF;
            }
            return type.getSimpleName().equals("Follower") ? FOLLOWER : ANYONE;
        }
    }

    /** Calls after a failure at full speed. */
    public static final long PATIENCE = 10_000;

    private static final long NEVER = Long.MAX_VALUE;

    private final AtomicLong callsLeft = new AtomicLong(NEVER);
    private final AtomicLong thrown = new AtomicLong();
    private final boolean everywhere;
    private volatile Kind kind = Kind.EXCEPTION;
    private volatile Role role = Role.ANYONE;
    private volatile boolean forGood;

    /** Makes moves and evaluations fail. */
    public Faulty() {
        this(false);
    }

    /**
     * Makes calls fail.
     *
     * @param everywhere whether all that a {@link Watched.Watcher} hears of may fail, not only moves and evaluations
     */
    public Faulty(boolean everywhere) {
        this.everywhere = everywhere;
    }

    /**
     * Makes a call fail.
     *
     * @param call number of the call from now, from 1
     * @param andAllAfter every call from then on fails, until {@link #disarm}
     */
    public void arm(long call, Kind newKind, boolean andAllAfter) {
        arm(call, newKind, andAllAfter, Role.ANYONE);
    }

    /**
     * Makes a call in a role fail.
     *
     * @param call number of the call from now, from 1; it or the first one after it in that role fails
     * @param andAllAfter every call in that role from then on fails, until {@link #disarm}
     */
    public void arm(long call, Kind newKind, boolean andAllAfter, Role newRole) {
        kind = newKind;
        role = newRole;
        forGood = andAllAfter;
        thrown.set(0);
        callsLeft.set(call);
    }

    /** Lets everything work again; {@link #hasFailed} stays. */
    public void disarm() {
        callsLeft.set(NEVER);
    }

    /** Tells whether a call has failed since the last {@link #arm}. */
    public boolean hasFailed() {
        return thrown.get() > 0;
    }

    /** Returns how many calls there were after the one that failed; negative when none has failed. */
    public long callsAfterFailure() {
        return -callsLeft.get();
    }

    @Override
    public void onMake(int ply, int move) {
        call();
    }

    @Override
    public void onEvaluate() {
        call();
    }

    @Override
    public void onOther() {
        if (everywhere) {
            call();
        }
    }

    private void call() {
        if (callsLeft.get() == NEVER) {
            return;
        }
        long left = callsLeft.decrementAndGet();
        if (left < -PATIENCE
                && hasFailed()) { // whoever goes on does so slowly, so that the one that failed gets a processor
            LockSupport.parkNanos(1_000_000);
        }
        if (left > 0 || (role != Role.ANYONE && Role.current() != role)) {
            return;
        }
        if (thrown.getAndIncrement() == 0 || forGood) {
            kind.fail();
        }
    }
}
