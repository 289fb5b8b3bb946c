use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{Error, IgnoredAny, SeqAccess, Visitor},
};
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
    /// Whether the goal of a lesson is reached.
    Judge(Opening, String),
    /// A turn that reaches it.
    Solution(Opening, String),
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Call)
    }
}

struct Call;

impl<'de> Visitor<'de> for Call {
    type Value = Request;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of a name and arguments")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut call: A) -> Result<Request, A::Error> {
        let name: Cow<'de, str> = argument(&mut call)?;
        let request = match &*name {
            "geometry" => Request::Geometry(argument(&mut call)?),
            "open" => Request::Open(argument(&mut call)?),
            "close" => Request::Close(argument(&mut call)?),
            "view" => Request::View(argument(&mut call)?),
            "act" => Request::Act(argument(&mut call)?, argument(&mut call)?),
            "preview" => Request::Preview(argument(&mut call)?, argument(&mut call)?),
            "undo" => Request::Undo(argument(&mut call)?),
            "why" => Request::Why(argument(&mut call)?, argument(&mut call)?),
            "retell" => Request::Retell(argument(&mut call)?, argument(&mut call)?),
            "judge" => Request::Judge(argument(&mut call)?, argument(&mut call)?),
            "solution" => Request::Solution(argument(&mut call)?, argument(&mut call)?),
            _ => return Err(A::Error::custom("no such call")),
        };
        match call.next_element::<IgnoredAny>()? {
            None => Ok(request),
            Some(_) => Err(A::Error::custom("too many arguments")),
        }
    }
}

fn argument<'de, A: SeqAccess<'de>, T: Deserialize<'de>>(call: &mut A) -> Result<T, A::Error> {
    call.next_element()?.ok_or_else(|| A::Error::custom("too few arguments"))
}
