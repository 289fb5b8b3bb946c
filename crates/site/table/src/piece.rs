use game::Color;
use json::{Json, Writer, Written};

#[cfg(feature = "potentials")]
use crate::under::Under;
use crate::{fields::color, kind::Kind, point_name::PointName};

/// Something that stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Where it stands.
    pub at: PointName,
    /// What it is.
    pub kind: Kind,
    /// Whose it is, or which side of a marker is up.
    pub color: Color,
    /// What it covers.
    #[cfg(feature = "potentials")]
    pub under: Under,
}

impl Piece {
    /// A piece that covers nothing.
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

/// What stands on a point of YINSH.
pub(crate) fn yinsh_piece(position: &yinsh::Position, point: yinsh::Point) -> Option<Piece> {
    let (kind, color) = match position.piece(point)? {
        yinsh::Piece::Ring(color) => (Kind::Ring, color),
        yinsh::Piece::Marker(color) => (Kind::Marker, color),
    };
    Some(Piece::new(point.into(), kind, color))
}

/// What stands on a spot of GIPF.
pub(crate) fn gipf_piece(position: &gipf::Position, spot: gipf::Spot) -> Option<Piece> {
    let (kind, color) = match position.piece(spot)? {
        gipf::Piece::Single(color) => (Kind::Single, color),
        gipf::Piece::Gipf(color) => (Kind::Gipf, color),
        _ => return None,
    };
    Some(Piece::new(spot.into(), kind, color))
}

/// Points of YINSH by column, then by row: in a line, from one end to the other.
pub(crate) fn in_order(points: yinsh::Bitboard) -> impl Iterator<Item = yinsh::Point> {
    yinsh::Point::ALL.into_iter().filter(move |point| points.has(*point))
}

/// What stands on a spot of GIPF with potentials.
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
