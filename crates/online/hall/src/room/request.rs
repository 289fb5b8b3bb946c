//! What can be asked of a room.

use protocol::{ChallengeEnd, Done, GameView};
use record::{Event, PlayerId};
use tokio::sync::oneshot;
use variants::Color;

use super::audience::Subscription;
use crate::{
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
        link: Option<LinkHash>,
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
}

impl Request {
    /// Whether it may change the log.
    pub(crate) const fn may_write(&self) -> bool {
        matches!(
            self,
            Self::Command { .. }
                | Self::Join { .. }
                | Self::EndChallenge { .. }
                | Self::SetLink { .. }
        )
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
            Self::Subscribe { subscription, link, .. } => {
                Some(Reader { player: subscription.viewer, link: *link })
            }
            Self::Unsubscribe { .. }
            | Self::Ready { .. }
            | Self::Wake
            | Self::Forget { .. }
            | Self::Close { .. } => None,
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
            Self::Unsubscribe { .. } | Self::Wake | Self::Forget { .. } | Self::Close { .. } => {}
        }
    }
}

/// The log of a game and the names of its players, for a record.
#[derive(Clone, Debug)]
pub struct GameLog {
    /// All events.
    pub events: Vec<Event>,
    /// White and Black.
    pub players: [Option<protocol::Player>; 2],
}
