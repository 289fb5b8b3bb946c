use std::io::{self, Write};

use anstyle::{Ansi256Color, Style};

/// What a character is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// The empty points of the board.
    Empty,
    /// The names of columns and rows.
    Label,
    /// White's pieces.
    White,
    /// Black's pieces.
    Black,
    /// The marks around what the last turn changed.
    Mark,
}

/// The colours of a board. The ground lies between white and black, so that both show on
/// every terminal, light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// The ground, of the 256 colours of terminals.
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

/// A sheet of characters, each with its ink.
#[derive(Clone, Debug)]
pub(crate) struct Canvas {
    width: usize,
    cells: Vec<(char, Option<Ink>)>,
}

impl Canvas {
    /// An empty sheet.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![(' ', None); width * height] }
    }

    /// Draws a text to the right of a place; what lies outside the sheet is left out.
    pub(crate) fn write(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        for (x, letter) in (x..self.width).zip(text.chars()) {
            if let Some(cell) = self.cells.get_mut(y * self.width + x) {
                *cell = (letter, Some(ink));
            }
        }
    }

    /// Prints the sheet, in colours if there is a palette.
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
