use board::{GameStart, PointName};
use bridge::Arguments;

/// A call of the module with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Returns the geometry of a game's board.
    Geometry(String),
    /// Opens a game.
    Open(GameStart),
    /// Closes a game.
    Close(u32),
    /// Returns the view of a board.
    View(u32),
    /// Plays an action or a turn.
    Act(u32, String),
    /// Returns the effects that an action would have.
    Preview(u32, String),
    /// Takes back the last action.
    Undo(u32),
    /// Explains why these points cannot be chosen.
    Why(u32, Vec<PointName>),
    /// Returns the effects of a turn that was played.
    Retell(u32, usize),
}

impl Request {
    /// Parses a request: an array of a name and exactly its arguments.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (name, mut call) = Arguments::of(text)?;
        let request = match &*name {
            "geometry" => Self::Geometry(call.text()?),
            "open" => Self::Open(GameStart::read(call.json()?)?),
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
