use board::{GameStart, RecordTree, Setup};
use bridge::Arguments;
use lessons::Goal;

/// A call with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Returns the position string of a setup.
    Compose(Setup),
    /// Reads the games in a text; the variant applies to games that do not specify one.
    Read(String, Option<String>),
    /// Writes a game as text.
    Write(RecordTree),
    /// Returns the GIPF part of a match.
    #[cfg(feature = "potentials")]
    Part(RecordTree),
    /// Returns whether the goal of a lesson is reached.
    Judge(GameStart, Goal),
    /// Finds a turn that reaches the goal.
    Solution(GameStart, Goal),
}

impl Request {
    /// Parses a request: an array of a name and exactly its arguments.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (name, mut call) = Arguments::of(text)?;
        let request = match &*name {
            "compose" => Self::Compose(Setup::read(call.json()?)?),
            "read" => Self::Read(call.text()?, call.optional_text()?),
            "write" => Self::Write(RecordTree::read(call.json()?)?),
            #[cfg(feature = "potentials")]
            "part" => Self::Part(RecordTree::read(call.json()?)?),
            "judge" => Self::Judge(GameStart::read(call.json()?)?, call.text()?.parse().ok()?),
            "solution" => {
                Self::Solution(GameStart::read(call.json()?)?, call.text()?.parse().ok()?)
            }
            _ => return None,
        };
        call.end().map(|()| request)
    }
}
