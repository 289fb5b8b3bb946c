use bus::NodeId;
use record::GameId;

use crate::{
    broadcast::{Broadcast, Notice},
    peers::PeerChange,
    relay::{Heard, Relay},
    spectator_counts::SpectatorCounts,
};

/// An event in the cluster that concerns the games or the people of this node.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A message of a game that another node owns.
    Relayed(Relay),
    /// Messages of games that another node owns were lost.
    RelaysLost {
        /// The owner.
        owner: NodeId,
    },
    /// The numbers of a game's followers at another node, which believes that this node owns the game.
    Spectators {
        /// The other node.
        node: NodeId,
        /// The game.
        game: GameId,
        /// The numbers.
        counts: SpectatorCounts,
        /// The last message of the game that the node has received.
        heard: Heard,
    },
    /// A node reports that it does not own a game.
    HandedOver {
        /// The node.
        node: NodeId,
        /// The game.
        game: GameId,
    },
    /// A broadcast, which the presence registry has already taken into account.
    Broadcast(Broadcast),
    /// A notification for a player who is subscribed at this node.
    Notice(Notice),
    /// The people or the connections at the other nodes have changed.
    PresenceChanged,
    /// The status of another node has changed.
    Peer(PeerChange),
    /// This node has reconnected to the others; messages may have been lost.
    Reconnected,
    /// Other nodes may have considered this one dead and taken its games.
    OwnershipInDoubt,
    /// No node has stored a heartbeat for some time.
    Outage {
        /// Time of the last heartbeat before it.
        from: i64,
        /// Its length by the clock of the database, in milliseconds.
        ms: i64,
    },
}
