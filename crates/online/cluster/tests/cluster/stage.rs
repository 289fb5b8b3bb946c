//! Nodes on one database in memory, each with a program that records what the cluster asks of it.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bus::{Bus, Exchange, NodeId};
use cluster::{
    Cluster, ClusterOptions, Event, JoinError, LocalNode, Member, MessageVersion, Outcome,
    StoredHeartbeat,
};
use protocol::Status;
use record::{EventKind, GameId, PlayerId, Terms};
use serde_json::Value;
use store::{Heartbeat, Location, Store, Summary};
use tokio::time::{self, Instant};
use variants::{Color, Variant};

/// Start of all tests, in milliseconds since 1970.
const START: i64 = 1_800_000_000_000;

/// A program at a node.
#[derive(Clone, Debug)]
pub(crate) struct Program(Arc<State>);

#[derive(Debug)]
struct State {
    began: Instant,
    events: Mutex<Vec<Event>>,
    adopted: Mutex<Vec<GameId>>,
    is_serving: AtomicBool,
}

impl Program {
    /// Returns whether such an event has happened.
    pub(crate) fn has_seen(&self, is_sought: impl Fn(&Event) -> bool) -> bool {
        self.0.events.lock().expect("no test has panicked").iter().any(is_sought)
    }

    pub(crate) fn has_adopted(&self, game: GameId) -> bool {
        self.0.adopted.lock().expect("no test has panicked").contains(&game)
    }
}

impl LocalNode for Program {
    type Request = Value;
    type Answer = Value;

    fn now(&self) -> i64 {
        START + i64::try_from(self.0.began.elapsed().as_millis()).expect("a short test")
    }

    fn own_time(&self) -> i64 {
        self.now()
    }

    fn connections(&self) -> usize {
        0
    }

    fn is_serving(&self) -> bool {
        self.0.is_serving.load(Ordering::SeqCst)
    }

    fn heartbeat_stored(&self, _stored: &StoredHeartbeat) {}

    async fn handle(&self, event: Event) {
        self.0.events.lock().expect("no test has panicked").push(event);
    }

    async fn answer(&self, _from: NodeId, _game: GameId, request: Value) -> Outcome<Value> {
        Outcome::Done(request)
    }

    async fn adopt(&self, game: GameId) {
        self.0.adopted.lock().expect("no test has panicked").push(game);
    }

    async fn stop_service(&self, _unreachable_since: Option<i64>) {
        self.0.is_serving.store(false, Ordering::SeqCst);
    }

    fn resume_service(&self) {
        self.0.is_serving.store(true, Ordering::SeqCst);
    }
}

/// A node of the cluster.
pub(crate) struct Node {
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) program: Program,
    pub(crate) bus: Bus,
    /// The first heartbeat of the node.
    pub(crate) first: Heartbeat,
}

/// A database and the bus of its nodes.
pub(crate) struct Stage {
    store: Store,
    exchange: Exchange,
    began: Instant,
}

impl Stage {
    pub(crate) fn new() -> Self {
        let store = Store::open(&store::Options::at(Location::Memory)).expect("a store in memory");
        Self { store, exchange: Exchange::default(), began: Instant::now() }
    }

    pub(crate) async fn join(
        &self,
        name: &str,
        messages: MessageVersion,
    ) -> Result<Node, JoinError> {
        let program = Program(Arc::new(State {
            began: self.began,
            events: Mutex::default(),
            adopted: Mutex::default(),
            is_serving: AtomicBool::new(true),
        }));
        let (bus, node) = (self.exchange.join(), NodeId::random());
        let options = ClusterOptions { bus: bus.clone(), node, name: name.to_owned(), messages };
        let (cluster, subjects) = Cluster::join(self.store.clone(), options, program.now()).await?;
        let first = cluster.store_first_heartbeat(program.now()).await?;
        cluster.note_first_heartbeat(&first, program.now());
        let cluster = Arc::new(cluster);
        Member::start(Arc::clone(&cluster), subjects, program.clone());
        Ok(Node { cluster, program, bus, first })
    }

    pub(crate) async fn node(&self, name: &str) -> Node {
        self.join(name, MessageVersion::CURRENT).await.expect("the node joins")
    }

    /// Stores a live game in progress.
    pub(crate) async fn game(&self) -> GameId {
        let terms = Terms {
            variant: Variant::Yinsh,
            handicap: None,
            clock: "300+3".parse().expect("a time control"),
            rated: false,
            open: false,
            combined: None,
        };
        let [white, black] = [1, 2].map(|number| Some(PlayerId::from_random(number)));
        let summary = Summary {
            status: Status::Playing,
            to_act: Some(Color::White),
            ..Summary::new(terms, [white, black], START)
        };
        let kind = EventKind::Created { terms, white, black };
        let (id, event) = (GameId::from_random(7), record::Event { seq: 0, at: START, kind });
        self.store.games().add(id, vec![event], summary).await.expect("stored");
        id
    }
}

/// Advances the time step by step until a condition holds; fails after half a minute.
pub(crate) async fn until(is_so: impl Fn() -> bool) {
    for _ in 0..120 {
        if is_so() {
            return;
        }
        time::pause();
        time::advance(Duration::from_millis(250)).await;
        time::resume();
        // The threads of the database need real time.
        time::sleep(Duration::from_millis(2)).await;
    }
    panic!("the condition does not hold within half a minute");
}
