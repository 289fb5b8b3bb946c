use core::{fmt, str::FromStr};

use game::Color;
use gipf::Bitboard;

use crate::{Hand, Potential, notation::read_hands, notation::write_hands};

/// The fewest basics of a player (rule P1).
pub const MIN_BASICS: u8 = 12;

/// The most basics of a player (rule P1).
pub const MAX_BASICS: u8 = 24;

game::codes! {
    /// How a game begins: as one of the variants of GIPF.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Start {
        /// Three basics a player stand on the board, and there are no GIPF-pieces.
        Basic = "basic",
        /// Three GIPF-pieces a player stand on the board.
        Standard = "standard",
        /// The board is empty; GIPF-pieces are brought in.
        Tournament = "tournament",
    }
}

impl Start {
    /// The basics of a player that stand on the board from the start.
    #[must_use]
    pub const fn on_board(self) -> u8 {
        match self {
            Self::Basic => 3,
            Self::Standard => 6,
            Self::Tournament => 0,
        }
    }

    /// The basics that a player has if nothing else is agreed.
    #[must_use]
    pub const fn basics(self) -> u8 {
        match self {
            Self::Basic => 15,
            Self::Standard | Self::Tournament => 18,
        }
    }

    /// The spots of both players from the start.
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
    /// Terms that have a name of their own (rule P2).
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
        /// Three potentials of each kind each, and 21 basics.
        Ultimate = "gipf-ultimate",
    }
}

impl Preset {
    /// What the preset stands for.
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
        let hand = Hand::new(numbers).expect("six of a kind at most");
        Terms { start: Start::Tournament, basics: [basics; 2], hands: [hand; 2] }
    }
}

/// What the players agree on before the game (rule P1), written
/// `start:basicsWhite/basicsBlack:hands`.
///
/// ```
/// use potentials::{Color, Potential, Preset, Terms};
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
    /// Terms with White's number and potentials first; `None` if a number of basics is not
    /// 12 to 24.
    #[must_use]
    pub const fn new(start: Start, basics: [u8; 2], hands: [Hand; 2]) -> Option<Self> {
        let mut i = 0;
        while i < 2 {
            if basics[i] < MIN_BASICS || basics[i] > MAX_BASICS {
                return None;
            }
            i += 1;
        }
        Some(Self { start, basics, hands })
    }

    /// How the game begins.
    #[inline]
    #[must_use]
    pub const fn start(self) -> Start {
        self.start
    }

    /// The basics of a player, those on the board included.
    #[inline]
    #[must_use]
    pub const fn basics(self, color: Color) -> u8 {
        self.basics[color.index()]
    }

    /// The potentials of a player.
    #[inline]
    #[must_use]
    pub const fn hand(self, color: Color) -> Hand {
        self.hands[color.index()]
    }

    /// How many potentials of a kind a player has.
    #[must_use]
    pub const fn potentials(self, color: Color, kind: Potential) -> u8 {
        self.hand(color).count(kind)
    }

    /// The preset that these terms are, if they are one.
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

    /// The terms as an integer, for keys: different ones for different terms.
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

/// A text that is neither terms nor the id of a preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseTermsError;

impl fmt::Display for ParseTermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "terms are a start (basic, standard or tournament), {MIN_BASICS} to {MAX_BASICS} \
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
