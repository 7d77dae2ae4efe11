package org.royalfork.parallel.service;

/**
 * What the host wants to hear of a search. All methods are called on the host's executor, one at a time and in order, and none
 * once the search is abandoned. They may call the service. What they throw is reported by {@link ServiceOptions#problems} and
 * changes nothing.
 */
public interface ServiceListener {

    /** Ignores everything, for hosts that ask the {@link SearchTicket}. */
    ServiceListener NONE = new ServiceListener() {};

    /** A depth is complete, or its best move has changed. A host that is slow hears only of the newest. */
    default void onProgress(Finding soFar) {}

    /**
     * A depth is complete.
     *
     * @param line such as {@code [depth=4][nodes=123456][window=12..52][best=e2e4][time=231ms]}; the window is that in which the
     *     score was searched for, {@code -inf} and {@code inf} where it was open
     */
    default void onLogLine(String line) {}

    /** The search has ended; called once. */
    default void onResult(Finding result) {}
}
