use std::{fmt, str::FromStr};

use crate::wire::as_text;

/// What a player can offer to the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Offer {
    /// To end the game as a draw.
    Draw,
    /// To take turns back.
    TakeBack,
    /// To play again.
    Rematch,
}

impl Offer {
    /// All offers.
    pub const ALL: [Self; 3] = [Self::Draw, Self::TakeBack, Self::Rematch];

    /// The id in protocols and logs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::TakeBack => "take-back",
            Self::Rematch => "rematch",
        }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that is no offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an offer is draw, take-back or rematch")]
pub struct ParseOfferError;

impl FromStr for Offer {
    type Err = ParseOfferError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|offer| offer.id() == text).ok_or(ParseOfferError)
    }
}

as_text!(Offer);
