#[cfg(feature = "potentials")]
use potentials::Potential;

use json::{Writer, Written};

/// Kind of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A ring of YINSH.
    Ring,
    /// A marker of YINSH.
    Marker,
    /// A single piece of GIPF; a basic in games with potentials.
    Single,
    /// A GIPF-piece made of two basics.
    Gipf,
    /// A basic with a potential on top.
    #[cfg(feature = "potentials")]
    Loaded(Potential),
    /// A potential that has left its basic.
    #[cfg(feature = "potentials")]
    Used(Potential),
    /// A GIPF-piece made of two used PÜNCT-potentials.
    #[cfg(feature = "potentials")]
    GipfOfPotentials,
}

impl Kind {
    /// Kinds that can be set up by hand.
    const PLAIN: [Self; 4] = [Self::Ring, Self::Marker, Self::Single, Self::Gipf];

    /// Returns the stable code used by pages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Marker => "marker",
            Self::Single => "single",
            Self::Gipf => "gipf",
            #[cfg(feature = "potentials")]
            Self::Loaded(Potential::Tamsk) => "loaded-tamsk",
            #[cfg(feature = "potentials")]
            Self::Loaded(Potential::Zertz) => "loaded-zertz",
            #[cfg(feature = "potentials")]
            Self::Loaded(Potential::Dvonn) => "loaded-dvonn",
            #[cfg(feature = "potentials")]
            Self::Loaded(Potential::Yinsh) => "loaded-yinsh",
            #[cfg(feature = "potentials")]
            Self::Loaded(Potential::Punct) => "loaded-punct",
            #[cfg(feature = "potentials")]
            Self::Used(Potential::Tamsk) => "used-tamsk",
            #[cfg(feature = "potentials")]
            Self::Used(Potential::Zertz) => "used-zertz",
            #[cfg(feature = "potentials")]
            Self::Used(Potential::Dvonn) => "used-dvonn",
            #[cfg(feature = "potentials")]
            Self::Used(Potential::Yinsh) => "used-yinsh",
            #[cfg(feature = "potentials")]
            Self::Used(Potential::Punct) => "used-punct",
            #[cfg(feature = "potentials")]
            Self::GipfOfPotentials => "gipf-punct",
        }
    }

    /// Returns the kind with this code, if it can be set up by hand.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::PLAIN.into_iter().find(|kind| kind.code() == code)
    }

    /// Returns the kind of a piece. The two potentials of a GIPF-piece count as separate pieces here.
    #[cfg(feature = "potentials")]
    pub(crate) const fn of(piece: potentials::Piece) -> Self {
        match piece {
            potentials::Piece::Basic(_) => Self::Single,
            potentials::Piece::Gipf(_) => Self::Gipf,
            potentials::Piece::Loaded(_, kind) => Self::Loaded(kind),
            potentials::Piece::Used(_, kind) => Self::Used(kind),
        }
    }
}

impl Written for Kind {
    fn write(&self, out: &mut Writer) {
        out.string(self.code());
    }
}
