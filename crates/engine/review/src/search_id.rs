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
    /// The position after this many turns, searched among the turns that a match left open.
    Open(usize),
    /// A decision of a match about a declaration or a challenge.
    Decision {
        /// Index of its token among those of the match.
        token: usize,
        /// The turns to choose from.
        group: TurnGroup,
        /// Whether the limits are higher.
        further: bool,
    },
}

game::codes! {
    /// The turns among which a search for a decision of a match looks for the best.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum TurnGroup {
        /// Those that use no barred kind.
        Open = "open",
        /// Those that need no declaration.
        Quiet = "quiet",
        /// Those that declare a use of the kind that was declared.
        Declared = "declared",
        /// Those that are left if the contest for that use is lost.
        Lost = "lost",
        /// Those that declare a use of the kind that the engine would declare instead.
        Instead = "instead",
        /// Those that are left if the contest for that use is lost.
        InsteadLost = "instead-lost",
        /// Those that begin with the use that may be challenged.
        Used = "used",
        /// Those that are left if a challenge prevents it.
        Prevented = "prevented",
    }
}

impl Display for SearchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::After(ply) => write!(f, "{ply}"),
            Self::AfterFurther(ply) => write!(f, "{ply}+"),
            Self::Better(ply) => write!(f, "{ply}*"),
            Self::Open(ply) => write!(f, "{ply}?"),
            Self::Decision { token, group, further } => {
                write!(f, "{token}:{}{}", group.code(), if *further { "+" } else { "" })
            }
        }
    }
}

/// Error for a string that is not an identifier of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSearchIdError;

impl Display for ParseSearchIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the identifier of a search, such as 3, 3+, 3*, 3? or 3:quiet")
    }
}

impl std::error::Error for ParseSearchIdError {}

impl FromStr for SearchId {
    type Err = ParseSearchIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| text.parse().map_err(|_| ParseSearchIdError);
        if let Some((token, group)) = text.split_once(':') {
            let (group, further) =
                group.strip_suffix('+').map_or((group, false), |group| (group, true));
            let group = TurnGroup::from_code(group).ok_or(ParseSearchIdError)?;
            return Ok(Self::Decision { token: number(token)?, group, further });
        }
        if let Some(ply) = text.strip_suffix('+') {
            number(ply).map(Self::AfterFurther)
        } else if let Some(ply) = text.strip_suffix('*') {
            number(ply).map(Self::Better)
        } else if let Some(ply) = text.strip_suffix('?') {
            number(ply).map(Self::Open)
        } else {
            number(text).map(Self::After)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_round_trips_through_text() {
        let decision = |group, further| SearchId::Decision { token: 31, group, further };
        let decisions =
            TurnGroup::ALL.into_iter().flat_map(|it| [decision(it, false), decision(it, true)]);
        let of_turns = [
            SearchId::After(0),
            SearchId::AfterFurther(12),
            SearchId::Better(7),
            SearchId::Open(7),
        ];
        for id in of_turns.into_iter().chain(decisions) {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for wrong in ["", "a+", "3:", "3:loud", ":quiet"] {
            assert!(wrong.parse::<SearchId>().is_err(), "{wrong}");
        }
    }
}
