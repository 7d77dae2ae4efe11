package org.royalfork.engine.cli;

import java.util.Iterator;
import org.royalfork.engine.games.Games;
import org.royalfork.parallel.game.Game;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a game, and lists them. */
final class GameConverter implements ITypeConverter<Game>, Iterable<String> {

    @Override
    public Game convert(String text) {
        try {
            return Games.ofName(text);
        } catch (IllegalArgumentException unknown) {
            throw new TypeConversionException(unknown.getMessage());
        }
    }

    @Override
    public Iterator<String> iterator() {
        return Games.all().stream().map(Game::name).iterator();
    }
}
