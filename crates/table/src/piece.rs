use serde::{Deserialize, Serialize};

use crate::{Player, PointName};

/// Something that stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Debug)]
pub struct Piece {
    /// Where it stands.
    pub at: PointName,
    /// What it is.
    pub kind: Kind,
    /// Whose it is, or which side of a marker is up.
    pub color: Player,
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
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
