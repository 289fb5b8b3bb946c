//! Several halls on one store, connected by an in-memory bus.

mod credited;
mod isolation;
mod messages;
mod restarts;

use std::{sync::Arc, time::Duration};

use bus::{Bus, Exchange, NodeId};
use hall::{
    ChatContent, ClusterOptions, Command, Connection, Hall, Inbox, MessageVersion, NewGame,
    Opponent, Options, Reader, Refusal, link_hash,
};
use protocol::{Act, ChatRoom, Done, SentTurn};
use record::{EventKind, GameId, PlayerId};
use store::{Location, Store};
use variants::{Color, Variant};

use self::credited::Credited;
use crate::stage::{next, pass, terms};

/// Test fixture: two nodes and two players.
pub(crate) struct Nodes {
    pub(crate) store: Store,
    exchange: Exchange,
    pub(crate) one: Node,
    pub(crate) other: Node,
    pub(crate) white: PlayerId,
    pub(crate) black: PlayerId,
}

pub(crate) struct Node {
    /// The node's own connection to the database.
    pub(crate) store: Store,
    pub(crate) hall: Hall,
    pub(crate) bus: Bus,
    id: NodeId,
    credited: Arc<Credited>,
}

async fn node(store: Store, exchange: &Exchange, name: &str, messages: MessageVersion) -> Node {
    let (bus, id, credited) = (exchange.join(), NodeId::random(), Arc::<Credited>::default());
    let cluster = ClusterOptions { bus: bus.clone(), node: id, name: name.to_owned(), messages };
    let metrics = credited.clone();
    let options = Options { cluster: Some(cluster), metrics, ..Options::default() };
    let hall = Hall::open(store.clone(), options).await.expect("the hall opens");
    Node { store, hall, bus, id, credited }
}

pub(crate) async fn nodes() -> Nodes {
    nodes_of([MessageVersion::CURRENT; 2]).await
}

async fn nodes_of([one, other]: [MessageVersion; 2]) -> Nodes {
    let store = Store::open(&store::Options::at(Location::Memory)).expect("a store in memory");
    let exchange = Exchange::default();
    let one = node(store.beside(), &exchange, "one", one).await;
    let other = node(store.beside(), &exchange, "other", other).await;
    let white = store.players().create(protocol::PlayerKind::Guest, 0).await.expect("stored");
    let black = store.players().create(protocol::PlayerKind::Guest, 0).await.expect("stored");
    Nodes { store, exchange, one, other, white, black }
}

impl Node {
    pub(crate) async fn connect(&self, player: PlayerId) -> (Connection, Inbox) {
        let viewer = self.hall.viewer(player).await.expect("known");
        Connection::open(self.hall.clone(), Some(viewer))
    }

    /// Connects a player who follows a game; returns the connection and its inbox.
    pub(crate) async fn watch(&self, player: PlayerId, game: GameId) -> (Connection, Inbox) {
        let (mut connection, mut inbox) = self.connect(player).await;
        connection.receive(&format!(r#"{{"t":"watch","game":"{game}"}}"#)).await;
        next(&mut inbox, "game").await;
        (connection, inbox)
    }

    pub(crate) async fn play(
        &self,
        player: PlayerId,
        game: GameId,
        ply: u32,
        turn: &str,
    ) -> Result<Done, Refusal> {
        let id = format!("turn-{ply}");
        let command =
            Command::Play(SentTurn { id, ply, turn: turn.to_owned(), spent: None, nonce: None });
        self.hall.command(game, player, command).await
    }
}

impl Nodes {
    /// Creates a game between the two players, owned by the first node.
    pub(crate) async fn game(&self, clock: &str) -> GameId {
        let new = NewGame {
            terms: terms(Variant::Yinsh, clock),
            color: Some(Color::White),
            opponent: Opponent::Open,
            instead: None,
        };
        let game = self.one.hall.create(self.white, new).await.expect("made").id;
        self.one.hall.join(game, self.black, None, None).await.expect("joined");
        game
    }

    async fn log(&self, game: GameId) -> Vec<EventKind> {
        let log = self.store.games().log(game).await.expect("the log");
        log.into_iter().map(|event| event.kind).collect()
    }

    /// Returns a node that owns at least one game, if there is one.
    async fn owner(&self) -> Option<NodeId> {
        let nodes = self.store.nodes().all().await.expect("nodes");
        nodes.iter().find(|(_, games)| *games > 0).map(|(node, _)| NodeId::from_i64(node.id))
    }
}

/// Advances the time second by second so that all tasks run on time.
pub(crate) async fn seconds(count: u32) {
    for _ in 0..count * 4 {
        pass(Duration::from_millis(250)).await;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[tokio::test]
async fn players_at_two_nodes_play_against_each_other() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_white, mut at_one) = nodes.one.watch(nodes.white, game).await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    assert_eq!(nodes.owner().await, Some(nodes.one.id));
    for (ply, turn) in (0..).zip(["e5", "f6", "d4", "g7"]) {
        let (node, player) = match ply % 2 {
            0 => (&nodes.one, nodes.white),
            _ => (&nodes.other, nodes.black),
        };
        node.play(player, game, ply, turn).await.expect("a legal turn");
        for inbox in [&mut at_one, &mut at_other] {
            let frame = next(inbox, "event").await;
            assert_eq!(frame["event"]["turn"], turn, "{frame}");
        }
    }
    assert_eq!(nodes.log(game).await.len(), 6);
}

#[tokio::test]
async fn another_node_refuses_an_illegal_turn_with_the_same_code() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let here = nodes.one.play(nodes.white, game, 0, "z9").await.expect_err("no such point");
    let there = nodes.other.play(nodes.white, game, 0, "z9").await.expect_err("no such point");
    assert_eq!((here.code(), here.to_string()), (there.code(), there.to_string()));
    let there = nodes.other.play(nodes.black, game, 0, "e5").await.expect_err("White is to act");
    assert_eq!(there.code(), "not-your-turn");
}

#[tokio::test]
async fn a_command_repeated_through_two_nodes_counts_once() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let first = nodes.one.play(nodes.white, game, 0, "e5").await.expect("played");
    let again = nodes.other.play(nodes.white, game, 0, "e5").await.expect("known");
    assert_eq!(first, again);
    assert_eq!(nodes.log(game).await.len(), 3);
}

#[tokio::test]
async fn players_at_two_nodes_see_each_others_presence() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_white, mut at_one) = nodes.one.watch(nodes.white, game).await;
    let black = nodes.other.watch(nodes.black, game).await;
    while !next(&mut at_one, "present").await["b"].as_bool().expect("a flag") {}
    drop(black);
    while next(&mut at_one, "present").await["b"].as_bool().expect("a flag") {}
}

#[tokio::test]
async fn games_of_a_dead_node_continue_at_another_node_and_no_time_is_charged() {
    let nodes = nodes().await;
    let game = nodes.game("60").await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("a legal turn");
    let Nodes { store, one, other, white, black, .. } = nodes;
    one.bus.cut(true);
    drop(one);
    seconds(8).await;
    other.play(black, game, 3, "g7").await.expect("the game goes on");
    next(&mut at_other, "event").await;
    let view = other.hall.game(game, Some(black)).await.expect("the game");
    assert_eq!(view.turns.len(), 4);
    let log = store.games().log(game).await.expect("the log");
    let outages = log.iter().filter(|event| matches!(event.kind, EventKind::Outage { .. }));
    assert_eq!(outages.count(), 1);
    let spent = view.turns[3].spent;
    assert!(spent < 2_000, "Black pays {spent} ms");
    other.play(white, game, 4, "c3").await.expect("White has reconnected here too");
}

#[tokio::test]
async fn a_node_that_lost_a_game_stores_nothing_and_forwards_its_players_turns() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_white, mut at_one) = nodes.one.watch(nodes.white, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    // Simulates a long pause of the first node, which does not notice it.
    nodes.store.nodes().leave(nodes.one.id.to_i64()).await.expect("stored");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("the other node plays the turn");
    assert_eq!(nodes.log(game).await.len(), 5);
    let mut seen = Vec::new();
    while seen.len() < 3 {
        seen.push(next(&mut at_one, "event").await["event"]["turn"].clone());
    }
    assert_eq!(seen, ["e5", "f6", "d4"]);
}

#[tokio::test]
async fn a_spectator_of_a_private_game_stays_admitted_when_the_game_moves() {
    let nodes = nodes().await;
    let new = NewGame {
        terms: terms(Variant::Yinsh, "300+3"),
        color: Some(Color::White),
        opponent: Opponent::Link,
        instead: None,
    };
    let created = nodes.one.hall.create(nodes.white, new).await.expect("made");
    let (game, link) = (created.id, created.key.as_ref().map(link_hash));
    nodes.one.hall.join(game, nodes.black, link, None).await.expect("joined");
    let reader = Reader { player: None, link };
    let mut lines = nodes.one.hall.streams().follow(game, reader, None).await.expect("admitted");
    nodes.store.nodes().leave(nodes.one.id.to_i64()).await.expect("stored");
    nodes.other.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.one.play(nodes.black, game, 1, "f6").await.expect("the other node plays the turn");
    let seen = tokio::time::timeout(Duration::from_secs(5), async {
        while let Some(line) = lines.next().await {
            if line.text.contains("f6") {
                return true;
            }
        }
        false
    });
    assert_eq!(seen.await, Ok(true), "they receive every turn");
}

#[tokio::test]
async fn a_node_that_shuts_down_hands_its_games_over() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.one.hall.close(100).await;
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("the game goes on at once");
    let mut turns = Vec::new();
    while turns.len() < 2 {
        turns.push(next(&mut at_other, "event").await["event"]["turn"].clone());
    }
    assert_eq!(turns, ["e5", "f6"]);
    let log = nodes.log(game).await;
    assert!(!log.iter().any(|kind| matches!(kind, EventKind::Outage { .. })), "{log:?}");
}

#[tokio::test]
async fn a_node_that_has_left_does_not_count_as_alive_and_takes_no_games() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    nodes.one.hall.close(100).await;
    seconds(3).await;
    let alive = nodes.store.nodes().all().await.expect("nodes");
    let alive: Vec<i64> = alive.iter().map(|(node, _)| node.id).collect();
    assert_eq!(alive, [nodes.other.id.to_i64()]);
    nodes.one.play(nodes.white, game, 0, "e5").await.expect_err("it has ended");
    assert_eq!(nodes.owner().await, Some(nodes.other.id), "the other node has adopted it");
}

#[tokio::test]
async fn a_claim_is_refused_while_a_node_may_be_dead() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_white, _at_one) = nodes.one.watch(nodes.white, game).await;
    let (_black, _at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("a legal turn");
    nodes.other.bus.cut(true);
    let mut cut_off = nodes.other.hall.cut_off();
    for second in 0..20 {
        if *cut_off.borrow_and_update() {
            break;
        }
        seconds(1).await;
        let claim = Command::Act { id: format!("claim-{second}"), act: Act::ClaimWin };
        let claimed = nodes.one.hall.command(game, nodes.white, claim).await;
        claimed.expect_err("Black may be at the other node");
    }
    assert!(*cut_off.borrow(), "its clients are sent elsewhere");
}

/// Simulates the death of Black's node during Black's turn: Black reconnects to the other node before the death is detected, and
/// plays.
async fn come_back_from_a_dead_node(clock: &str) -> (Nodes, GameId) {
    let nodes = nodes().await;
    let game = nodes.game(clock).await;
    let (_white, _at_one) = nodes.one.watch(nodes.white, game).await;
    let (_black, _at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.other.bus.cut(true);
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("a legal turn");
    seconds(2).await;
    // Black reconnects before the death of the node is detected.
    let (_black, _at_one) = nodes.one.watch(nodes.black, game).await;
    nodes.one.play(nodes.black, game, 3, "g7").await.expect("Black has not lost on time");
    (nodes, game)
}

#[tokio::test]
async fn a_player_does_not_lose_on_time_because_their_node_died() {
    come_back_from_a_dead_node("1").await;
}

#[tokio::test]
async fn the_time_to_reconnect_to_another_node_is_not_charged() {
    let (nodes, game) = come_back_from_a_dead_node("300").await;
    let spent = nodes.one.hall.game(game, None).await.expect("the game").turns[3].spent;
    assert!(spent < 1_000, "Black pays {spent} ms");
}

#[tokio::test]
async fn a_player_at_another_node_loses_on_time_immediately() {
    let nodes = nodes().await;
    let game = nodes.game("1").await;
    let (_white, mut at_one) = nodes.one.watch(nodes.white, game).await;
    let (_black, _at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("a legal turn");
    seconds(3).await;
    while next(&mut at_one, "event").await["event"]["by"] != "time" {}
}

#[tokio::test]
async fn an_isolated_node_gives_up_its_games_to_the_others() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.one.bus.cut(true);
    let mut cut_off = nodes.one.hall.cut_off();
    seconds(5).await;
    assert!(*cut_off.borrow_and_update(), "its clients are sent elsewhere");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("the game goes on elsewhere");
    let refused = nodes.one.play(nodes.white, game, 2, "d4").await.expect_err("not here");
    assert_eq!(refused.code(), "closing");
    nodes.one.bus.cut(false);
    seconds(5).await;
    assert!(!*cut_off.borrow_and_update());
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("and here again");
}

#[tokio::test]
async fn consecutive_versions_run_side_by_side_and_hand_games_over() {
    let current = MessageVersion::CURRENT;
    for versions in [[current, current.next()], [current.next(), current]] {
        let nodes = nodes_of(versions).await;
        let game = nodes.game("300+3").await;
        let (_white, mut at_one) = nodes.one.watch(nodes.white, game).await;
        let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
        while !next(&mut at_one, "present").await["b"].as_bool().expect("a flag") {}
        nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
        nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
        let refused = nodes.other.play(nodes.black, game, 2, "d4").await.expect_err("not Black");
        assert_eq!(refused.code(), "not-your-turn");
        let content = ChatContent::Phrase("good-luck".to_owned());
        let hello = Command::Say { id: None, to: ChatRoom::Players, content };
        nodes.other.hall.command(game, nodes.black, hello).await.expect("said");
        nodes.one.hall.close(100).await;
        nodes.other.play(nodes.white, game, 2, "d4").await.expect("the game goes on at once");
        for expected in ["e5", "f6", "d4"] {
            assert_eq!(next(&mut at_other, "event").await["event"]["turn"], expected);
        }
    }
}

#[tokio::test]
async fn a_node_with_an_incompatible_version_does_not_start() {
    let nodes = nodes().await;
    let messages = MessageVersion::CURRENT.next().next();
    let (bus, node) = (Exchange::default().join(), NodeId::random());
    let cluster = ClusterOptions { bus, node, name: "far".to_owned(), messages };
    let options = Options { cluster: Some(cluster), ..Options::default() };
    let error =
        Hall::open(nodes.store.clone(), options).await.expect_err("an incompatible version");
    assert!(error.to_string().contains("upgrade one version at a time"), "{error}");
    assert_eq!(nodes.store.nodes().all().await.expect("nodes").len(), 2, "it has not joined");
}
