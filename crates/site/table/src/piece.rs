use game::Color;
use json::{Json, Writer, Written};

use crate::{fields::color, point_name::PointName};

/// Something that stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Where it stands.
    pub at: PointName,
    /// What it is.
    pub kind: Kind,
    /// Whose it is, or which side of a marker is up.
    pub color: Color,
}

game::codes! {
    /// What a piece is.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Kind {
        /// A ring of YINSH.
        Ring = "ring",
        /// A marker of YINSH.
        Marker = "marker",
        /// A single piece of GIPF.
        Single = "single",
        /// A GIPF-piece.
        Gipf = "gipf",
    }
}

impl Piece {
    pub(crate) fn read(json: Json<'_>) -> Option<Self> {
        Some(Self {
            at: PointName::read(json.get("at")?)?,
            kind: Kind::from_code(&json.get("kind")?.text()?)?,
            color: color(json.get("color")?)?,
        })
    }
}

impl Written for Piece {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("at", &self.at);
        out.field("kind", &self.kind);
        out.field("color", self.color.code());
        out.close('}');
    }
}

impl Written for Kind {
    fn write(&self, out: &mut Writer) {
        out.string(self.code());
    }
}

/// What stands on a point of YINSH.
pub(crate) fn yinsh_piece(position: &yinsh::Position, point: yinsh::Point) -> Option<Piece> {
    let (kind, color) = match position.piece(point)? {
        yinsh::Piece::Ring(color) => (Kind::Ring, color),
        yinsh::Piece::Marker(color) => (Kind::Marker, color),
    };
    Some(Piece { at: point.into(), kind, color })
}

/// What stands on a spot of GIPF.
pub(crate) fn gipf_piece(position: &gipf::Position, spot: gipf::Spot) -> Option<Piece> {
    let (kind, color) = match position.piece(spot)? {
        gipf::Piece::Single(color) => (Kind::Single, color),
        gipf::Piece::Gipf(color) => (Kind::Gipf, color),
        _ => return None,
    };
    Some(Piece { at: spot.into(), kind, color })
}

/// Points of YINSH by column, then by row: in a line, from one end to the other.
pub(crate) fn in_order(points: yinsh::Bitboard) -> impl Iterator<Item = yinsh::Point> {
    yinsh::Point::ALL.into_iter().filter(move |point| points.has(*point))
}
