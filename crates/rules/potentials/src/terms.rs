use core::{fmt, str::FromStr};

use game::Color;
use gipf::Bitboard;

use crate::{Hand, Potential, notation::read_hands, notation::write_hands};

/// Minimum number of basics of a player (rule P1).
pub const MIN_BASICS: u8 = 12;

/// Maximum number of basics of a player (rule P1).
pub const BASICS_MAX: u8 = 24;

game::codes! {
    /// The start of a game, as in one of the variants of GIPF.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Start {
        /// Three basics per player are on the board, and there are no GIPF-pieces.
        Basic = "basic",
        /// Three GIPF-pieces per player are on the board.
        Standard = "standard",
        /// The board is empty, and GIPF-pieces are brought in.
        Tournament = "tournament",
    }
}

impl Start {
    /// Returns the number of a player's basics that are on the board from the start.
    #[must_use]
    pub const fn on_board(self) -> u8 {
        match self {
            Self::Basic => 3,
            Self::Standard => 6,
            Self::Tournament => 0,
        }
    }

    /// Returns the default number of basics of a player.
    #[must_use]
    pub const fn basics(self) -> u8 {
        match self {
            Self::Basic => 15,
            Self::Standard | Self::Tournament => 18,
        }
    }

    /// Returns the occupied spots of each player at the start.
    pub(crate) const fn pieces(self) -> [Bitboard; 2] {
        match self {
            Self::Basic | Self::Standard => {
                [gipf::bitboard![E2, B5, H5], gipf::bitboard![B2, E8, H2]]
            }
            Self::Tournament => [Bitboard::EMPTY; 2],
        }
    }
}

game::codes! {
    /// Named terms (rule P2).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Preset {
        /// Six TAMSK-potentials each.
        Tamsk = "gipf-tamsk",
        /// Six ZÈRTZ-potentials each.
        Zertz = "gipf-zertz",
        /// Six DVONN-potentials each.
        Dvonn = "gipf-dvonn",
        /// Six YINSH-potentials each.
        Yinsh = "gipf-yinsh",
        /// Six PÜNCT-potentials each.
        Punct = "gipf-punct",
        /// Three potentials of each kind and 21 basics each.
        Ultimate = "gipf-ultimate",
    }
}

impl Preset {
    /// Returns the terms of the preset.
    ///
    /// ```
    /// use gipf_potentials::Preset;
    ///
    /// assert_eq!(Preset::Ultimate.terms().to_string(), "tournament:21/21:T3Z3D3Y3U3-t3z3d3y3u3");
    /// ```
    #[must_use]
    pub const fn terms(self) -> Terms {
        let (basics, numbers) = match self {
            Self::Tamsk => (18, [6, 0, 0, 0, 0]),
            Self::Zertz => (18, [0, 6, 0, 0, 0]),
            Self::Dvonn => (18, [0, 0, 6, 0, 0]),
            Self::Yinsh => (18, [0, 0, 0, 6, 0]),
            Self::Punct => (18, [0, 0, 0, 0, 6]),
            Self::Ultimate => (21, [3; 5]),
        };
        let hand = Hand::new(numbers).expect("at most six of a kind");
        Terms { start: Start::Tournament, basics: [basics; 2], hands: [hand; 2] }
    }
}

/// The terms that the players agree on before the game (rule P1), written
/// `start:basicsWhite/basicsBlack:hands`.
///
/// ```
/// use gipf_potentials::{Color, Potential, Preset, Terms};
///
/// let terms: Terms = "standard:18/15:T3U2-z6".parse()?;
/// assert_eq!(terms.basics(Color::Black), 15);
/// assert_eq!(terms.hand(Color::White).count(Potential::Punct), 2);
/// assert_eq!(terms.to_string(), "standard:18/15:T3U2-z6");
/// assert_eq!(Preset::Tamsk.terms().to_string(), "tournament:18/18:T6-t6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Terms {
    start: Start,
    basics: [u8; 2],
    hands: [Hand; 2],
}

impl Terms {
    /// Creates terms, with White's basics and potentials first; returns `None` if a number of basics
    /// is not between 12 and 24.
    ///
    /// ```
    /// use gipf_potentials::{Hand, Potential, Start, Terms};
    ///
    /// let six = Hand::of(Potential::Yinsh, 6).unwrap();
    /// let terms = Terms::new(Start::Standard, [18, 15], [six, Hand::EMPTY]).unwrap();
    /// assert_eq!(terms.to_string(), "standard:18/15:Y6-");
    /// assert_eq!(Terms::new(Start::Standard, [18, 11], [six; 2]), None);
    /// ```
    #[must_use]
    pub const fn new(start: Start, basics: [u8; 2], hands: [Hand; 2]) -> Option<Self> {
        let mut i = 0;
        while i < 2 {
            if basics[i] < MIN_BASICS || basics[i] > BASICS_MAX {
                return None;
            }
            i += 1;
        }
        Some(Self { start, basics, hands })
    }

    /// Returns the start of the game.
    #[inline]
    #[must_use]
    pub const fn start(self) -> Start {
        self.start
    }

    /// Returns the number of basics of a player, including those on the board.
    #[inline]
    #[must_use]
    pub const fn basics(self, color: Color) -> u8 {
        self.basics[color.index()]
    }

    /// Returns the potentials of a player.
    #[inline]
    #[must_use]
    pub const fn hand(self, color: Color) -> Hand {
        self.hands[color.index()]
    }

    /// Returns the number of potentials of a kind that a player has.
    ///
    /// ```
    /// use gipf_potentials::{Color, Potential, Preset};
    ///
    /// let terms = Preset::Yinsh.terms();
    /// assert_eq!(terms.potentials(Color::White, Potential::Yinsh), 6);
    /// assert_eq!(terms.potentials(Color::White, Potential::Dvonn), 0);
    /// ```
    #[must_use]
    pub const fn potentials(self, color: Color, kind: Potential) -> u8 {
        self.hand(color).count(kind)
    }

    /// Returns the preset with these terms, if there is one.
    ///
    /// ```
    /// use gipf_potentials::{Preset, Terms};
    ///
    /// let terms: Terms = "tournament:18/18:T6-t6".parse()?;
    /// assert_eq!(terms.preset(), Some(Preset::Tamsk));
    /// # Ok::<(), gipf_potentials::ParseTermsError>(())
    /// ```
    #[must_use]
    pub const fn preset(self) -> Option<Preset> {
        let mut i = 0;
        while i < Preset::ALL.len() {
            if Preset::ALL[i].terms().bits() == self.bits() {
                return Some(Preset::ALL[i]);
            }
            i += 1;
        }
        None
    }

    /// Returns the terms as a unique integer, for keys.
    pub(crate) const fn bits(self) -> u64 {
        self.start as u64
            | (self.basics[0] as u64) << 8
            | (self.basics[1] as u64) << 16
            | (self.hands[0].bits() as u64) << 24
            | (self.hands[1].bits() as u64) << 40
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.basics;
        write!(f, "{}:{white}/{black}:", self.start.code())?;
        write_hands(f, self.hands)
    }
}

/// Error for a string that is neither terms nor the id of a preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseTermsError;

impl fmt::Display for ParseTermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "terms must be a start (basic, standard or tournament), {MIN_BASICS} to {BASICS_MAX} \
             basics for each player and up to six potentials of each kind, as in \
             standard:18/15:T3U2-z6"
        )
    }
}

impl core::error::Error for ParseTermsError {}

impl FromStr for Terms {
    type Err = ParseTermsError;

    /// Reads terms, or the id of a preset.
    fn from_str(text: &str) -> Result<Self, ParseTermsError> {
        if let Some(preset) = Preset::from_code(text) {
            return Ok(preset.terms());
        }
        let read = || {
            let (start, rest) = text.split_once(':')?;
            let (basics, hands) = rest.split_once(':')?;
            let (white, black) = basics.split_once('/')?;
            let number = |text: &str| {
                (text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit()))
                    .then(|| text.parse().ok())?
            };
            let basics = [number(white)?, number(black)?];
            Self::new(Start::from_code(start)?, basics, read_hands(hands)?)
        };
        read().ok_or(ParseTermsError)
    }
}
