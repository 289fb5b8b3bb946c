use engine::Chance;
use record::Evaluation;
use variants::Color;

use crate::{kind::Kind, phase::Phase, reason::Reason};

/// Rate at which accuracy falls as the loss grows.
const STEEPNESS: f64 = 5.0;

/// A turn of a game as judged by the engine.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedTurn {
    /// Number of the turn in records, in which a turn of White and the following turn of Black
    /// share a number.
    pub number: usize,
    /// Player who played the turn.
    pub player: Color,
    /// Token of the turn.
    pub token: String,
    /// Position string before the turn.
    pub position: String,
    /// Evaluation with the best turn, from White's point of view.
    pub before: Evaluation,
    /// Evaluation after the turn, from White's point of view.
    pub after: Evaluation,
    /// Better turn and the principal variation after it, as tokens; the last may be incomplete.
    pub variation: Vec<String>,
    /// Principal variation after the turn, as tokens: the opponent's expected answer.
    pub answer: Vec<String>,
    /// Chance of winning that the player gave away, from 0 to 1.
    pub loss: f64,
    /// Quality of the turn.
    pub kind: Kind,
    /// Reason why the turn is criticised, if a rule can explain it; or why it is not, although it seemed bad at first.
    pub reason: Option<Reason>,
    /// Phase of the game in which the turn was played.
    pub phase: Phase,
}

impl JudgedTurn {
    /// Returns the turn that the engine would have played.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.variation.first().map(String::as_str)
    }

    /// Returns the accuracy of the turn, from 0 to 100: `100 * exp(-5 * loss)`.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        100.0 * (-STEEPNESS * self.loss).exp()
    }

    /// Returns the player's chance before the turn.
    #[must_use]
    pub fn chance_before(&self) -> Chance {
        Chance::of(self.before, self.player)
    }

    /// Returns the player's chance after the turn.
    #[must_use]
    pub fn chance_after(&self) -> Chance {
        Chance::of(self.after, self.player)
    }

    /// Returns whether the player had a win in one turn and has no forced win after the turn.
    #[must_use]
    pub fn misses_win(&self) -> bool {
        misses_win(self.before, self.after, self.player)
    }

    /// Returns whether the turn lost a lead: the chance was even or better before and is worse
    /// after, and the turn is at least a mistake.
    #[must_use]
    pub fn turns_the_game(&self) -> bool {
        self.kind >= Kind::Mistake
            && self.chance_before().is_even_or_better()
            && !self.chance_after().is_even_or_better()
    }
}

/// Returns whether a player had a win in one turn and has no forced win after it.
pub(super) fn misses_win(before: Evaluation, after: Evaluation, player: Color) -> bool {
    let at_once = Evaluation::Win { winner: player, turns: 1 };
    let still = matches!(after, Evaluation::Win { winner, .. } if winner == player);
    before == at_once && !still
}
