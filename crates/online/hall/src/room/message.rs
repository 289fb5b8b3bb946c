//! Messages to the task of a game, which is a room if this node owns the game and a remote audience otherwise.

use bus::NodeId;
use cluster::{Heard, PeerChange, Relay, SpectatorCounts};
use protocol::Done;
use record::PlayerId;

use super::audience::Subscription;
use crate::{
    refusal::Refusal,
    request::{Answer, FollowAnswer, Reply, Request},
};

/// A message to the task of a game.
#[derive(Debug)]
pub(crate) enum GameMessage {
    Request {
        request: Request,
        /// The node that sent the request, if it was another one. Only the owner of the game answers it.
        from: Option<NodeId>,
        reply: Reply,
    },
    Subscribe {
        subscription: Subscription,
        since: Option<u32>,
        reply: Reply<()>,
    },
    Unsubscribe {
        id: u64,
    },
    /// The follower counts at another node, which believes that this node owns the game.
    Spectators {
        node: NodeId,
        counts: SpectatorCounts,
        /// The last message that the node has received.
        heard: Heard,
    },
    /// This node has reconnected to the others; messages may have been lost.
    Reconnected,
    /// The status of another node has changed.
    Peer(PeerChange),
    /// The server is about to restart, or is cut off from the other nodes.
    Close {
        restart_ms: u32,
        /// Time since which players may have been unable to reach this node.
        unreachable_since: Option<i64>,
    },
    Room(RoomEvent),
    Audience(AudienceEvent),
}

/// An event that concerns only the owner of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RoomEvent {
    /// A player has deleted their account; their messages are removed.
    Forgotten { player: PlayerId },
    /// A player has added or removed a block.
    BlocksChanged { player: PlayerId },
    /// Other nodes may have considered this one dead.
    OwnershipInDoubt,
}

/// A message from the owner of a game, which concerns only the local followers.
#[derive(Debug)]
pub(crate) enum AudienceEvent {
    /// A message for local followers.
    Relayed(Relay),
    /// Messages of games that another node owns were lost.
    RelaysLost { owner: NodeId },
    /// The decision on admitting a local follower.
    Admitted { remote_audience: u64, id: u64, admitted: Result<Box<FollowAnswer>, Refusal> },
    /// The answer to a local request that has added an event.
    Answered { done: Done, reply: Reply },
    /// A node reports that it does not own the game.
    HandedOver { node: NodeId },
    /// The owner did not answer.
    OwnerLost { remote_audience: u64 },
}

impl GameMessage {
    /// Returns the number of the last event that a new follower has seen, if any.
    pub(super) const fn since(&self) -> Option<u32> {
        match self {
            Self::Subscribe { since, .. } => *since,
            Self::Request { request: Request::Follow { since, .. }, .. } => *since,
            _ => None,
        }
    }

    /// Answers with a refusal, if the sender expects an answer.
    pub(crate) fn refuse(self, refusal: Refusal) {
        match self {
            Self::Request { reply, .. } => {
                reply.send(Err(refusal)).ok();
            }
            Self::Subscribe { reply, .. } => {
                reply.send(Err(refusal)).ok();
            }
            Self::Audience(event) => event.discard(),
            _ => {}
        }
    }
}

impl AudienceEvent {
    /// Discards the event because there is no longer a remote audience. A command that was carried out is still acknowledged.
    pub(crate) fn discard(self) {
        if let Self::Answered { done, reply } = self {
            reply.send(Ok(Answer::Done(done))).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::RefusalCode;
    use tokio::sync::oneshot;

    use super::*;

    #[test]
    fn a_command_that_was_carried_out_is_acknowledged_even_if_the_audience_is_gone() {
        let (reply, mut answer) = oneshot::channel();
        let done = Done { seq: 7 };
        let answered = GameMessage::Audience(AudienceEvent::Answered { done, reply });
        answered.refuse(RefusalCode::Closing.into());
        let answer = answer.try_recv().expect("an answer").expect("no refusal");
        assert!(matches!(answer, Answer::Done(Done { seq: 7 })), "{answer:?}");
    }
}
