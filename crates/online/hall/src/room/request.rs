//! What can be asked of a room.

use bus::NodeId;
use protocol::{ChallengeEnd, Done, GameView, RefusalCode};
use record::{Event, PlayerId};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tokio::sync::oneshot;
use variants::Color;

use super::audience::{Encoding, Subscription};
use crate::{
    cluster::{
        message::{Followed, Wish},
        peers::{Crowd, PeerChange},
        relay::{Heard, Relay},
    },
    command::{Command, CommandContext},
    reader::{LinkHash, Reader},
    refusal::Refusal,
};

/// Where the answer to a request goes.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Refusal>>;

/// What can be asked of a room.
#[derive(Debug)]
pub(crate) enum Request {
    Command {
        player: PlayerId,
        command: Command,
        context: CommandContext,
        answer: Answer<Done>,
    },
    Join {
        player: PlayerId,
        link: Option<LinkHash>,
        color: Option<Color>,
        answer: Answer<Done>,
    },
    /// Decline or withdraw a challenge.
    EndChallenge {
        player: PlayerId,
        end: ChallengeEnd,
        answer: Answer<Done>,
    },
    /// Replace the link to a private game; whether it is one.
    SetLink {
        player: PlayerId,
        link: LinkHash,
        answer: Answer<bool>,
    },
    View {
        reader: Reader,
        answer: Answer<Box<GameView>>,
    },
    Log {
        reader: Reader,
        answer: Answer<GameLog>,
    },
    Subscribe {
        subscription: Subscription,
        since: Option<u32>,
        answer: Answer<()>,
    },
    Unsubscribe {
        id: u64,
    },
    /// Answers when the room is open: the outage before the start is stored.
    Ready {
        answer: Answer<()>,
    },
    /// A deadline has passed, or the room only has to be opened.
    Wake,
    /// A player deletes their account and what they wrote.
    Forget {
        player: PlayerId,
    },
    /// The server is about to restart.
    Close {
        restart_ms: u32,
    },
    /// Somebody follows the game from another node.
    Follow {
        node: NodeId,
        viewer: Option<PlayerId>,
        link: Option<LinkHash>,
        since: Option<u32>,
        encoding: Encoding,
        answer: Answer<Followed>,
    },
    /// Who follows the game at another node.
    Crowd {
        node: NodeId,
        crowd: Crowd,
        /// What they have heard.
        heard: Heard,
    },
    /// This node reaches the others again: messages may have been lost.
    Reconnected,
    /// Something has happened to another node.
    Peer(PeerChange),
    /// Others may have taken this node for dead.
    CheckOwner,
    /// What another node asks, for the owner alone.
    Remote(Box<Self>),
    /// A message of the owner, for those who follow the game here.
    Relayed(Relay),
    /// The owner has admitted somebody who follows the game here, or has not, as a gallery asked.
    Admitted {
        gallery: u64,
        id: u64,
        admitted: Result<Box<Followed>, Refusal>,
    },
    /// The owner has done what somebody here asked for.
    Answered {
        done: Done,
        reply: Reply,
        answer: Value,
    },
    /// A node says that it does not have the game.
    HandedOver {
        node: NodeId,
    },
    /// The owner did not answer a gallery.
    OwnerLost {
        gallery: u64,
    },
}

/// Where the answer of another node goes.
#[derive(Debug)]
pub(crate) enum Reply {
    Done(Answer<Done>),
    Flag(Answer<bool>),
    View(Answer<Box<GameView>>),
    Log(Answer<GameLog>),
    Ready(Answer<()>),
    Nobody,
}

impl Reply {
    /// The event that an answer is about.
    pub(crate) fn event(&self, answer: &Result<Value, Refusal>) -> Option<Done> {
        let Self::Done(_) = self else { return None };
        Done::deserialize(answer.as_ref().ok()?).ok()
    }

    /// Sends an answer on, if it is what was asked for.
    pub(crate) fn send(self, answer: Result<Value, Refusal>) {
        match self {
            Self::Done(reply) => reply.send(read(answer)).is_ok(),
            Self::Flag(reply) => reply.send(read(answer)).is_ok(),
            Self::View(reply) => reply.send(read(answer)).is_ok(),
            Self::Log(reply) => reply.send(read(answer)).is_ok(),
            Self::Ready(reply) => reply.send(answer.map(|_| ())).is_ok(),
            Self::Nobody => true,
        };
    }
}

fn read<T: DeserializeOwned>(answer: Result<Value, Refusal>) -> Result<T, Refusal> {
    answer.and_then(|value| {
        serde_json::from_value(value).map_err(|_| RefusalCode::Unavailable.into())
    })
}

impl Request {
    /// As it is asked of another node; nothing if that need not know of it.
    pub(crate) fn into_wish(self) -> Option<(Wish, Reply)> {
        Some(match self {
            Self::Command { player, command, context, answer } => {
                (Wish::Command { player, command, context }, Reply::Done(answer))
            }
            Self::Join { player, link, color, answer } => {
                (Wish::Join { player, link, color }, Reply::Done(answer))
            }
            Self::EndChallenge { player, end, answer } => {
                (Wish::EndChallenge { player, end }, Reply::Done(answer))
            }
            Self::SetLink { player, link, answer } => {
                (Wish::SetLink { player, link }, Reply::Flag(answer))
            }
            Self::View { reader, answer } => (Wish::View { reader }, Reply::View(answer)),
            Self::Log { reader, answer } => (Wish::Log { reader }, Reply::Log(answer)),
            Self::Ready { answer } => (Wish::Wake, Reply::Ready(answer)),
            Self::Wake => (Wish::Wake, Reply::Nobody),
            _ => return None,
        })
    }

    /// Whether it may change the log.
    pub(crate) fn may_write(&self) -> bool {
        matches!(
            self,
            Self::Command { .. }
                | Self::Join { .. }
                | Self::EndChallenge { .. }
                | Self::SetLink { .. }
        ) || matches!(self, Self::Remote(request) if request.may_write())
    }

    /// Who asks; nobody for what the server itself does.
    pub(crate) fn reader(&self) -> Option<Reader> {
        match self {
            Self::Command { player, context, .. } => {
                Some(Reader { player: Some(*player), link: context.link })
            }
            Self::Join { player, link, .. } => Some(Reader { player: Some(*player), link: *link }),
            Self::EndChallenge { player, .. } | Self::SetLink { player, .. } => {
                Some((*player).into())
            }
            Self::View { reader, .. } | Self::Log { reader, .. } => Some(*reader),
            Self::Subscribe { subscription, .. } => {
                Some(Reader { player: subscription.viewer, link: subscription.link })
            }
            Self::Follow { viewer, link, .. } => Some(Reader { player: *viewer, link: *link }),
            Self::Remote(request) => request.reader(),
            _ => None,
        }
    }

    /// Answers with a refusal.
    pub(crate) fn refuse(self, refusal: Refusal) {
        match self {
            Self::Command { answer, .. }
            | Self::Join { answer, .. }
            | Self::EndChallenge { answer, .. } => {
                answer.send(Err(refusal)).ok();
            }
            Self::SetLink { answer, .. } => {
                answer.send(Err(refusal)).ok();
            }
            Self::View { answer, .. } => {
                answer.send(Err(refusal)).ok();
            }
            Self::Log { answer, .. } => {
                answer.send(Err(refusal)).ok();
            }
            Self::Subscribe { answer, .. } | Self::Ready { answer } => {
                answer.send(Err(refusal)).ok();
            }
            Self::Follow { answer, .. } => {
                answer.send(Err(refusal)).ok();
            }
            Self::Remote(request) => request.refuse(refusal),
            // It was done, whatever becomes of those who follow the game.
            Self::Answered { reply, answer, .. } => reply.send(Ok(answer)),
            _ => {}
        }
    }
}

/// The log of a game and the names of its players, for a record.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameLog {
    /// All events.
    pub events: Vec<Event>,
    /// White and Black.
    pub players: [Option<protocol::Player>; 2],
}
