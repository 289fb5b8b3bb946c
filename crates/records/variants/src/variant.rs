use core::{fmt, str::FromStr};

use game::Color;

/// A variant of one of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// YINSH: three rings off win.
    Yinsh,
    /// YINSH: the first ring off wins.
    YinshBlitz,
    /// GIPF with single pieces only.
    GipfBasic,
    /// GIPF with three GIPF-pieces a player from the start.
    GipfStandard,
    /// GIPF from an empty board.
    GipfTournament,
}

/// The game of which something is a variant: same board, same pieces, same notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// YINSH.
    Yinsh,
    /// GIPF.
    Gipf,
}

impl Variant {
    /// All variants.
    pub const ALL: [Self; 5] =
        [Self::Yinsh, Self::YinshBlitz, Self::GipfBasic, Self::GipfStandard, Self::GipfTournament];

    /// The id in records, protocols and addresses.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Yinsh => "yinsh",
            Self::YinshBlitz => "yinsh-blitz",
            Self::GipfBasic => "gipf-basic",
            Self::GipfStandard => "gipf-standard",
            Self::GipfTournament => "gipf-tournament",
        }
    }

    /// The game that it belongs to.
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Self::Yinsh | Self::YinshBlitz => Family::Yinsh,
            Self::GipfBasic | Self::GipfStandard | Self::GipfTournament => Family::Gipf,
        }
    }

    pub(crate) const fn of_yinsh(variant: yinsh::Variant) -> Self {
        match variant {
            yinsh::Variant::Normal => Self::Yinsh,
            yinsh::Variant::Blitz => Self::YinshBlitz,
        }
    }

    pub(crate) const fn of_gipf(variant: gipf::Variant) -> Self {
        match variant {
            gipf::Variant::Basic => Self::GipfBasic,
            gipf::Variant::Standard => Self::GipfStandard,
            gipf::Variant::Tournament => Self::GipfTournament,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that is the id of no variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseVariantError;

impl fmt::Display for ParseVariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such game: there are ")?;
        for (index, variant) in Variant::ALL.into_iter().enumerate() {
            write!(f, "{}{variant}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseVariantError {}

impl FromStr for Variant {
    type Err = ParseVariantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|variant| variant.id().eq_ignore_ascii_case(text))
            .ok_or(ParseVariantError)
    }
}

/// Extra pieces for one player of the basic game of GIPF, written `w1` to `b3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Handicap {
    color: Color,
    extra: u8,
}

impl Handicap {
    /// A handicap of 1 to 3 extra pieces; `None` for another number.
    #[must_use]
    pub const fn new(color: Color, extra: u8) -> Option<Self> {
        if extra >= 1 && extra <= gipf::MAX_HANDICAP { Some(Self { color, extra }) } else { None }
    }

    /// The player who has more pieces.
    #[must_use]
    pub const fn color(self) -> Color {
        self.color
    }

    /// How many more.
    #[must_use]
    pub const fn extra(self) -> u8 {
        self.extra
    }
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color.letter(), self.extra)
    }
}

/// A text that is no handicap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHandicapError;

impl fmt::Display for ParseHandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a handicap is w or b and 1 to 3 extra pieces, as in w2")
    }
}

impl core::error::Error for ParseHandicapError {}

impl FromStr for Handicap {
    type Err = ParseHandicapError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (color, extra) = match *text.as_bytes() {
            [b'w' | b'W', digit @ b'1'..=b'9'] => (Color::White, digit - b'0'),
            [b'b' | b'B', digit @ b'1'..=b'9'] => (Color::Black, digit - b'0'),
            _ => return Err(ParseHandicapError),
        };
        Self::new(color, extra).ok_or(ParseHandicapError)
    }
}
