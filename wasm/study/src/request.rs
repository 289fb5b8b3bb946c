use door::Arguments;
use lessons::Goal;
use table::{Opening, RecordTree, Setup};

/// A call with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// The string of a position that was set up.
    Compose(Setup),
    /// The games of a text, in a variant if they do not name theirs.
    Read(String, Option<String>),
    /// The text of a game.
    Write(RecordTree),
    /// Whether the goal of a lesson is reached.
    Judge(Opening, Goal),
    /// A turn that reaches it.
    Solution(Opening, Goal),
}

impl Request {
    /// Reads a request: an array of a name and exactly the arguments that belong to it.
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
