//! Why a turn was blamed, where rules over the position can tell: what was missed, or what the answer does.

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

/// The reason for which a turn was blamed, if a rule knows one.
///
/// What ends the game is said first, then what was missed, then what the answer takes.
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

/// What says more than that the game is lost by it.
fn decisive(case: &Case<'_>) -> Option<Reason> {
    match case.before {
        AnyGame::Yinsh(game) => yinsh::given_row(&case.turns(game.position())?),
        AnyGame::Gipf(game) => {
            let turns = case.turns(game.position())?;
            gipf::last_gipf(&turns).or_else(|| gipf::given_row(&turns))
        }
        // Of other games no more is known than who wins.
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

/// In how many own turns a player wins by force.
fn won_in(evaluation: Evaluation, player: variants::Color) -> Option<u16> {
    match evaluation {
        Evaluation::Win { winner, turns } if winner == player => Some(turns.max(1)),
        _ => None,
    }
}
