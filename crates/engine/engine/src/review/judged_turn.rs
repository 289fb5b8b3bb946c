use record::Evaluation;
use variants::Color;

use super::{chance::Chance, kind::Kind, phase::Phase, reason::Reason};

/// How steeply accuracy falls with the loss.
const STEEPNESS: f64 = 5.0;

/// A turn of a game, as the engine judges it.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedTurn {
    /// The number that records give it: a turn of White and the next of Black share one.
    pub number: usize,
    /// The player of the turn.
    pub player: Color,
    /// Its token.
    pub token: String,
    /// The position string before it.
    pub position: String,
    /// The evaluation with the best turn, from White's side.
    pub before: Evaluation,
    /// The evaluation after the turn, from White's side.
    pub after: Evaluation,
    /// The principal variation before the turn, as tokens; the last may be incomplete.
    pub variation: Vec<String>,
    /// The principal variation after the turn, as tokens: what the opponent would do.
    pub answer: Vec<String>,
    /// The chance of winning that the player gave away, from 0 to 1.
    pub loss: f64,
    /// How good the turn was.
    pub kind: Kind,
    /// Why it is blamed, if it is and a rule can tell.
    pub reason: Option<Reason>,
    /// The phase of the game in which it was played.
    pub phase: Phase,
}

impl JudgedTurn {
    /// The turn that the engine would have played.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.variation.first().map(String::as_str)
    }

    /// The accuracy of the turn, from 0 to 100: `100 * exp(-5 * loss)`.
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

    /// Whether the player had a win in one turn, and has no forced win after the turn.
    #[must_use]
    pub fn misses_win(&self) -> bool {
        misses_win(self.before, self.after, self.player)
    }

    /// Whether it lost a lead: the chance was even or better before and is worse after, by at
    /// least a mistake.
    #[must_use]
    pub fn turns_the_game(&self) -> bool {
        self.kind >= Kind::Mistake
            && self.chance_before().is_even_or_better()
            && !self.chance_after().is_even_or_better()
    }
}

/// Whether a player had a win in one turn, and has no forced win after it.
pub(super) fn misses_win(before: Evaluation, after: Evaluation, player: Color) -> bool {
    let at_once = Evaluation::Win { winner: player, turns: 1 };
    let still = matches!(after, Evaluation::Win { winner, .. } if winner == player);
    before == at_once && !still
}
