package org.royalfork.engine.uci;

import java.util.EnumMap;
import java.util.Map;

/** The values of the options. A value here is one that works: it is set after it was put into effect. Not thread-safe. */
public final class UciOptions {

    private final Map<UciOption, String> values = new EnumMap<>(UciOption.class);

    /** Makes options with their default values. */
    public UciOptions() {
        for (UciOption option : UciOption.values()) {
            values.put(option, option.defaultValue());
        }
    }

    /** Sets a value that {@link UciOption#check} returned. */
    public void set(UciOption option, String value) {
        values.put(option, value);
    }

    /** Returns the value in canonical form. */
    public String text(UciOption option) {
        return values.get(option);
    }

    /** Returns the value of a spin option. */
    public long number(UciOption option) {
        return Long.parseLong(values.get(option));
    }

    /** Returns the value of a check option. */
    public boolean isOn(UciOption option) {
        return Boolean.parseBoolean(values.get(option));
    }
}
