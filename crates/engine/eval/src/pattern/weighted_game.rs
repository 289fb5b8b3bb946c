use std::fmt;

/// The game that a weights file belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WeightedGame {
    /// Either variant of YINSH.
    Yinsh,
    /// Any variant of GIPF.
    Gipf,
    /// GIPF with potentials under any terms: the weights that potentials add to those of GIPF.
    #[cfg(feature = "potentials")]
    Potentials,
}

impl WeightedGame {
    /// Returns the number of the game in weights files.
    pub(super) const fn byte(self) -> u8 {
        match self {
            Self::Yinsh => 1,
            Self::Gipf => 2,
            #[cfg(feature = "potentials")]
            Self::Potentials => 3,
        }
    }

    pub(super) const fn from_byte(byte: u8) -> Option<Self> {
        match byte {
            1 => Some(Self::Yinsh),
            2 => Some(Self::Gipf),
            #[cfg(feature = "potentials")]
            3 => Some(Self::Potentials),
            _ => None,
        }
    }
}

impl fmt::Display for WeightedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Yinsh => "YINSH",
            Self::Gipf => "GIPF",
            #[cfg(feature = "potentials")]
            Self::Potentials => "GIPF with potentials",
        })
    }
}
