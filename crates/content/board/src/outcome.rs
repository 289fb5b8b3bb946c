use game::Color;
use json::{Writer, Written};

/// Outcome of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Stable name of the rule that ended the game.
    pub reason: &'static str,
}

impl From<game::Outcome> for Outcome {
    fn from(outcome: game::Outcome) -> Self {
        Self { winner: outcome.winner(), reason: outcome.reason().code() }
    }
}

impl Written for Outcome {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("winner", &self.winner.map(Color::code));
        out.field("reason", self.reason);
        out.close('}');
    }
}
