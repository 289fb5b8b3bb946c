use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{Effects, Style};
use variants::AnyGame;

use crate::terminal::{
    board::{Board, Glyphs},
    caption,
};

/// Maximum width of a line.
const WIDTH: usize = 80;

/// Renderer for the board and the captions.
#[derive(Debug)]
pub(super) struct Screen {
    glyphs: Glyphs,
    colored: bool,
}

impl Screen {
    pub(super) fn new(glyphs: Glyphs) -> Self {
        Self { glyphs, colored: AutoStream::choice(&io::stdout()) != ColorChoice::Never }
    }

    /// Returns the legend of the symbols.
    pub(super) fn legend(&self, game: &AnyGame) -> String {
        caption::legend(game.variant().family(), self.glyphs)
    }

    /// Draws the board, and below it the players' pieces off the board.
    pub(super) fn draw(&self, game: &AnyGame, out: &mut dyn Write) -> io::Result<()> {
        let board = Board::of(game);
        board.draw(self.glyphs).print(self.colored.then(|| board.palette()), out)?;
        writeln!(out)?;
        let dim = Style::new().effects(Effects::DIMMED);
        let stock = caption::stock(game);
        let width: usize = stock.iter().map(|(name, value)| name.len() + value.len() + 5).sum();
        let gap = if width > WIDTH { "\n" } else { "   " };
        let stock: Vec<String> =
            stock.into_iter().map(|(name, value)| format!("{dim}{name}:{dim:#} {value}")).collect();
        writeln!(out, "{}", stock.join(gap))
    }
}
