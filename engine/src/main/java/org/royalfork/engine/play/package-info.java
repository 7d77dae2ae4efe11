/** A person against the engine, in lines of text, at any game. */
package org.royalfork.engine.play;
