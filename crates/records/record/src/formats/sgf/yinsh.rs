use variants::Color;

use super::pending::PendingAction;
use crate::formats::{error::offending, replay::Step, sgf_error::SgfError};

/// A reader that converts the players' events of a game of YINSH into actions.
#[derive(Debug)]
pub(super) struct YinshReader {
    pending: PendingAction,
    /// The colours of P0 and P1; `confirmed` is set once an event has shown them.
    colors: [Color; 2],
    confirmed: bool,
    steps: Vec<Step>,
}

impl Default for YinshReader {
    fn default() -> Self {
        Self {
            pending: PendingAction::default(),
            colors: Color::ALL,
            confirmed: false,
            steps: Vec::new(),
        }
    }
}

impl YinshReader {
    pub(super) fn colors(&self) -> [Color; 2] {
        self.colors
    }

    /// Applies an event: a verb and its arguments.
    pub(super) fn act(
        &mut self,
        seat: usize,
        line: usize,
        words: &[&str],
        text: &str,
    ) -> Result<(), SgfError> {
        match *words {
            ["pass"] => {
                self.commit();
                let player = Some(self.colors[seat]);
                self.steps.push(Step { line, player, token: "pass".to_owned() });
            }
            [verb @ ("place" | "drop" | "pick" | "remove" | "move"), ref words @ ..] => {
                let color = self.confirm(seat, words);
                if self.pending.player().is_some_and(|player| player != color) {
                    self.commit();
                }
                let acted = self.pending.act(color, line, verb, words);
                self.steps.extend(acted.map_err(|wrong| wrong.named(text))?);
            }
            _ => return Err(SgfError::Verb { text: offending(text) }),
        }
        Ok(())
    }

    pub(super) fn commit(&mut self) {
        self.steps.extend(self.pending.commit());
    }

    /// Returns the colour of an event; the first piece named in the game determines the players' colours.
    fn confirm(&mut self, seat: usize, words: &[&str]) -> Color {
        let color = match words.first() {
            Some(&("w" | "wr")) => Color::White,
            Some(&("b" | "br")) => Color::Black,
            _ => return self.colors[seat],
        };
        if !self.confirmed && self.colors[seat] != color {
            self.colors.swap(0, 1);
        }
        self.confirmed = true;
        color
    }

    pub(super) fn into_steps(self) -> Vec<Step> {
        self.steps
    }
}
