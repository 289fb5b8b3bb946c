use std::io::{self, Write};

use anstyle::{Ansi256Color, Style};

/// Ink of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Empty points of the board.
    Empty,
    /// Names of columns and rows.
    Label,
    /// White's pieces.
    White,
    /// Black's pieces.
    Black,
    /// Marks around the changes of the last turn.
    Mark,
}

/// Colours of a board. The background is between white and black in brightness so that both are visible on light and dark
/// terminals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// Background, one of the terminal's 256 colours.
    pub(crate) ground: u8,
    /// Empty points.
    pub(crate) empty: u8,
    /// Names of columns and rows.
    pub(crate) label: u8,
}

impl Palette {
    fn style(self, ink: Option<Ink>) -> Style {
        let style = Style::new().bg_color(Some(Ansi256Color(self.ground).into()));
        let colored = |color| style.fg_color(Some(Ansi256Color(color).into()));
        match ink {
            None => style,
            Some(Ink::Empty) => colored(self.empty),
            Some(Ink::Label) => colored(self.label),
            Some(Ink::White) => colored(231).bold(),
            Some(Ink::Black) => colored(16).bold(),
            Some(Ink::Mark) => colored(220).bold(),
        }
    }
}

/// A grid of characters, each with its ink.
#[derive(Clone, Debug)]
pub(crate) struct Canvas {
    width: usize,
    cells: Vec<(char, Option<Ink>)>,
}

impl Canvas {
    /// Creates an empty canvas.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![(' ', None); width * height] }
    }

    /// Writes a text to the right of a position; parts outside the canvas are cut off.
    pub(crate) fn write(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        for (x, letter) in (x..self.width).zip(text.chars()) {
            if let Some(cell) = self.cells.get_mut(y * self.width + x) {
                *cell = (letter, Some(ink));
            }
        }
    }

    /// Prints the canvas, in colour if a palette is given.
    pub(crate) fn print(&self, palette: Option<Palette>, out: &mut dyn Write) -> io::Result<()> {
        for row in self.cells.chunks(self.width) {
            match palette {
                Some(palette) => print_colored(row, palette, out)?,
                None => {
                    let text: String = row.iter().map(|(letter, _)| letter).collect();
                    writeln!(out, "{}", text.trim_end())?;
                }
            }
        }
        Ok(())
    }
}

fn print_colored(
    row: &[(char, Option<Ink>)],
    palette: Palette,
    out: &mut dyn Write,
) -> io::Result<()> {
    for run in row.chunk_by(|a, b| a.1 == b.1) {
        let style = palette.style(run[0].1);
        let text: String = run.iter().map(|(letter, _)| letter).collect();
        write!(out, "{style}{text}{style:#}")?;
    }
    writeln!(out)
}
