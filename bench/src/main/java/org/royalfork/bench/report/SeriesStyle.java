package org.royalfork.bench.report;

import org.royalfork.parallel.strategy.Strategy;

/**
 * How a line of a chart looks: no two have the same colour, the same dashes or the same marker, and a strategy looks the same
 * in every chart of every report.
 *
 * <p>The colours are chosen to be told apart by colour-blind readers (after Okabe and Ito) and to stand out from white by a
 * contrast of at least 3:1; the page has lighter ones for dark screens.
 */
enum SeriesStyle {
    YBW("ybw", "#0072b2", "", Marker.CIRCLE),
    ROOT("root", "#d55e00", "7 3", Marker.SQUARE),
    PV("pv", "#00805e", "2 3", Marker.TRIANGLE),
    LAZY("lazy", "#a8518a", "9 3 2 3", Marker.DIAMOND),
    ABDADA("abdada", "#6b5b00", "5 2 1 2 1 2", Marker.CROSS),
    CEILING("ceiling", "#5f5f5f", "1 3", Marker.BAR),
    IDEAL("ideal", "#8a8a8a", "", Marker.NONE);

    /** The sign of a point. */
    enum Marker {
        CIRCLE,
        SQUARE,
        TRIANGLE,
        DIAMOND,
        CROSS,
        BAR,
        NONE
    }

    private final String key;
    private final String colour;
    private final String dashes;
    private final Marker marker;

    SeriesStyle(String key, String colour, String dashes, Marker marker) {
        this.key = key;
        this.colour = colour;
        this.dashes = dashes;
        this.marker = marker;
    }

    /** Returns the style of a strategy that is compared with the sequential program. */
    static SeriesStyle of(Strategy strategy) {
        return switch (strategy) {
            case YOUNG_BROTHERS_WAIT, SEQUENTIAL -> YBW;
            case ROOT_SPLITTING -> ROOT;
            case PV_SPLITTING -> PV;
            case LAZY_SMP -> LAZY;
            case ABDADA -> ABDADA;
        };
    }

    /** Returns the name in style sheets. */
    String key() {
        return key;
    }

    /** Returns the colour on white. */
    String colour() {
        return colour;
    }

    /** Returns the dash pattern, empty for a solid line. */
    String dashes() {
        return dashes;
    }

    /** Returns the sign of a point. */
    Marker marker() {
        return marker;
    }
}
