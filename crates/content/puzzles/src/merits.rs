//! Finds the merit of a solution. The order of the rules depends on the task: a turn that saves the game is explained by what it
//! prevents, and any other turn by what it gains. Smaller effects are named only if there is nothing else.

mod gipf;
mod yinsh;

use motifs::Turn;

use crate::{
    kind::Kind,
    merit::Merit,
    replay::{PuzzleGame, Replay},
};

/// Names at most this many rows.
pub(crate) const ROWS_MAX: usize = 2;

/// A game in which the merit of a turn can be named.
pub(crate) trait Explained: PuzzleGame {
    /// Returns how the turn wins the game at once, if it does.
    fn victory(turn: &Turn<Self>) -> Option<Merit>;
    /// Returns what the turn gains or threatens.
    fn gain(turn: &Turn<Self>) -> Option<Merit>;
    /// Returns what the turn prevents.
    fn defence(turn: &Turn<Self>) -> Option<Merit>;
    /// Returns what the turn improves without settling anything.
    fn improvement(turn: &Turn<Self>) -> Option<Merit>;
}

/// Returns the merit of the first turn of a line; `None` if no rule applies.
pub(crate) fn merit_of<G: Explained>(replay: &Replay<G>, kind: Kind) -> Option<Merit> {
    let first = replay.turns.first()?;
    let turn = Turn { before: first.before, actions: first.actions.clone(), after: first.after };
    if turn.after.outcome().is_some() {
        return G::victory(&turn);
    }
    let merit = match kind {
        Kind::Save(_) => G::defence(&turn).or_else(|| G::gain(&turn)),
        Kind::Win(_) | Kind::Gain(_) => G::gain(&turn).or_else(|| G::defence(&turn)),
    };
    merit.or_else(|| G::improvement(&turn))
}
