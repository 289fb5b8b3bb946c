use bridge::Arguments;
use lessons::Goal;
use table::{Opening, RecordTree, Setup};

/// A call with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Writes a position that was set up as a string.
    Compose(Setup),
    /// Reads the games of a text; the variant is for those that do not name theirs.
    Read(String, Option<String>),
    /// Writes a game as text.
    Write(RecordTree),
    /// Tells whether the goal of a lesson is reached.
    Judge(Opening, Goal),
    /// Finds a turn that reaches the goal.
    Solution(Opening, Goal),
}

impl Request {
    /// Reads a request: an array of a name and exactly its arguments.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (name, mut call) = Arguments::of(text)?;
        let request = match &*name {
            "compose" => Self::Compose(Setup::read(call.json()?)?),
            "read" => Self::Read(call.text()?, call.optional_text()?),
            "write" => Self::Write(RecordTree::read(call.json()?)?),
            "judge" => Self::Judge(Opening::read(call.json()?)?, call.text()?.parse().ok()?),
            "solution" => Self::Solution(Opening::read(call.json()?)?, call.text()?.parse().ok()?),
            _ => return None,
        };
        call.end().map(|()| request)
    }
}
