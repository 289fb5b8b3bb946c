use std::{fmt, str::FromStr};

use potentials::{Potential, Terms};
use variants::Variant;

use crate::serde_text::as_text;

game::codes! {
    /// The contest that must be won to use a potential of a given kind (rule P20).
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    pub enum Link {
        /// No contest.
        #[default]
        Free = "free",
        /// A game of YINSH.
        Yinsh = "yinsh",
        /// A game of YINSH blitz.
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
    /// Returns the variant of the linked game; `None` for a free link, a die or a game elsewhere.
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

/// The link of each kind of potential, written `T:die,Y:yinsh`. Kinds that are not named are
/// free; `-` means that all are.
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
    /// Links under which every kind is free.
    pub const FREE: Self = Self([Link::Free; 5]);

    /// Returns the link of a kind.
    #[must_use]
    pub const fn of(self, kind: Potential) -> Link {
        self.0[kind.index()]
    }

    /// Returns the same links with the link of one kind replaced.
    #[must_use]
    pub const fn with(mut self, kind: Potential, link: Link) -> Self {
        self.0[kind.index()] = link;
        self
    }

    /// Returns the kinds that are not free, with their links.
    pub fn iter(self) -> impl Iterator<Item = (Potential, Link)> {
        let all = Potential::ALL.into_iter().map(move |kind| (kind, self.of(kind)));
        all.filter(|&(_, link)| link != Link::Free)
    }

    /// Returns whether every kind is free.
    #[must_use]
    pub fn is_free(self) -> bool {
        self == Self::FREE
    }

    /// Returns a kind that is linked although neither player has a potential of that kind under
    /// these terms, if there is one.
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

/// Error for a string that is not a list of links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "links must pair kinds of potentials (T, Z, D, Y, U) with contests (free, yinsh, yinsh-blitz, \
     gipf-basic, gipf-standard, die, elsewhere), each kind at most once, as in Y:yinsh,T:die"
)]
pub struct ParseLinksError;

impl FromStr for Links {
    type Err = ParseLinksError;

    /// Reads links in any order, at most one per kind.
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
