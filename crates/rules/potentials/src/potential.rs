use core::fmt;

/// A kind of potential, named after a game of the GIPF project.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Potential {
    /// TAMSK: an extra push from the centre (rule P15).
    Tamsk,
    /// ZÈRTZ: jumps over pieces to the first empty spot (rule P12).
    Zertz,
    /// DVONN: jumps onto an adjacent piece of the opponent (rule P13).
    Dvonn,
    /// YINSH: slides over empty spots (rule P11).
    Yinsh,
    /// PÜNCT: jumps onto an adjacent piece of the opponent, even a GIPF-piece (rule P14).
    Punct,
}

impl Potential {
    /// All kinds, in the order in which hands are written.
    pub const ALL: [Self; 5] = [Self::Tamsk, Self::Zertz, Self::Dvonn, Self::Yinsh, Self::Punct];

    /// Returns the index in [`Self::ALL`], 0 to 4.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the capital letter used in tokens and position strings; U is PÜNCT.
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

    /// Returns the kind with the given capital letter.
    ///
    /// ```
    /// use gipf_potentials::Potential;
    ///
    /// assert_eq!(Potential::from_letter('U'), Some(Potential::Punct));
    /// assert_eq!(Potential::from_letter('P'), None); // a basic
    /// ```
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// Writes the name of the game after which the kind is named.
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
