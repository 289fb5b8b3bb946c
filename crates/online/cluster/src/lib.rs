//! Membership in a cluster: the nodes that serve one database together.
//!
//! A node joins with [`Cluster::join`]. From then on, [`Cluster`] is its view of the others: it acquires, releases and hands over
//! games, fenced by their epochs; it sends messages, relays and broadcasts, and asks the owners of games; and it knows which nodes
//! are in touch ([`Peers`]) and which people are connected to them ([`PresenceRegistry`]).
//!
//! [`Member`] does the periodic work: it greets the other nodes, stores heartbeats, adopts orphaned games, and stops and resumes the
//! service of a node that is cut off. It reports to the program at its node, which implements [`LocalNode`]: [`Event`]s that
//! concern its games and people, and requests from other nodes. The crate knows neither rooms nor connections, and a single server
//! does not use it.
//!
//! Messages are JSON. Unknown fields and messages are ignored so that two consecutive versions can run side by side.
//!
//! | module | contents |
//! |---|---|
//! | `cluster` | the node's view of the cluster |
//! | `member`, `separation` | periodic work and incoming messages; being cut off from the others |
//! | `local_node`, `event` | the program at a node, and what it is told |
//! | `node_bus`, `registration` | messages over the bus; the node's entry in the database |
//! | `peers`, `heartbeats`, `names` | whether nodes are alive and in touch |
//! | `presence_registry`, `broadcast` | people and games at every node, and the messages that keep them up to date |
//! | `relay`, `spectator_counts` | messages of a game to its followers at other nodes, and the numbers of those followers |
//! | `message`, `next_version` | messages between two nodes, and the simulation of a newer version |

mod broadcast;
mod cluster;
mod event;
mod heartbeats;
mod join_error;
mod limits;
mod local_node;
mod member;
mod message;
mod names;
mod next_version;
mod node_bus;
mod notification_kind;
mod options;
mod peers;
mod presence_registry;
mod registration;
mod relay;
mod separation;
mod spectator_counts;

pub use broadcast::{Broadcast, Lists, Notice, Person, Playing};
pub use cluster::{Cluster, Unanswered};
pub use event::Event;
pub use join_error::JoinError;
pub use local_node::{LocalNode, StoredHeartbeat};
pub use member::Member;
pub use message::Outcome;
pub use node_bus::Subjects;
pub use notification_kind::NotificationKind;
pub use options::{ClusterOptions, MessageVersion};
pub use peers::{PeerChange, Peers};
pub use presence_registry::PresenceRegistry;
pub use relay::{Class, Classes, Head, Heard, Relay};
pub use spectator_counts::SpectatorCounts;
