use game::Color;
use gipf::{Bitboard, Push, Spot};
use potentials::{Action, Kind, Position, Potential};

use super::{Destination, Effect, Moved, Removed};
use crate::{
    kind::Kind as PieceKind,
    piece::{Piece, potentials_piece},
    point_name::PointName,
};

/// Returns the effects of an action of GIPF with potentials that leads from `before` to `after`.
pub(crate) fn effects(before: &Position, action: Action, after: &Position) -> Vec<Effect> {
    let player = before.to_act();
    match action {
        Action::Enter { kind, spot } => push(before, kind, spot, None),
        Action::Push { kind, push: way } => push(before, kind, way.entry(), Some(way)),
        Action::Use { from, to, .. } => use_of(before, after, from, to).into_iter().collect(),
        Action::Remove(spots) => removal(before, after, spots),
        Action::Leave => vec![Effect::Leave { player }],
        Action::Decline => vec![Effect::Decline { player }],
    }
}

/// Returns a piece without its potential: a basic, with the pieces that it covers.
fn unloaded(piece: Piece) -> Piece {
    Piece { kind: PieceKind::Single, ..piece }
}

fn push(before: &Position, kind: Kind, spot: Spot, way: Option<Push>) -> Vec<Effect> {
    let player = before.to_act();
    let mut effects = Vec::new();
    let piece = match kind {
        Kind::Basic => PieceKind::Single,
        Kind::Gipf => PieceKind::Gipf,
        Kind::Loaded(potential) => PieceKind::Loaded(potential),
        Kind::Extra => PieceKind::Used(Potential::Tamsk),
    };
    let unloads = kind == Kind::Extra;
    if let Some(piece) = potentials_piece(before, Spot::CENTRE).filter(|_| unloads) {
        effects.push(Effect::Unload { player, piece, left: unloaded(piece) });
    }
    effects.push(Effect::Push {
        player,
        piece: Piece::new(spot.into(), piece, player),
        from: way.map(|way| way.dot().into()),
        moved: way.map(|way| moved(before, way, unloads)).unwrap_or_default(),
    });
    effects
}

/// Returns the pieces that a push moves along, furthest first. An extra push moves the piece that
/// remains in the centre.
fn moved(before: &Position, push: Push, unloads: bool) -> Vec<Moved> {
    let reached = before.reached(push);
    let mut moved = Vec::new();
    let mut spot = push.entry();
    while Some(spot) != reached {
        let (Some(piece), Some(next)) =
            (potentials_piece(before, spot), spot.step(push.direction()))
        else {
            break;
        };
        let piece = if unloads && spot == Spot::CENTRE { unloaded(piece) } else { piece };
        moved.push(Moved { piece, to: next.into() });
        spot = next;
    }
    moved.reverse();
    moved
}

fn use_of(before: &Position, after: &Position, from: Spot, to: Spot) -> Option<Effect> {
    let player = before.to_act();
    let piece = potentials_piece(before, from)?;
    let lands = potentials_piece(after, to)?;
    let taken = potentials_piece(before, to).and_then(|there| taken(there, lands));
    Some(Effect::Use { player, piece, left: unloaded(piece), lands, taken })
}

/// Returns the piece that a jump removes: the upper half of a GIPF-piece, or its remaining half.
fn taken(there: Piece, lands: Piece) -> Option<Removed> {
    let (kind, color) = match (there.kind, lands.kind) {
        (PieceKind::Gipf, _) => (PieceKind::Single, there.color),
        (PieceKind::GipfOfPotentials, _) => (PieceKind::Used(Potential::Punct), there.color),
        // The second jump turns the two potentials into a GIPF-piece, and the piece under them is
        // removed.
        (_, PieceKind::GipfOfPotentials) => there.under.iter().next()?,
        _ => return None,
    };
    let is_basic = kind == PieceKind::Single;
    let to = if is_basic { Destination::Captured } else { Destination::Gone };
    Some(Removed { piece: Piece::new(there.at, kind, color), to })
}

fn removal(before: &Position, after: &Position, spots: Bitboard) -> Vec<Effect> {
    let player = before.to_act();
    let row = before
        .rows(player)
        .find(|row| spots.is_subset(row.pieces()) && row.must_go().is_subset(spots))
        .map_or(spots, potentials::Row::pieces);
    let pieces = |spots: Bitboard| spots.iter().filter_map(|spot| potentials_piece(before, spot));
    let gone = pieces(spots).map(|piece| Removed { piece, to: destination(piece, player) });
    let remove = Effect::Remove {
        player,
        row: row.iter().map(PointName::from).collect(),
        gone: gone.collect(),
        stays: pieces(row.without(spots)).collect(),
    };
    let free: Vec<Piece> = spots.iter().filter_map(|spot| potentials_piece(after, spot)).collect();
    if free.is_empty() {
        return vec![remove];
    }
    vec![remove, Effect::Uncover { player, pieces: free }]
}

/// Returns the destination of a removed piece: potentials leave the game, basics go to their
/// owner's reserve or are captured by the opponent.
fn destination(piece: Piece, player: Color) -> Destination {
    match piece.kind {
        PieceKind::Used(_) | PieceKind::GipfOfPotentials => Destination::Gone,
        _ if piece.color == player => Destination::Reserve,
        _ => Destination::Captured,
    }
}
