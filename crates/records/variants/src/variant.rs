use alloc::string::String;
#[cfg(feature = "potentials")]
use alloc::string::ToString;
use core::{fmt, str::FromStr};

use game::Color;

/// A variant of one of the games.
///
/// Parsing accepts only the variants that are offered for play by the engine, the site and
/// the server. Records and the command line accept more, through [`Variant::known`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// YINSH: removing three rings wins.
    Yinsh,
    /// YINSH blitz: removing one ring wins.
    YinshBlitz,
    /// GIPF with single pieces only.
    GipfBasic,
    /// GIPF with three GIPF-pieces per player from the start.
    GipfStandard,
    /// GIPF from an empty board.
    GipfTournament,
    /// GIPF with potentials, either a preset or with custom terms.
    #[cfg(feature = "potentials")]
    GipfPotentials(potentials::Terms),
}

/// A game with all its variants, which share the board, the pieces and the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Family {
    /// YINSH.
    Yinsh,
    /// GIPF.
    Gipf,
    /// GIPF with potentials.
    #[cfg(feature = "potentials")]
    Potentials,
}

impl Variant {
    /// All variants that are offered for play.
    pub const ALL: [Self; 5] =
        [Self::Yinsh, Self::YinshBlitz, Self::GipfBasic, Self::GipfStandard, Self::GipfTournament];

    /// The presets of GIPF with potentials.
    #[cfg(feature = "potentials")]
    pub const PRESETS: [Self; potentials::Preset::ALL.len()] = {
        let mut presets = [Self::GipfTournament; potentials::Preset::ALL.len()];
        let mut i = 0;
        while i < presets.len() {
            presets[i] = Self::GipfPotentials(potentials::Preset::ALL[i].terms());
            i += 1;
        }
        presets
    };

    /// Returns the id used in records, protocols and URLs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Yinsh => "yinsh",
            Self::YinshBlitz => "yinsh-blitz",
            Self::GipfBasic => "gipf-basic",
            Self::GipfStandard => "gipf-standard",
            Self::GipfTournament => "gipf-tournament",
            #[cfg(feature = "potentials")]
            Self::GipfPotentials(terms) => match terms.preset() {
                Some(preset) => preset.code(),
                None => CUSTOM_TERMS,
            },
        }
    }

    /// Returns the variant with the given id, including those that only records and the command line
    /// accept. Games with custom terms share the id `gipf-potentials`; their terms are in `terms`.
    ///
    /// # Errors
    /// Fails if there is no such variant, or if terms are missing, invalid or not allowed.
    pub fn known(id: &str, terms: Option<&str>) -> Result<Self, ParseVariantError> {
        #[cfg(feature = "potentials")]
        {
            let preset = potentials::Preset::from_code(&id.to_ascii_lowercase());
            match (preset, terms) {
                (Some(preset), None) => return Ok(Self::GipfPotentials(preset.terms())),
                (None, Some(terms)) if id.eq_ignore_ascii_case(CUSTOM_TERMS) => {
                    let terms = terms.parse().map_err(ParseVariantError::Terms)?;
                    return Ok(Self::GipfPotentials(terms));
                }
                (None, None) if id.eq_ignore_ascii_case(CUSTOM_TERMS) => {
                    return Err(ParseVariantError::TermsMissing);
                }
                _ => {}
            }
        }
        let variant: Self = id.parse()?;
        if terms.is_some() { Err(ParseVariantError::TermsNotWanted) } else { Ok(variant) }
    }

    /// Returns the terms of a game with custom terms, as text.
    #[must_use]
    pub fn custom_terms(self) -> Option<String> {
        match self {
            #[cfg(feature = "potentials")]
            Self::GipfPotentials(terms) if terms.preset().is_none() => Some(terms.to_string()),
            _ => None,
        }
    }

    /// Returns the game to which the variant belongs.
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Self::Yinsh | Self::YinshBlitz => Family::Yinsh,
            Self::GipfBasic | Self::GipfStandard | Self::GipfTournament => Family::Gipf,
            #[cfg(feature = "potentials")]
            Self::GipfPotentials(_) => Family::Potentials,
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

/// The id shared by all games with custom terms.
#[cfg(feature = "potentials")]
const CUSTOM_TERMS: &str = "gipf-potentials";

/// Reason why a string is not a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseVariantError {
    /// The id is unknown.
    Unknown,
    /// The terms of a game with potentials are invalid.
    #[cfg(feature = "potentials")]
    Terms(potentials::ParseTermsError),
    /// The terms of a game with potentials are missing.
    #[cfg(feature = "potentials")]
    TermsMissing,
    /// Terms were given for a variant that has none.
    TermsNotWanted,
}

impl fmt::Display for ParseVariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => {
                f.write_str("no such game; the games are ")?;
                for (index, variant) in Variant::ALL.into_iter().enumerate() {
                    write!(f, "{}{variant}", if index == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
            #[cfg(feature = "potentials")]
            Self::Terms(error) => write!(f, "{error}"),
            #[cfg(feature = "potentials")]
            Self::TermsMissing => {
                write!(f, "{CUSTOM_TERMS} requires terms, as in standard:18/15:T3U2-z6")
            }
            Self::TermsNotWanted => f.write_str("this game does not take terms"),
        }
    }
}

impl core::error::Error for ParseVariantError {}

impl FromStr for Variant {
    type Err = ParseVariantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|variant| variant.id().eq_ignore_ascii_case(text))
            .ok_or(ParseVariantError::Unknown)
    }
}

/// Extra pieces for one player in the basic game of GIPF, written `w1` to `b3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Handicap {
    color: Color,
    extra: u8,
}

impl Handicap {
    /// Creates a handicap of 1 to 3 extra pieces; returns `None` for any other number.
    #[must_use]
    pub const fn new(color: Color, extra: u8) -> Option<Self> {
        if extra >= 1 && extra <= gipf::HANDICAP_MAX { Some(Self { color, extra }) } else { None }
    }

    /// Returns the player who has the extra pieces.
    #[must_use]
    pub const fn color(self) -> Color {
        self.color
    }

    /// Returns the number of extra pieces.
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

/// Error for a string that is not a handicap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHandicapError;

impl fmt::Display for ParseHandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a handicap must be w or b followed by 1 to 3 extra pieces, as in w2")
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
