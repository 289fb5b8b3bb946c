//! The other nodes: messages to them, and what is known of them.

pub(crate) mod message;
pub(crate) mod news;
mod next_version;
pub(crate) mod peers;
mod register;
pub(crate) mod relay;

use std::{
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bus::{Bus, BusError, Messages, NodeId};
use protocol::GameSummary;
use record::{GameId, PlayerId};
use serde::{Serialize, de::DeserializeOwned};
use store::{Beat, NodeDescription, Store, StoreError};
use tokio::{
    sync::{Mutex as AsyncMutex, watch},
    time,
};

use self::{
    message::{Ask, Envelope, Outcome, Tell, Wish},
    news::{News, Person, Playing},
    next_version::with_unknown_fields,
    peers::Peers,
    register::Register,
    relay::Relay,
};
use crate::{
    cluster_options::{ClusterOptions, MessageVersion},
    refusal::Refusal,
};

/// How long the answer of another node is waited for before it is asked again.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long a node that leaves waits for its last beat.
const LAST_BEAT: Duration = Duration::from_secs(1);

/// This node among the others.
#[derive(Debug)]
pub(crate) struct Cluster {
    bus: Bus,
    pub(crate) node: NodeId,
    name: String,
    /// The version of the messages that it sends.
    messages: MessageVersion,
    peers: Mutex<Peers>,
    register: Mutex<Register>,
    /// Whether the others reach each other, but not this node: people are better off there.
    cut_off: watch::Sender<bool>,
    /// Whether this node has left the others for good.
    has_left: AtomicBool,
    /// Locked while the node says to the database that it is alive.
    beating: AsyncMutex<()>,
}

/// The subjects of the bus.
fn node_subject(node: NodeId) -> String {
    format!("gipfel.node.{node}")
}

fn relay_subject(node: NodeId) -> String {
    format!("gipfel.relay.{node}")
}

const EVERYBODY: &str = "gipfel.all";

/// The messages that a node reads.
#[derive(Debug)]
pub(crate) struct Subjects {
    /// For this node alone: questions, and what is told to it.
    pub(crate) own: Messages,
    /// What the owners of games relay to it.
    pub(crate) relays: Messages,
    /// For everybody.
    pub(crate) all: Messages,
}

impl Cluster {
    pub(crate) fn new(options: ClusterOptions, now: i64) -> Self {
        let ClusterOptions { bus, node, name, messages } = options;
        let peers = Mutex::new(Peers::new(node, now));
        Self {
            bus,
            node,
            name,
            messages,
            peers,
            register: Mutex::default(),
            cut_off: watch::Sender::new(false),
            has_left: AtomicBool::new(false),
            beating: AsyncMutex::default(),
        }
    }

    /// Begins to listen.
    pub(crate) async fn listen(&self) -> Result<Subjects, BusError> {
        Ok(Subjects {
            own: self.bus.subscribe(&node_subject(self.node)).await?,
            relays: self.bus.subscribe(&relay_subject(self.node)).await?,
            all: self.bus.subscribe(EVERYBODY).await?,
        })
    }

    /// This node, for the database.
    pub(crate) fn description(&self) -> NodeDescription {
        NodeDescription {
            id: self.node.to_i64(),
            name: self.name.clone(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            messages: self.messages.number(),
        }
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.bus.is_connected()
    }

    /// Counts how often this node has reached the others again.
    pub(crate) fn connections(&self) -> watch::Receiver<u64> {
        self.bus.connections()
    }

    /// Whether this node alone does not reach the others.
    pub(crate) fn cut_off(&self) -> watch::Receiver<bool> {
        self.cut_off.subscribe()
    }

    /// Notes it; whether that is news.
    pub(crate) fn set_cut_off(&self, is_cut_off: bool) -> bool {
        self.cut_off.send_if_modified(|known| std::mem::replace(known, is_cut_off) != is_cut_off)
    }

    pub(crate) fn peers(&self) -> MutexGuard<'_, Peers> {
        self.peers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is where.
    pub(crate) fn register(&self) -> MutexGuard<'_, Register> {
        self.register.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells all other nodes what has happened here. What is lost they notice, and ask for.
    pub(crate) fn announce(&self, news: News) {
        self.announce_in(&mut self.register(), news);
    }

    /// The register stays locked meanwhile, so that numbers grow in the order in which news are sent.
    fn announce_in(&self, register: &mut Register, news: News) {
        let number = register.note(&news);
        self.tell_all(&Tell::News { number, news });
    }

    /// Tells everything that others may have missed.
    pub(crate) fn announce_everything(&self, now: i64) {
        let mut register = self.register();
        for news in register.everything(now) {
            self.announce_in(&mut register, news);
        }
    }

    /// Somebody has their first connection to this node since a moment, or the last one is closed.
    pub(crate) fn announce_connected(
        &self,
        player: PlayerId,
        since: Option<i64>,
        shown: Option<protocol::Player>,
    ) {
        let mut register = self.register();
        let person = Person { since, shown, ..register.own_person(player) };
        self.announce_person(&mut register, person);
    }

    /// Somebody begins to listen to what happens to a player, or nobody does any more.
    pub(crate) fn announce_listens(&self, player: PlayerId, listens: bool) {
        let mut register = self.register();
        let person = Person { listens, ..register.own_person(player) };
        self.announce_person(&mut register, person);
    }

    fn announce_person(&self, register: &mut Register, person: Person) {
        if register.own_person(person.id) == person {
            return;
        }
        let news = match person.since.is_some() || person.listens {
            true => News::Here { people: vec![person] },
            false => News::Away { player: person.id },
        };
        self.announce_in(register, news);
    }

    /// A live game is in the hands of this node.
    pub(crate) fn announce_game(&self, playing: Playing) {
        let mut register = self.register();
        if register.own_game(playing.game) != Some(playing) {
            self.announce_in(&mut register, News::Begun { games: vec![playing] });
        }
    }

    /// A game is not in the hands of this node any more.
    pub(crate) fn announce_over(&self, game: GameId) {
        let mut register = self.register();
        if register.own_game(game).is_some() {
            self.announce_in(&mut register, News::Over { game });
        }
    }

    /// The best games of this node.
    pub(crate) fn announce_best(&self, games: Vec<GameSummary>) {
        let mut register = self.register();
        if register.own_best() != games {
            self.announce_in(&mut register, News::Best { games });
        }
    }

    fn envelope(&self, content: &impl Serialize) -> Vec<u8> {
        self.written(&Envelope { v: self.messages.number(), from: self.node, content })
    }

    /// A message, or a part of one, as JSON.
    pub(crate) fn written(&self, message: &impl Serialize) -> Vec<u8> {
        let written = if self.is_ahead() {
            serde_json::to_vec(&with_unknown_fields(message))
        } else {
            serde_json::to_vec(message)
        };
        // Strings, numbers and lists of them can always be written.
        written.unwrap_or_default()
    }

    /// Whether this node stands for the next version of the program.
    fn is_ahead(&self) -> bool {
        self.messages != MessageVersion::CURRENT
    }

    /// Whether a node with that version of the messages may be beside this one.
    pub(crate) fn understands(&self, messages: u16) -> bool {
        self.messages.is_beside(messages)
    }

    /// Says to the others that this node is there, with so many connections; not when it has left.
    pub(crate) fn greet(&self, online: usize) {
        if self.has_left.load(Ordering::SeqCst) {
            return;
        }
        let number = self.register().number();
        self.tell_all(&Tell::Hello { number, online });
        if self.is_ahead() {
            self.tell_all(&Tell::Unknown);
        }
    }

    /// Says to the database that this node is alive; not when it has left.
    pub(crate) async fn beat(
        &self,
        store: &Store,
        is_connected: bool,
        now: i64,
    ) -> Result<Option<Beat>, StoreError> {
        let _beating = self.beating.lock().await;
        if self.has_left.load(Ordering::SeqCst) {
            return Ok(None);
        }
        store.beat(self.description(), is_connected, now).await.map(Some)
    }

    /// Leaves for good: others take the games of this node at once. A beat behind that would let it seem alive with nobody at home.
    pub(crate) async fn leave(&self, store: &Store) {
        self.has_left.store(true, Ordering::SeqCst);
        // A database that is away does not keep a node from its end.
        let _beating = time::timeout(LAST_BEAT, self.beating.lock()).await;
        if let Err(error) = store.leave(self.node.to_i64()).await {
            tracing::error!(%error, "The games of this node could not be let go");
        }
        self.tell_all(&Tell::Left);
    }

    /// Tells one node something. It may be lost.
    pub(crate) fn tell(&self, node: NodeId, what: &Tell) {
        self.bus.publish(&node_subject(node), self.envelope(what));
    }

    /// Tells all other nodes something. It may be lost.
    pub(crate) fn tell_all(&self, what: &Tell) {
        self.bus.publish(EVERYBODY, self.envelope(what));
    }

    /// Relays a message of a game to the nodes where somebody follows it.
    pub(crate) fn relay(&self, nodes: impl Iterator<Item = NodeId>, relay: &Relay) {
        let body = relay.to_bytes(|head| self.written(head));
        for node in nodes {
            self.bus.publish(&relay_subject(node), body.clone());
        }
    }

    /// Asks the owner of a game. Without an answer it is `Moved`, unless asking twice would do it twice.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        node: NodeId,
        game: GameId,
        wish: Wish,
    ) -> Result<T, Refusal> {
        let may_repeat = wish.may_repeat();
        let body = self.envelope(&Ask { game, wish });
        let unavailable = Refusal::from(protocol::RefusalCode::Unavailable);
        match self.bus.request(&node_subject(node), body, PATIENCE).await {
            Ok(answer) => match serde_json::from_slice::<Outcome<T>>(&answer) {
                Ok(outcome) => outcome.into_result(),
                Err(error) => {
                    tracing::error!(%node, %error, "The answer of another node cannot be read");
                    Err(unavailable)
                }
            },
            Err(BusError::NoAnswer) if !may_repeat => Err(unavailable),
            Err(_) => Err(Refusal::Moved),
        }
    }
}
