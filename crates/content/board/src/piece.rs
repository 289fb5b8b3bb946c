use game::Color;
use json::{Json, Writer, Written};

#[cfg(feature = "potentials")]
use crate::under::Under;
use crate::{fields::color, kind::Kind, point_name::PointName};

/// A piece on a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Point on which the piece lies.
    pub at: PointName,
    /// Kind of the piece.
    pub kind: Kind,
    /// Owner of the piece, or the visible side of a marker.
    pub color: Color,
    /// Pieces that the piece covers.
    #[cfg(feature = "potentials")]
    pub under: Under,
}

impl Piece {
    /// Creates a piece that covers nothing.
    #[must_use]
    pub const fn new(at: PointName, kind: Kind, color: Color) -> Self {
        Self {
            at,
            kind,
            color,
            #[cfg(feature = "potentials")]
            under: Under::NOTHING,
        }
    }

    pub(crate) fn read(json: Json<'_>) -> Option<Self> {
        let at = PointName::read(json.get("at")?)?;
        let kind = Kind::from_code(&json.get("kind")?.text()?)?;
        Some(Self::new(at, kind, color(json.get("color")?)?))
    }
}

impl Written for Piece {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("at", &self.at);
        out.field("kind", &self.kind);
        out.field("color", self.color.code());
        #[cfg(feature = "potentials")]
        if !self.under.is_empty() {
            out.field("under", &self.under);
        }
        out.close('}');
    }
}

/// Returns the piece on a point of YINSH.
pub(crate) fn yinsh_piece(position: &yinsh::Position, point: yinsh::Point) -> Option<Piece> {
    let (kind, color) = match position.piece(point)? {
        yinsh::Piece::Ring(color) => (Kind::Ring, color),
        yinsh::Piece::Marker(color) => (Kind::Marker, color),
    };
    Some(Piece::new(point.into(), kind, color))
}

/// Returns the piece on a spot of GIPF.
pub(crate) fn gipf_piece(position: &gipf::Position, spot: gipf::Spot) -> Option<Piece> {
    let (kind, color) = match position.piece(spot)? {
        gipf::Piece::Single(color) => (Kind::Single, color),
        gipf::Piece::Gipf(color) => (Kind::Gipf, color),
        _ => return None,
    };
    Some(Piece::new(spot.into(), kind, color))
}

/// Returns points of YINSH ordered by column, then by row: along a line, from one end to the other.
pub(crate) fn in_order(points: yinsh::Bitboard) -> impl Iterator<Item = yinsh::Point> {
    yinsh::Point::ALL.into_iter().filter(move |point| points.has(*point))
}

/// Returns the piece on a spot of GIPF with potentials.
#[cfg(feature = "potentials")]
pub(crate) fn potentials_piece(position: &potentials::Position, spot: gipf::Spot) -> Option<Piece> {
    let stack = position.stack(spot)?;
    let top = stack.top();
    if stack.is_gipf_piece() {
        let of_potentials = top.potential().is_some();
        let kind = if of_potentials { Kind::GipfOfPotentials } else { Kind::Gipf };
        return Some(Piece::new(spot.into(), kind, top.color()));
    }
    let covered = stack.pieces().rev().skip(1).map(|piece| (Kind::of(piece), piece.color()));
    let under = covered.collect();
    Some(Piece { under, ..Piece::new(spot.into(), Kind::of(top), top.color()) })
}
