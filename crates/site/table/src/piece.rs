use json::{Json, Writer, Written};

use crate::{Player, PointName};

/// Something that stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Where it stands.
    pub at: PointName,
    /// What it is.
    pub kind: Kind,
    /// Whose it is, or which side of a marker is up.
    pub color: Player,
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A ring of YINSH.
    Ring,
    /// A marker of YINSH.
    Marker,
    /// A single piece of GIPF.
    Single,
    /// A GIPF-piece.
    Gipf,
}

impl Piece {
    pub(crate) fn read(json: Json<'_>) -> Option<Self> {
        Some(Self {
            at: PointName::read(json.get("at")?)?,
            kind: Kind::read(json.get("kind")?)?,
            color: Player::read(json.get("color")?)?,
        })
    }
}

impl Written for Piece {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("at", &self.at);
        out.field("kind", &self.kind);
        out.field("color", &self.color);
        out.close('}');
    }
}

impl Kind {
    const ALL: [Self; 4] = [Self::Ring, Self::Marker, Self::Single, Self::Gipf];

    const fn id(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Marker => "marker",
            Self::Single => "single",
            Self::Gipf => "gipf",
        }
    }

    fn read(json: Json<'_>) -> Option<Self> {
        let id = json.text()?;
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

impl Written for Kind {
    fn write(&self, out: &mut Writer) {
        out.string(self.id());
    }
}
