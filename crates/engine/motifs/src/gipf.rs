use game::Color;
use gipf::{Action, Bitboard, Position, Row, Spot};

use crate::turn::{Turn, with_turn_of};

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

/// Returns the opponent's pieces that a turn removes from the board, and the GIPF-pieces among them.
#[must_use]
pub fn captured(turn: &Turn<Position>) -> (Bitboard, Bitboard) {
    let opponent = !turn.before.to_act();
    turn.steps().into_iter().fold((Bitboard::EMPTY, Bitboard::EMPTY), |(all, gipfs), step| {
        let (position, Action::Remove(spots)) = step else { return (all, gipfs) };
        let taken = spots & position.pieces(opponent);
        (all | taken, gipfs | (taken & position.gipf_pieces(opponent)))
    })
}

/// Returns the player's own row that they complete with the push of a turn and then remove, if any.
#[must_use]
pub fn own_row(turn: &Turn<Position>) -> Option<Row> {
    let player = turn.before.to_act();
    let steps = turn.steps();
    let pushed = steps
        .iter()
        .position(|(_, action)| !matches!(action, Action::Remove(_) | Action::Leave))?;
    steps.get(pushed + 1..)?.iter().find_map(|(position, action)| {
        let Action::Remove(spots) = action else { return None };
        position.rows(player).find(|row| spots.is_subset(row.pieces()))
    })
}

/// Returns the first and the last piece of a row.
#[must_use]
pub fn row_ends(row: Row) -> Option<(Spot, Spot)> {
    let mut spots = row.pieces().into_iter();
    let first = spots.next()?;
    Some((first, spots.last().unwrap_or(first)))
}
