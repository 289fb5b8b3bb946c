use door::Arguments;
use table::{Opening, PointName};

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
}

impl Request {
    /// Reads a request: an array of a name and exactly the arguments that belong to it.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (name, mut call) = Arguments::of(text)?;
        let request = match &*name {
            "geometry" => Self::Geometry(call.text()?),
            "open" => Self::Open(Opening::read(call.json()?)?),
            "close" => Self::Close(call.number()?),
            "view" => Self::View(call.number()?),
            "act" => Self::Act(call.number()?, call.text()?),
            "preview" => Self::Preview(call.number()?, call.text()?),
            "undo" => Self::Undo(call.number()?),
            "why" => Self::Why(call.number()?, PointName::read_all(call.json()?)?),
            "retell" => Self::Retell(call.number()?, call.number()? as usize),
            _ => return None,
        };
        call.end().map(|()| request)
    }
}
