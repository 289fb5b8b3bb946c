use game::Color;
use hexgrid::Axis;
use yinsh::{Action, Bitboard, Point, Position, Row};

use crate::turn::{Turn, with_turn_of};

/// Returns the rows that a player could complete with one move; `None` if the position is not at the move stage, or
/// could not arise with this player to act.
#[must_use]
pub fn completable_rows(position: &Position, color: Color) -> Option<Vec<Row>> {
    let position = with_turn_of(position, color, "move")?;
    let mut found = Vec::new();
    for action in position.legal_actions() {
        let mut next = position;
        next.play_unchecked(action);
        for row in next.rows(color) {
            if !found.contains(&row) {
                found.push(row);
            }
        }
    }
    Some(found)
}

/// Returns the points of a set that are part of four adjacent points in a line.
#[must_use]
pub fn in_fours(points: Bitboard) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for first in points {
        for axis in Axis::ALL {
            let next = |point: &Point| point.step(axis.forward()).filter(|&next| points.has(next));
            let run: Vec<Point> = std::iter::successors(Some(first), next).take(4).collect();
            if run.len() == 4 {
                found |= run.into_iter().collect();
            }
        }
    }
    found
}

/// Returns a player's rings that could move in `before` and that, in `later`, are still on the same point but cannot
/// move.
#[must_use]
pub fn cut_off_rings(before: &Position, later: &Position, color: Color) -> Bitboard {
    let is_stuck = |ring: &Point| {
        !before.ring_targets(color, *ring).is_empty()
            && later.rings(color).has(*ring)
            && later.ring_targets(color, *ring).is_empty()
    };
    before.rings(color).iter().filter(is_stuck).collect()
}

/// Returns the markers of a colour that the move of a turn flipped.
#[must_use]
pub fn flipped(turn: &Turn<Position>, color: Color) -> Bitboard {
    let moved = turn.steps().into_iter().find(|(_, action)| matches!(action, Action::Move { .. }));
    let Some((before, action)) = moved else { return Bitboard::EMPTY };
    let mut after = before;
    after.play_unchecked(action);
    before.markers(color).without(after.markers(color))
}

/// Returns the markers of a colour that the other player could flip with one move; `None` if the position is not at the
/// move stage, or could not arise with that player to act.
#[must_use]
pub fn flippable(position: &Position, color: Color) -> Option<Bitboard> {
    let position = with_turn_of(position, !color, "move")?;
    let lost = position.legal_actions().map(|action| {
        let mut next = position;
        next.play_unchecked(action);
        position.markers(color).without(next.markers(color))
    });
    Some(lost.fold(Bitboard::EMPTY, |all, lost| all | lost))
}
