//! What nodes say to each other, as JSON. Fields and messages that a node does not know are ignored, so that two versions that
//! follow each other run side by side.

use bus::NodeId;
use protocol::ChallengeEnd;
use record::{GameId, PlayerId, serde_text};
use serde::{Deserialize, Serialize};
use variants::Color;

use super::{
    news::{News, Notice},
    peers::Crowd,
    relay::{Class, Heard},
};
use crate::{
    command::{Command, CommandContext},
    reader::{LinkHash, Reader},
    refusal::Refusal,
};

/// A message with its version and sender.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Envelope<T> {
    pub(crate) v: u16,
    pub(crate) from: NodeId,
    pub(crate) content: T,
}

/// What is asked of the owner of a game.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Ask {
    pub(crate) game: GameId,
    pub(crate) wish: Wish,
}

/// What is asked of the owner of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(crate) enum Wish {
    Command {
        player: PlayerId,
        command: Command,
        context: CommandContext,
    },
    Join {
        player: PlayerId,
        link: Option<LinkHash>,
        #[serde(default, with = "serde_text::option_color")]
        color: Option<Color>,
    },
    EndChallenge {
        player: PlayerId,
        end: ChallengeEnd,
    },
    SetLink {
        player: PlayerId,
        link: LinkHash,
    },
    View {
        reader: Reader,
    },
    Log {
        reader: Reader,
    },
    /// Somebody at the node that asks follows the game.
    Follow {
        viewer: Option<PlayerId>,
        link: Option<LinkHash>,
        since: Option<u32>,
        lines: bool,
    },
    /// Something is due.
    Wake,
    /// From a newer version.
    #[serde(other)]
    Unknown,
}

impl Wish {
    /// Whether it is done once, however often it is asked.
    pub(crate) const fn may_repeat(&self) -> bool {
        !matches!(self, Self::Command { command: Command::Say { .. }, .. })
    }
}

/// The answer to somebody who follows a game from another node.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Followed {
    /// As whom they follow it.
    pub(crate) class: Class,
    pub(crate) epoch: i64,
    /// The number of messages that were relayed before.
    pub(crate) relayed: u64,
    pub(crate) seq: u32,
    /// What they have missed.
    pub(crate) messages: Vec<String>,
}

/// What became of a question.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome<T> {
    Done(T),
    Refused {
        code: String,
        text: String,
    },
    /// The game is elsewhere.
    Moved,
}

impl<T> Outcome<T> {
    pub(crate) fn of(result: Result<T, Refusal>) -> Self {
        match result {
            Ok(done) => Self::Done(done),
            Err(Refusal::Moved) => Self::Moved,
            Err(refusal) => {
                Self::Refused { code: refusal.code().to_owned(), text: refusal.to_string() }
            }
        }
    }

    pub(crate) fn into_result(self) -> Result<T, Refusal> {
        match self {
            Self::Done(done) => Ok(done),
            Self::Refused { code, text } => Err(Refusal::relayed(&code, text)),
            Self::Moved => Err(Refusal::Moved),
        }
    }
}

/// What nodes tell each other without waiting for an answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(crate) enum Tell {
    /// The sender is there. Its news have come to a number, and it has so many connections.
    Hello {
        #[serde(default)]
        number: u64,
        #[serde(default)]
        online: usize,
    },
    /// The sender ends: it has no game any more.
    Left,
    /// Who follows a game at the sender; for its owner.
    Crowd {
        game: GameId,
        crowd: Crowd,
        #[serde(default)]
        heard: Heard,
    },
    /// The sender does not have a game in which the receiver believes it.
    Moved { game: GameId },
    /// Something has happened at the sender.
    News { number: u64, news: News },
    /// The sender has missed some news: it wants to know everything.
    AskNews,
    /// Something for those at this node who listen to what happens to a player.
    Notice { notice: Box<Notice> },
    /// From a newer version.
    #[serde(other)]
    Unknown,
}
