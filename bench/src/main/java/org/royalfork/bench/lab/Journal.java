package org.royalfork.bench.lab;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Where an experiment writes what it has measured, as it comes, and reads what an earlier part of it has measured. */
public interface Journal {

    /** Returns the depth that was chosen for a position, 0 for one that is left out; empty when it was not chosen yet. */
    OptionalInt depth(int position);

    /** Keeps the depth of a position, 0 for one that is left out. */
    void chooseDepth(int position, int depth);

    /** Returns the runs that are done. */
    Set<Run> done();

    /** Keeps the searches of one run, all of them or, when the process dies meanwhile, none. */
    void add(List<Measurement> run);

    /** Returns all searches in the order in which they ran. */
    List<Measurement> measurements();
}
