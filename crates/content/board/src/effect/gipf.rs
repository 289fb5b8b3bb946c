use game::Color;
use gipf::{Action, Bitboard, Kind, Position, Push, Spot};

use super::{Destination, Effect, Moved, Removed};
use crate::{
    kind::Kind as PieceKind,
    piece::{Piece, gipf_piece},
    point_name::PointName,
};

/// Returns the effects of an action of GIPF.
pub(crate) fn effects(before: &Position, action: Action) -> Vec<Effect> {
    let player = before.to_act();
    let new = |kind: Kind, spot: Spot| {
        let kind = if kind == Kind::Gipf { PieceKind::Gipf } else { PieceKind::Single };
        Piece::new(spot.into(), kind, player)
    };
    vec![match action {
        Action::Enter { kind, spot } => {
            Effect::Push { player, piece: new(kind, spot), from: None, moved: Vec::new() }
        }
        Action::Push { kind, push } => Effect::Push {
            player,
            piece: new(kind, push.entry()),
            from: Some(push.dot().into()),
            moved: moved(before, push),
        },
        Action::Remove(spots) => removal(before, player, spots),
        Action::Leave => Effect::Leave { player },
    }]
}

/// Returns the pieces that a push moves along, furthest first.
fn moved(before: &Position, push: Push) -> Vec<Moved> {
    let reached = before.reached(push);
    let mut moved = Vec::new();
    let mut spot = push.entry();
    while Some(spot) != reached {
        let (Some(piece), Some(next)) = (gipf_piece(before, spot), spot.step(push.direction()))
        else {
            break;
        };
        moved.push(Moved { piece, to: next.into() });
        spot = next;
    }
    moved.reverse();
    moved
}

fn removal(before: &Position, player: Color, spots: Bitboard) -> Effect {
    let stretch = before
        .rows(before.to_act())
        .find(|stretch| spots.is_subset(stretch.pieces()) && stretch.singles().is_subset(spots));
    let row = stretch.map_or(spots, gipf::Row::pieces);
    let pieces = |spots: Bitboard| spots.iter().filter_map(|spot| gipf_piece(before, spot));
    let gone = pieces(spots).map(|piece| {
        let to = if piece.color == player { Destination::Reserve } else { Destination::Captured };
        Removed { piece, to }
    });
    Effect::Remove {
        player,
        row: row.iter().map(PointName::from).collect(),
        gone: gone.collect(),
        stays: pieces(row.without(spots)).collect(),
    }
}
