use json::{Items, Json};
use table::{Opening, PointName, RecordTree, Setup};

/// A call of the core with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// The board of a game.
    Geometry(String),
    /// To open a game.
    Open(Opening),
    /// To close one.
    Close(u32),
    /// What a board shows.
    View(u32),
    /// To play an action or a turn.
    Act(u32, String),
    /// What it would do.
    Preview(u32, String),
    /// To take the last action back.
    Undo(u32),
    /// Why what was pointed at is no choice.
    Why(u32, Vec<PointName>),
    /// The effects of a turn that was played.
    Retell(u32, usize),
    /// The string of a position that was set up.
    Compose(Setup),
    /// The games of a text, in a variant if they do not name theirs.
    Read(String, Option<String>),
    /// The text of a game.
    Write(RecordTree),
    /// Whether the goal of a lesson is reached.
    Judge(Opening, String),
    /// A turn that reaches it.
    Solution(Opening, String),
}

impl Request {
    /// Reads a request: an array of a name and exactly the arguments that belong to it.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut call = json::read(text).ok()?.items();
        let name = call.next()?.text()?;
        let mut call = Arguments(call);
        let request = match &*name {
            "geometry" => Self::Geometry(call.text()?),
            "open" => Self::Open(Opening::read(call.next()?)?),
            "close" => Self::Close(call.number()?),
            "view" => Self::View(call.number()?),
            "act" => Self::Act(call.number()?, call.text()?),
            "preview" => Self::Preview(call.number()?, call.text()?),
            "undo" => Self::Undo(call.number()?),
            "why" => Self::Why(call.number()?, PointName::read_all(call.next()?)?),
            "retell" => Self::Retell(call.number()?, call.number()? as usize),
            "compose" => Self::Compose(Setup::read(call.next()?)?),
            "read" => Self::Read(call.text()?, call.optional_text()?),
            "write" => Self::Write(RecordTree::read(call.next()?)?),
            "judge" => Self::Judge(Opening::read(call.next()?)?, call.text()?),
            "solution" => Self::Solution(Opening::read(call.next()?)?, call.text()?),
            _ => return None,
        };
        call.next().is_none().then_some(request)
    }
}

/// The arguments that are still to come.
struct Arguments<'a>(Items<'a>);

impl<'a> Arguments<'a> {
    fn next(&mut self) -> Option<Json<'a>> {
        self.0.next()
    }

    fn text(&mut self) -> Option<String> {
        Some(self.next()?.text()?.into_owned())
    }

    /// A text, or `null`.
    fn optional_text(&mut self) -> Option<Option<String>> {
        let next = self.next()?;
        if next.is_null() { Some(None) } else { Some(Some(next.text()?.into_owned())) }
    }

    fn number(&mut self) -> Option<u32> {
        self.next()?.number()?.try_into().ok()
    }
}
