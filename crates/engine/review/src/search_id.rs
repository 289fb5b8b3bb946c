use std::{
    fmt::{self, Display},
    str::FromStr,
};

/// Identifier of a search that a review needs: the position of the game and the limits. Searches do not share tables, so they can
/// be run in any order and anywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SearchId {
    /// The position after this many turns.
    After(usize),
    /// The same position, searched with higher limits.
    AfterFurther(usize),
    /// The position after this many turns and the engine's best turn.
    Better(usize),
}

impl Display for SearchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::After(ply) => write!(f, "{ply}"),
            Self::AfterFurther(ply) => write!(f, "{ply}+"),
            Self::Better(ply) => write!(f, "{ply}*"),
        }
    }
}

impl FromStr for SearchId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(ply) = text.strip_suffix('+') {
            ply.parse().map(Self::AfterFurther)
        } else if let Some(ply) = text.strip_suffix('*') {
            ply.parse().map(Self::Better)
        } else {
            text.parse().map(Self::After)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_round_trips_through_text() {
        for id in [SearchId::After(0), SearchId::AfterFurther(12), SearchId::Better(7)] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert!("".parse::<SearchId>().is_err() && "a+".parse::<SearchId>().is_err());
    }
}
