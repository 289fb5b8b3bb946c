//! Reasons for criticising a turn, found by rules about positions: opportunities that the turn missed, losses that the answer
//! or the following turns cause, threats, and numbers at the ends of both lines.

mod case;
#[cfg(test)]
mod cases;
mod code;
mod comparison;
mod explained;
mod gipf;
mod race;
#[cfg(test)]
mod tests;
mod threat;
mod yinsh;

use record::Evaluation;
use variants::AnyGame;

pub(super) use case::Case;
pub use code::{Branch, Reason, ReasonCode};

/// Returns the reason why a turn is criticised, if a rule can explain it.
///
/// Decisive reasons come first, then missed opportunities, then losses caused by the answer, then what follows.
pub(super) fn reason_of(case: &Case<'_>) -> Option<Reason> {
    let player = case.before.to_act();
    let missed = won_in(case.expected, player).filter(|_| won_in(case.reached, player).is_none());
    let missed_win =
        |turns| Reason::of(ReasonCode::MissedWin, player).counted(turns).shown(Branch::Better, 0);
    if missed == Some(1) {
        return Some(missed_win(1));
    }
    if let Some(reason) = decisive(case) {
        return Some(reason);
    }
    let allowed =
        won_in(case.reached, !player).filter(|_| won_in(case.expected, !player).is_none());
    if let Some(turns) = allowed {
        return ending(case)
            .or_else(|| Some(Reason::of(ReasonCode::AllowsWin, !player).counted(turns)));
    }
    if let Some(turns) = missed {
        return Some(missed_win(turns));
    }
    positional(case)
}

/// Returns the reason for not criticising a turn that seemed bad: a deeper search prefers it, or sees little difference.
pub(super) fn close(case: &AnyGame) -> Reason {
    Reason::of(ReasonCode::Close, case.to_act())
}

/// Returns a reason that is more specific than a lost game, if any.
fn decisive(case: &Case<'_>) -> Option<Reason> {
    match case.before {
        AnyGame::Yinsh(game) => yinsh::decisive(&case.turns(game.position())?),
        AnyGame::Gipf(game) => gipf::decisive(&case.turns(game.position())?),
        #[cfg(feature = "potentials")]
        AnyGame::Potentials(game) => gipf::decisive(&case.turns(game.position())?),
        // No rule explains other games.
        _ => None,
    }
}

/// Returns how the game is lost in the line played, if the supply decides it.
fn ending(case: &Case<'_>) -> Option<Reason> {
    match case.before {
        AnyGame::Yinsh(game) => yinsh::empty_pool(&case.turns(game.position())?),
        AnyGame::Gipf(game) => gipf::empty_reserve(&case.turns(game.position())?),
        #[cfg(feature = "potentials")]
        AnyGame::Potentials(game) => gipf::empty_reserve(&case.turns(game.position())?),
        _ => None,
    }
}

fn positional(case: &Case<'_>) -> Option<Reason> {
    match case.before {
        AnyGame::Yinsh(game) => yinsh::reason(&case.turns(game.position())?),
        AnyGame::Gipf(game) => gipf::reason(&case.turns(game.position())?),
        #[cfg(feature = "potentials")]
        AnyGame::Potentials(game) => gipf::reason(&case.turns(game.position())?),
        _ => None,
    }
}

/// Returns the number of a player's own turns within which they win by force, if they do.
fn won_in(evaluation: Evaluation, player: variants::Color) -> Option<u16> {
    match evaluation {
        Evaluation::Win { winner, turns } if winner == player => Some(turns.max(1)),
        _ => None,
    }
}
