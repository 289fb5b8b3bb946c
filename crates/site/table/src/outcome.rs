use game::Color;
use json::{Writer, Written};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// `None` after a draw.
    pub winner: Option<Color>,
    /// The rule that ended it, by its stable name.
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
