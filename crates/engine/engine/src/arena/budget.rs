use core::{fmt, str::FromStr};

/// The budget of a player for one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// Nodes of a search.
    Nodes(u64),
    /// Milliseconds.
    MoveTime(u64),
    /// The depth of the search.
    Depth(u32),
}

/// As the parameters of `go`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "nodes {nodes}"),
            Self::MoveTime(milliseconds) => write!(f, "movetime {milliseconds}"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
        }
    }
}

/// A text that is not a budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget is nodes, movetime or depth and a number, as in nodes 20000")]
pub struct ParseBudgetError;

impl FromStr for Budget {
    type Err = ParseBudgetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, number) = text.split_once([' ', '=']).ok_or(ParseBudgetError)?;
        let number: u64 = number.trim().parse().map_err(|_| ParseBudgetError)?;
        match name {
            "nodes" => Ok(Self::Nodes(number)),
            "movetime" => Ok(Self::MoveTime(number)),
            "depth" => number.try_into().map(Self::Depth).map_err(|_| ParseBudgetError),
            _ => Err(ParseBudgetError),
        }
    }
}
