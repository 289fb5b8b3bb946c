use core::fmt;

/// A kind of potential, each named after the game of the project that lends it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Potential {
    /// TAMSK: an extra push from the centre (rule P15).
    Tamsk,
    /// ZÈRTZ: jumps over pieces to the first empty spot (rule P12).
    Zertz,
    /// DVONN: jumps onto a neighbour of the opponent (rule P13).
    Dvonn,
    /// YINSH: runs over empty spots (rule P11).
    Yinsh,
    /// PÜNCT: jumps onto a neighbour, also onto a GIPF-piece (rule P14).
    Punct,
}

impl Potential {
    /// All kinds, in the order in which hands are written.
    pub const ALL: [Self; 5] = [Self::Tamsk, Self::Zertz, Self::Dvonn, Self::Yinsh, Self::Punct];

    /// 0 to 4, the index in [`Self::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter of tokens and position strings; U is PÜNCT.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Tamsk => 'T',
            Self::Zertz => 'Z',
            Self::Dvonn => 'D',
            Self::Yinsh => 'Y',
            Self::Punct => 'U',
        }
    }

    /// The kind with a capital letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The name of the game that lends it.
impl fmt::Display for Potential {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Tamsk => "TAMSK",
            Self::Zertz => "ZÈRTZ",
            Self::Dvonn => "DVONN",
            Self::Yinsh => "YINSH",
            Self::Punct => "PÜNCT",
        })
    }
}
