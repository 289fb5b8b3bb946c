use std::{fmt, str::FromStr};

use potentials::{Potential, Terms};
use variants::Variant;

use crate::serde_text::as_text;

game::codes! {
    /// What has to be won before a potential of a kind can be used (rule P20).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    pub enum Link {
        /// Nothing.
        #[default]
        Free = "free",
        /// A game of YINSH.
        Yinsh = "yinsh",
        /// A game of YINSH in its blitz variant.
        YinshBlitz = "yinsh-blitz",
        /// A basic game of GIPF.
        GipfBasic = "gipf-basic",
        /// A standard game of GIPF.
        GipfStandard = "gipf-standard",
        /// A roll of the dice.
        Die = "die",
        /// Any game, played elsewhere.
        Elsewhere = "elsewhere",
    }
}

impl Link {
    /// The variant of the linked game, if one is played here.
    #[must_use]
    pub const fn variant(self) -> Option<Variant> {
        match self {
            Self::Yinsh => Some(Variant::Yinsh),
            Self::YinshBlitz => Some(Variant::YinshBlitz),
            Self::GipfBasic => Some(Variant::GipfBasic),
            Self::GipfStandard => Some(Variant::GipfStandard),
            Self::Free | Self::Die | Self::Elsewhere => None,
        }
    }
}

/// The link of each kind of potential, written `T:die,Y:yinsh`; kinds that are not named are
/// free, and `-` is none at all.
///
/// ```
/// use record::{Link, Links};
/// use potentials::Potential;
///
/// let links: Links = "Y:yinsh,T:die".parse()?;
/// assert_eq!(links.of(Potential::Yinsh), Link::Yinsh);
/// assert_eq!(links.of(Potential::Punct), Link::Free);
/// assert_eq!(links.to_string(), "T:die,Y:yinsh");
/// # Ok::<(), record::ParseLinksError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Links([Link; 5]);

impl Links {
    /// Every kind is free.
    pub const FREE: Self = Self([Link::Free; 5]);

    /// The link of a kind.
    #[must_use]
    pub const fn of(self, kind: Potential) -> Link {
        self.0[kind.index()]
    }

    /// The same links but for one kind.
    #[must_use]
    pub const fn with(mut self, kind: Potential, link: Link) -> Self {
        self.0[kind.index()] = link;
        self
    }

    /// The kinds that are not free, with their links.
    pub fn iter(self) -> impl Iterator<Item = (Potential, Link)> {
        let all = Potential::ALL.into_iter().map(move |kind| (kind, self.of(kind)));
        all.filter(|&(_, link)| link != Link::Free)
    }

    /// Whether every kind is free.
    #[must_use]
    pub fn is_free(self) -> bool {
        self == Self::FREE
    }

    /// A kind that is linked, but that nobody has under these terms.
    #[must_use]
    pub fn without_potentials(self, terms: Terms) -> Option<Potential> {
        let nobody =
            |kind| game::Color::ALL.into_iter().all(|color| terms.potentials(color, kind) == 0);
        self.iter().map(|(kind, _)| kind).find(|&kind| nobody(kind))
    }
}

as_text!(Links);

impl fmt::Display for Links {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_free() {
            return f.write_str("-");
        }
        for (index, (kind, link)) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{}:{}", kind.letter(), link.code())?;
        }
        Ok(())
    }
}

/// A text that is no links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "links name a kind of potential and what has to be won, as in Y:yinsh,T:die: T Z D Y U, each \
     once, and free, yinsh, yinsh-blitz, gipf-basic, gipf-standard, die or elsewhere"
)]
pub struct ParseLinksError;

impl FromStr for Links {
    type Err = ParseLinksError;

    /// Reads kinds in any order; each once.
    fn from_str(text: &str) -> Result<Self, ParseLinksError> {
        let mut links = Self::FREE;
        if text == "-" {
            return Ok(links);
        }
        let mut named = Vec::new();
        for part in text.split(',') {
            let (letter, link) = part.trim().split_once(':').ok_or(ParseLinksError)?;
            let mut letters = letter.chars();
            let (Some(letter), None) = (letters.next(), letters.next()) else {
                return Err(ParseLinksError);
            };
            let kind = Potential::from_letter(letter).ok_or(ParseLinksError)?;
            if named.contains(&kind) {
                return Err(ParseLinksError);
            }
            named.push(kind);
            links = links.with(kind, Link::from_code(link).ok_or(ParseLinksError)?);
        }
        Ok(links)
    }
}
