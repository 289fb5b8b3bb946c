use game::Game;
use yinsh::{Action, Bitboard, Point, Position};

use super::{Effect, Gone, Place};
use crate::{Kind, Piece, board::yinsh_piece};

/// What an action of YINSH does.
pub(crate) fn effects(before: &Position, action: Action, after: &Position) -> Vec<Effect> {
    let player = before.to_act().into();
    let ring = |point: Point| Piece { at: point.into(), kind: Kind::Ring, color: player };
    let remove = |points: Bitboard, to| {
        points
            .iter()
            .filter_map(|point| Some(Gone { piece: yinsh_piece(before, point)?, to }))
            .collect()
    };
    vec![match action {
        Action::Place(point) => Effect::Place { player, piece: ring(point) },
        Action::Move { from, to } => {
            let mut effects = vec![Effect::Move { player, piece: ring(from), to: to.into() }];
            let pieces = flipped(before, from, after);
            if !pieces.is_empty() {
                effects.push(Effect::Flip { player, pieces });
            }
            return effects;
        }
        Action::RemoveRow(row) => Effect::Remove {
            player,
            row: row.points().iter().map(Into::into).collect(),
            gone: remove(row.points(), Place::Pool),
            stays: Vec::new(),
        },
        Action::RemoveRing(point) => Effect::Remove {
            player,
            row: Vec::new(),
            gone: remove(Bitboard::of(point), Place::Off),
            stays: Vec::new(),
        },
        Action::Pass => Effect::Pass { player },
    }]
}

/// The markers that were there before and show their other side now, by their distance.
fn flipped(before: &Position, from: Point, after: &Position) -> Vec<Piece> {
    let markers = before.all_markers() & after.all_markers();
    let turned = |point: &Point| before.piece(*point) != after.piece(*point);
    let mut points: Vec<Point> = markers.iter().filter(turned).collect();
    points.sort_by_key(|point| {
        let way = point.hex().minus(from.hex());
        way.column.unsigned_abs().max(way.row.unsigned_abs())
    });
    points.into_iter().filter_map(|point| yinsh_piece(after, point)).collect()
}
