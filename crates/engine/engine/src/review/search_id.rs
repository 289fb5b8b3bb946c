use std::{
    fmt::{self, Display},
    str::FromStr,
};

/// Which position of a game a review wants searched, and how far. Searches do not depend on each other's tables, so that they can
/// be done in any order, by anybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum SearchId {
    /// The position after so many turns.
    After(usize),
    /// The same, further ahead.
    AfterFurther(usize),
    /// The position after so many turns and the engine's best turn there, further ahead.
    BestFurther(usize),
}

impl Display for SearchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::After(ply) => write!(f, "{ply}"),
            Self::AfterFurther(ply) => write!(f, "{ply}+"),
            Self::BestFurther(ply) => write!(f, "{ply}*"),
        }
    }
}

impl FromStr for SearchId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(ply) = text.strip_suffix('+') {
            ply.parse().map(Self::AfterFurther)
        } else if let Some(ply) = text.strip_suffix('*') {
            ply.parse().map(Self::BestFurther)
        } else {
            text.parse().map(Self::After)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for id in [SearchId::After(0), SearchId::AfterFurther(12), SearchId::BestFurther(7)] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert!("".parse::<SearchId>().is_err() && "a+".parse::<SearchId>().is_err());
    }
}
