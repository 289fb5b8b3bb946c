use game::{Color, Game};
use gipf::{Action, Bitboard, Position, Push, Row, Spot, Stage};

use crate::turn::{Turn, with_turn_of};

/// A position of GIPF, with or without potentials.
pub trait PushGame: Game {
    /// Returns the spots that an action clears, if it settles a row.
    fn cleared(action: Self::Action) -> Option<Bitboard>;

    /// Returns whether an action settles rows or declines something, so it brings nothing onto the board.
    fn is_settling(action: Self::Action) -> bool;

    /// Returns the spots of a player's pieces.
    fn own(&self, color: Color) -> Bitboard;

    /// Returns the spots of a player's GIPF-pieces.
    fn own_gipfs(&self, color: Color) -> Bitboard;

    /// Returns the pieces of each row of a player, with the opponent's pieces that extend it.
    fn stretches(&self, color: Color) -> Vec<Bitboard>;

    /// Returns the number of pieces in a player's reserve.
    fn in_reserve(&self, color: Color) -> u8;

    /// Returns the push of an action, if it moves pieces along a line.
    fn push_of(action: Self::Action) -> Option<Push>;

    /// Returns the position with a player to push, for finding threats; `None` if the position is not at the push stage,
    /// or could not arise with this player to act.
    fn pushed_by(&self, color: Color) -> Option<Self>;
}

impl PushGame for Position {
    fn cleared(action: Action) -> Option<Bitboard> {
        if let Action::Remove(spots) = action { Some(spots) } else { None }
    }

    fn is_settling(action: Action) -> bool {
        matches!(action, Action::Remove(_) | Action::Leave)
    }

    fn own(&self, color: Color) -> Bitboard {
        self.pieces(color)
    }

    fn own_gipfs(&self, color: Color) -> Bitboard {
        self.gipf_pieces(color)
    }

    fn stretches(&self, color: Color) -> Vec<Bitboard> {
        self.rows(color).map(Row::pieces).collect()
    }

    fn in_reserve(&self, color: Color) -> u8 {
        self.reserve(color)
    }

    fn push_of(action: Action) -> Option<Push> {
        if let Action::Push { push, .. } = action { Some(push) } else { None }
    }

    fn pushed_by(&self, color: Color) -> Option<Self> {
        if self.to_act() == color {
            return (self.stage() == Stage::Push).then_some(*self);
        }
        with_turn_of(self, color, "push")
    }
}

#[cfg(feature = "potentials")]
impl PushGame for potentials::Position {
    fn cleared(action: potentials::Action) -> Option<Bitboard> {
        if let potentials::Action::Remove(spots) = action { Some(spots) } else { None }
    }

    fn is_settling(action: potentials::Action) -> bool {
        use potentials::Action::{Decline, Leave, Remove};
        matches!(action, Remove(_) | Leave | Decline)
    }

    fn own(&self, color: Color) -> Bitboard {
        self.pieces(color)
    }

    fn own_gipfs(&self, color: Color) -> Bitboard {
        self.gipf_pieces(color)
    }

    fn stretches(&self, color: Color) -> Vec<Bitboard> {
        self.rows(color).map(potentials::Row::pieces).collect()
    }

    fn in_reserve(&self, color: Color) -> u8 {
        self.reserve(color)
    }

    fn push_of(action: potentials::Action) -> Option<Push> {
        if let potentials::Action::Push { push, .. } = action { Some(push) } else { None }
    }

    fn pushed_by(&self, color: Color) -> Option<Self> {
        if self.to_act() == color {
            return (self.stage() == potentials::Stage::Push).then_some(*self);
        }
        // A row that was left on the board comes first.
        self.passed().filter(|passed| passed.stage() == potentials::Stage::Push)
    }
}

/// Returns a row of the player's own pieces that one push could complete, if any. The outer `None` means that the
/// position is not at the push stage, or could not arise with this player to act.
#[must_use]
pub fn completable_row(position: &Position, color: Color) -> Option<Option<Row>> {
    let position = with_turn_of(position, color, "push")?;
    let completed = |action| {
        let mut next = position;
        next.play_unchecked(action);
        next.rows(color).next()
    };
    Some(position.legal_actions().find_map(completed))
}

/// Rows and captures open to a player with one action, if it were their turn.
#[derive(Clone, Default, Debug)]
pub struct Prospects {
    /// Rows that the player could complete, each with the opponent's pieces that extend it.
    pub rows: Vec<Bitboard>,
    /// Pieces of the opponent that the player could capture.
    pub targets: Bitboard,
    /// Number of legal actions.
    pub actions: usize,
}

/// Returns what a player could do with one action if it were their turn; `None` if the position is not at the push stage, or
/// could not arise with this player to act.
#[must_use]
pub fn prospects<G: PushGame>(position: &G, color: Color) -> Option<Prospects> {
    let position = position.pushed_by(color)?;
    let mut found = Prospects::default();
    for action in position.legal_actions() {
        let mut next = position;
        next.play_unchecked(action);
        found.actions += 1;
        for row in next.stretches(color) {
            for spot in row & next.own(!color) {
                found.targets |= Bitboard::of(origin(&position, action, spot));
            }
            if !found.rows.contains(&row) {
                found.rows.push(row);
            }
        }
    }
    Some(found)
}

/// Returns the spot on which the piece on `spot` stood before an action.
fn origin<G: PushGame>(before: &G, action: G::Action, spot: Spot) -> Spot {
    let Some(push) = G::push_of(action) else { return spot };
    let occupied = before.own(Color::White) | before.own(Color::Black);
    let Some(end) = push.reached(occupied) else { return spot };
    let mut here = push.entry();
    while here != end {
        let Some(next) = here.step(push.direction()) else { return spot };
        if next == spot {
            return here;
        }
        here = next;
    }
    spot
}

/// Returns the opponent's pieces that a turn removes from the board, and the GIPF-pieces among them.
#[must_use]
pub fn captured<G: PushGame>(turn: &Turn<G>) -> (Bitboard, Bitboard) {
    let opponent = !turn.before.to_act();
    turn.steps().into_iter().fold(
        (Bitboard::EMPTY, Bitboard::EMPTY),
        |(all, gipfs), (position, action)| {
            let Some(spots) = G::cleared(action) else { return (all, gipfs) };
            let taken = spots & position.own(opponent);
            (all | taken, gipfs | (taken & position.own_gipfs(opponent)))
        },
    )
}

/// Returns the player's own row that they complete with the push of a turn and then remove, if any: its pieces, with the
/// opponent's pieces that extend it.
#[must_use]
pub fn own_row<G: PushGame>(turn: &Turn<G>) -> Option<Bitboard> {
    let player = turn.before.to_act();
    let steps = turn.steps();
    let pushed = steps.iter().position(|&(_, action)| !G::is_settling(action))?;
    steps.get(pushed + 1..)?.iter().find_map(|&(position, action)| {
        let spots = G::cleared(action)?;
        position.stretches(player).into_iter().find(|row| spots.is_subset(*row))
    })
}

/// Returns the first and the last piece of a row.
#[must_use]
pub fn row_ends(row: Bitboard) -> Option<(Spot, Spot)> {
    Some((row.first()?, row.last()?))
}
