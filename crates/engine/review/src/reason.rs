//! Reasons for criticising a turn, as far as rules about positions can explain it: opportunities that the turn missed, and losses
//! that the answer causes.

mod case;
mod code;
mod gipf;
#[cfg(test)]
mod tests;
mod yinsh;

use record::Evaluation;
use variants::AnyGame;

pub(super) use case::Case;
pub use code::{Reason, ReasonCode};

/// Returns the reason why a turn is criticised, if a rule can explain it.
///
/// Decisive reasons come first, then missed opportunities, then losses caused by the answer.
pub(super) fn reason_of(case: &Case<'_>) -> Option<Reason> {
    let player = case.before.to_act();
    let missed = won_in(case.expected, player).filter(|_| won_in(case.reached, player).is_none());
    if missed == Some(1) {
        return Some(Reason::of(ReasonCode::MissedWin, player).counted(1));
    }
    if let Some(reason) = decisive(case) {
        return Some(reason);
    }
    let allowed =
        won_in(case.reached, !player).filter(|_| won_in(case.expected, !player).is_none());
    if let Some(turns) = allowed {
        return Some(Reason::of(ReasonCode::AllowsWin, !player).counted(turns));
    }
    if let Some(turns) = missed {
        return Some(Reason::of(ReasonCode::MissedWin, player).counted(turns));
    }
    positional(case)
}

/// Returns a reason that is more specific than a lost game, if any.
fn decisive(case: &Case<'_>) -> Option<Reason> {
    match case.before {
        AnyGame::Yinsh(game) => yinsh::given_row(&case.turns(game.position())?),
        AnyGame::Gipf(game) => {
            let turns = case.turns(game.position())?;
            gipf::last_gipf(&turns).or_else(|| gipf::given_row(&turns))
        }
        // In other games, no rule gives a more specific reason.
        _ => None,
    }
}

fn positional(case: &Case<'_>) -> Option<Reason> {
    match case.before {
        AnyGame::Yinsh(game) => yinsh::reason(&case.turns(game.position())?),
        AnyGame::Gipf(game) => gipf::reason(&case.turns(game.position())?),
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
