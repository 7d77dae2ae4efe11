/**
 * What a search does over time, made visible: events of JDK Flight Recorder, for JDK Mission Control, and a
 * {@link org.royalfork.parallel.trace.Timeline} that a browser draws.
 *
 * <p>The events cost next to nothing while no recording runs; a timeline is kept only where one is asked for.
 */
package org.royalfork.parallel.trace;
