package org.royalfork.engine.uci;

/**
 * A run of perft or bench.
 *
 * <p><b>Threading.</b> Guarded by the monitor: a stop that comes before {@link #onStop} takes effect there.
 */
final class ToolTask extends Activity {

    private boolean stopped;
    private Runnable action = () -> {};

    @Override
    synchronized void stop() {
        if (!stopped) {
            stopped = true;
            action.run();
        }
    }

    synchronized boolean isStopped() {
        return stopped;
    }

    /** Sets what a stop does at once; it must not block. */
    synchronized void onStop(Runnable newAction) {
        action = newAction;
        if (stopped) {
            action.run();
        }
    }
}
