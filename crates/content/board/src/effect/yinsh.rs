use yinsh::{Action, Bitboard, Point, Position};

use super::{Destination, Effect, Removed};
use crate::{
    kind::Kind,
    piece::{Piece, in_order, yinsh_piece},
};

/// Returns the effects of an action of YINSH.
pub(crate) fn effects(before: &Position, action: Action, after: &Position) -> Vec<Effect> {
    let player = before.to_act();
    let ring = |point: Point| Piece::new(point.into(), Kind::Ring, player);
    let remove = |points: Bitboard, to| {
        in_order(points)
            .filter_map(|point| Some(Removed { piece: yinsh_piece(before, point)?, to }))
            .collect()
    };
    vec![match action {
        Action::Place(point) => Effect::Place { player, piece: ring(point) },
        Action::Move { from, to } => {
            let mut effects = vec![Effect::Move { player, piece: ring(from), to: to.into() }];
            let pieces = flipped(before, from, to, after);
            if !pieces.is_empty() {
                effects.push(Effect::Flip { player, pieces });
            }
            return effects;
        }
        Action::RemoveRow(row) => Effect::Remove {
            player,
            row: in_order(row.points()).map(Into::into).collect(),
            gone: remove(row.points(), Destination::Pool),
            stays: Vec::new(),
        },
        Action::RemoveRing(point) => Effect::Remove {
            player,
            row: Vec::new(),
            gone: remove(Bitboard::of(point), Destination::Off),
            stays: Vec::new(),
        },
        Action::Pass => Effect::Pass { player },
    }]
}

/// Returns the flipped markers, in the order of the jump.
fn flipped(before: &Position, from: Point, to: Point, after: &Position) -> Vec<Piece> {
    let markers = before.all_markers() & after.all_markers();
    let turned = |point: &Point| before.piece(*point) != after.piece(*point);
    let pieces = in_order(markers).filter(turned).filter_map(|point| yinsh_piece(after, point));
    let mut pieces: Vec<Piece> = pieces.collect();
    if to < from {
        pieces.reverse();
    }
    pieces
}
