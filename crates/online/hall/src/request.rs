//! Requests about a game and their answers. A request keeps the same form all the way from the client to the game's room,
//! whether the room is at this node or at another one.

use cluster::Class;
use protocol::{ChallengeEnd, Done, GameView, RefusalCode};
use record::{Event, PlayerId, serde_text};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tokio::sync::oneshot;
use variants::Color;

use crate::{
    command::{Command, CommandContext},
    reader::{AccessKeyHash, Reader},
    refusal::Refusal,
};

/// A request about a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Carries out a player's command.
    Command { player: PlayerId, command: Command, context: CommandContext },
    /// Gives a player the open seat.
    Join {
        player: PlayerId,
        link: Option<AccessKeyHash>,
        #[serde(default, with = "serde_text::option_color")]
        color: Option<Color>,
    },
    /// Declines or withdraws a challenge.
    EndChallenge { player: PlayerId, end: ChallengeEnd },
    /// Replaces the link of a private game; answers whether the game is private.
    SetLink { player: PlayerId, link: AccessKeyHash },
    /// Returns the state of the game as a reader sees it.
    View { reader: Reader },
    /// Returns all events of the game.
    Log { reader: Reader },
    /// Admits a follower at another node.
    Follow {
        viewer: Option<PlayerId>,
        link: Option<AccessKeyHash>,
        since: Option<u32>,
        lines: bool,
    },
    /// Opens the room, which stores an outage that preceded the start of the server and performs the actions that are due.
    Wake,
    /// A request from a newer version.
    #[serde(other)]
    Unknown,
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    /// The event that a command, a join or the end of a challenge has added.
    Done(Done),
    /// Whether the game is private.
    IsPrivate(bool),
    View(Box<GameView>),
    Log(GameLog),
    Followed(Box<FollowAnswer>),
    Awake(()),
}

/// The log of a game and the names of its players, for a game record.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameLog {
    /// All events.
    pub events: Vec<Event>,
    /// White and Black.
    pub players: [Option<protocol::Player>; 2],
}

/// The answer to a follower at another node.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct FollowAnswer {
    /// Class to which the follower belongs.
    pub(crate) class: Class,
    pub(crate) epoch: i64,
    /// Number of messages relayed before this answer.
    pub(crate) relayed: u64,
    pub(crate) seq: u32,
    /// Number of the event with which the turn in progress began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) turn_seq: Option<u32>,
    /// Messages that the follower has missed.
    pub(crate) messages: Vec<String>,
}

impl Request {
    /// Returns whether the request may change the log.
    pub(crate) const fn may_write(&self) -> bool {
        matches!(
            self,
            Self::Command { .. }
                | Self::Join { .. }
                | Self::EndChallenge { .. }
                | Self::SetLink { .. }
        )
    }

    /// Returns whether repeating the request has no further effect.
    pub(crate) const fn may_repeat(&self) -> bool {
        !matches!(self, Self::Command { command: Command::Say { id: None, .. }, .. })
    }

    /// Returns the reader who sent the request; `None` for requests from the server itself.
    pub(crate) fn reader(&self) -> Option<Reader> {
        match self {
            Self::Command { player, context, .. } => {
                Some(Reader { player: Some(*player), link: context.link })
            }
            Self::Join { player, link, .. } => Some(Reader { player: Some(*player), link: *link }),
            Self::EndChallenge { player, .. } | Self::SetLink { player, .. } => {
                Some((*player).into())
            }
            Self::View { reader } | Self::Log { reader } => Some(*reader),
            Self::Follow { viewer, link, .. } => Some(Reader { player: *viewer, link: *link }),
            Self::Wake | Self::Unknown => None,
        }
    }

    /// Returns the parser for the answer that another node gives to this request.
    pub(crate) const fn answer_parser(&self) -> fn(Value) -> Option<Answer> {
        match self {
            Self::Command { .. } | Self::Join { .. } | Self::EndChallenge { .. } => {
                |value| parsed(value).map(Answer::Done)
            }
            Self::SetLink { .. } => |value| parsed(value).map(Answer::IsPrivate),
            Self::View { .. } => |value| parsed(value).map(Answer::View),
            Self::Log { .. } => |value| parsed(value).map(Answer::Log),
            Self::Follow { .. } => |value| parsed(value).map(Answer::Followed),
            Self::Wake | Self::Unknown => |_| Some(Answer::Awake(())),
        }
    }
}

fn parsed<T: DeserializeOwned>(value: Value) -> Option<T> {
    serde_json::from_value(value).ok()
}

/// An answer of a different kind from the one that the request calls for.
#[derive(Debug)]
pub(crate) struct UnexpectedAnswer;

impl From<UnexpectedAnswer> for Refusal {
    fn from(_: UnexpectedAnswer) -> Self {
        RefusalCode::Unavailable.into()
    }
}

/// Implements the conversion of an answer to the type that a request calls for.
macro_rules! answers {
    ($($kind:ident($answer:ty)),* $(,)?) => {$(
        impl TryFrom<Answer> for $answer {
            type Error = UnexpectedAnswer;

            fn try_from(answer: Answer) -> Result<Self, UnexpectedAnswer> {
                match answer {
                    Answer::$kind(answer) => Ok(answer),
                    _ => Err(UnexpectedAnswer),
                }
            }
        }
    )*};
}

answers! {
    Done(Done),
    IsPrivate(bool),
    View(Box<GameView>),
    Log(GameLog),
    Followed(Box<FollowAnswer>),
    Awake(()),
}

/// Sender for the answer to a request.
pub(crate) type Reply<T = Answer> = oneshot::Sender<Result<T, Refusal>>;

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn written(message: &impl Serialize) -> Value {
        serde_json::to_value(message).expect("JSON")
    }

    /// Returns one request of each kind that has an answer, together with such an answer.
    fn answered() -> Vec<(Request, Answer)> {
        let player = PlayerId::from_random(1);
        let reader = Reader::from(player);
        let done = Answer::Done(Done { seq: 7 });
        let log = GameLog { events: Vec::new(), players: [None, None] };
        let followed = FollowAnswer {
            class: Class::Spectator,
            epoch: 3,
            relayed: 5,
            seq: 7,
            turn_seq: None,
            messages: vec!["{}".to_owned()],
        };
        vec![
            (Request::Join { player, link: None, color: Some(Color::Black) }, done.clone()),
            (Request::EndChallenge { player, end: ChallengeEnd::Declined }, done),
            (Request::SetLink { player, link: [7; 32] }, Answer::IsPrivate(true)),
            (Request::Log { reader }, Answer::Log(log)),
            (
                Request::Follow { viewer: None, link: None, since: Some(3), lines: true },
                Answer::Followed(Box::new(followed)),
            ),
            (Request::Wake, Answer::Awake(())),
        ]
    }

    #[test]
    fn requests_have_the_names_that_nodes_of_the_previous_version_expect() {
        let names: Vec<_> =
            answered().iter().map(|(request, _)| written(request)["t"].clone()).collect();
        assert_eq!(names, ["join", "end-challenge", "set-link", "log", "follow", "wake"]);
    }

    #[test]
    fn every_answer_is_read_as_it_was_written() {
        for (request, answer) in answered() {
            let value = written(&answer);
            let read = request.answer_parser()(value.clone()).expect("an answer");
            assert_eq!(written(&read), value, "{request:?}");
            assert_eq!(std::mem::discriminant(&read), std::mem::discriminant(&answer));
        }
    }

    #[test]
    fn an_answer_to_another_request_is_rejected() {
        let view = Request::View { reader: Reader::from(PlayerId::from_random(1)) };
        assert!(view.answer_parser()(json!({"seq": 7})).is_none());
        assert!(bool::try_from(Answer::Awake(())).is_err());
    }

    #[test]
    fn only_a_chat_message_without_an_id_must_not_be_repeated() {
        let command = |command| Request::Command {
            player: PlayerId::from_random(1),
            command,
            context: CommandContext::default(),
        };
        let say = |id: Option<&str>| Command::Say {
            id: id.map(str::to_owned),
            to: protocol::ChatRoom::Players,
            content: crate::command::ChatContent::Text("Hello".to_owned()),
        };
        assert!(!command(say(None)).may_repeat());
        assert!(command(say(Some("a"))).may_repeat());
        assert!(command(Command::Plan { branches: Vec::new() }).may_repeat());
    }
}
