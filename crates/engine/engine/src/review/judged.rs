use record::Evaluation;
use variants::Color;

use super::{Chance, Kind};

/// How fast accuracy falls with the loss.
const STEEPNESS: f64 = 5.0;

/// A turn of a game, with what the engine thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedTurn {
    /// The number that records give it: one for a turn of White and one of Black.
    pub number: usize,
    /// Who took it.
    pub player: Color,
    /// The turn.
    pub token: String,
    /// The position string before it.
    pub position: String,
    /// What could be had with the best turn, from White's side.
    pub before: Evaluation,
    /// What was had after the turn, from White's side.
    pub after: Evaluation,
    /// The engine's turn and those that it expects to follow; the last may be cut off.
    pub line: Vec<String>,
    /// The chance of winning that the player gave away, from 0 to 1.
    pub loss: f64,
    /// What the turn was worth.
    pub kind: Kind,
}

impl JudgedTurn {
    /// The turn that the engine would have played.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.line.first().map(String::as_str)
    }

    /// How well it was played, from 0 to 100: `100 * exp(-5 * loss)`.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        100.0 * (-STEEPNESS * self.loss).exp()
    }

    /// The chance of its player before it.
    #[must_use]
    pub fn chance_before(&self) -> Chance {
        Chance::of(self.before, self.player)
    }

    /// The chance of its player after it.
    #[must_use]
    pub fn chance_after(&self) -> Chance {
        Chance::of(self.after, self.player)
    }

    /// Whether the player could have won with this very turn, and cannot force it any more.
    #[must_use]
    pub fn misses_win(&self) -> bool {
        misses_win(self.before, self.after, self.player)
    }

    /// Whether it let a lead slip: even or better before, worse than even after, and no
    /// small matter.
    #[must_use]
    pub fn turns_the_game(&self) -> bool {
        self.kind >= Kind::Mistake
            && self.chance_before().is_even_or_better()
            && !self.chance_after().is_even_or_better()
    }
}

/// Whether a player had a win in one turn, and afterwards no forced win at all.
pub(super) fn misses_win(before: Evaluation, after: Evaluation, player: Color) -> bool {
    let at_once = Evaluation::Win { winner: player, turns: 1 };
    let still = matches!(after, Evaluation::Win { winner, .. } if winner == player);
    before == at_once && !still
}
