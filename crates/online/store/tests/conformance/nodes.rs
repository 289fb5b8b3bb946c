//! Nodes, and the games that they own.

use store::{AppendError, ClusterOutage, GameOwnership, Location, NodeDescription, Options, Store};

use crate::{
    fresh,
    sample::{START, Sample},
};

fn node(id: i64) -> NodeDescription {
    NodeDescription { id, name: format!("node {id}"), version: "1".to_owned(), messages: 1 }
}

/// Stores heartbeats of the given nodes, and a game.
async fn alive(store: &Store, nodes: &[i64]) -> Sample {
    for id in nodes {
        store.nodes().heartbeat(node(*id), true, START).await.expect("stored");
    }
    let (game, first) = Sample::new(1);
    store.games().add(game.id, first, game.summary.clone()).await.expect("stored");
    game
}

fn epoch(ownership: GameOwnership) -> i64 {
    let GameOwnership::Mine { epoch, .. } = ownership else { panic!("{ownership:?}") };
    epoch
}

pub(crate) async fn a_game_has_one_owner(store: Store) {
    let game = alive(&store, &[1, 2]).await;
    let first = store.nodes().acquire_game(game.id, 1).await.unwrap();
    assert_eq!(first, GameOwnership::Mine { epoch: 1, since: None });
    assert_eq!(
        store.nodes().acquire_game(game.id, 1).await.unwrap(),
        first,
        "it already owns the game"
    );
    assert_eq!(store.nodes().acquire_game(game.id, 2).await.unwrap(), GameOwnership::Theirs(1));
    let unknown = Sample::new(9).0.id;
    assert_eq!(store.nodes().acquire_game(unknown, 1).await.unwrap(), GameOwnership::NoSuchGame);
    let owned: Vec<u32> =
        store.nodes().all().await.unwrap().iter().map(|(_, games)| *games).collect();
    assert_eq!(owned, [1, 0]);
}

pub(crate) async fn only_one_of_many_nodes_becomes_the_owner_of_a_game(store: Store) {
    let nodes: Vec<i64> = (1..=8).collect();
    let game = alive(&store, &nodes).await;
    let owners: Vec<_> = nodes
        .iter()
        .map(|id| {
            let (store, game, id) = (store.clone(), game.id, *id);
            tokio::spawn(async move { store.nodes().acquire_game(game, id).await.unwrap() })
        })
        .collect();
    let mut mine = 0;
    for ownership in owners {
        mine += usize::from(matches!(ownership.await.unwrap(), GameOwnership::Mine { .. }));
    }
    assert_eq!(mine, 1);
}

pub(crate) async fn a_game_is_handed_over_once_and_its_old_owner_is_fenced(store: Store) {
    let mut game = alive(&store, &[1, 2, 3]).await;
    let old = epoch(store.nodes().acquire_game(game.id, 1).await.unwrap());
    assert!(store.nodes().hand_game(game.id, 1, old, 2).await.unwrap());
    assert!(
        !store.nodes().hand_game(game.id, 1, old, 3).await.unwrap(),
        "it no longer owns the game"
    );
    assert_eq!(store.nodes().acquire_game(game.id, 1).await.unwrap(), GameOwnership::Theirs(2));
    let new = epoch(store.nodes().acquire_game(game.id, 2).await.unwrap());
    let (turn, summary) = (game.turn(), game.summary.clone());
    let refused =
        store.games().append_in(Some(old), game.id, turn.clone(), summary.clone(), None).await;
    assert!(matches!(refused, Err(AppendError::Fenced)), "{refused:?}");
    store.games().append_in(Some(new), game.id, turn, summary, None).await.unwrap();
}

pub(crate) async fn a_fenced_node_stores_nothing(store: Store) {
    let mut game = alive(&store, &[1, 2]).await;
    let old = epoch(store.nodes().acquire_game(game.id, 1).await.unwrap());
    let turn = game.turn();
    store.games().append_in(Some(old), game.id, turn, game.summary.clone(), None).await.unwrap();
    store.nodes().release_game(game.id, 1, old).await.unwrap();
    let new = epoch(store.nodes().acquire_game(game.id, 2).await.unwrap());
    assert!(new > old);
    let turn = game.turn();
    let refused =
        store.games().append_in(Some(old), game.id, turn.clone(), game.summary.clone(), None).await;
    assert!(matches!(refused, Err(AppendError::Fenced)), "{refused:?}");
    let plan = Some("[]".to_owned());
    let refused = store.games().save_plan(Some(old), game.id, variants::Color::White, plan).await;
    assert!(matches!(refused, Err(AppendError::Fenced)), "{refused:?}");
    assert_eq!(store.games().log(game.id).await.unwrap().len(), 2);
    store.games().append_in(Some(new), game.id, turn, game.summary.clone(), None).await.unwrap();
    assert_eq!(store.games().log(game.id).await.unwrap().len(), 3);
}

pub(crate) async fn a_node_that_leaves_gives_up_its_games(store: Store) {
    let game = alive(&store, &[1, 2]).await;
    store.nodes().acquire_game(game.id, 1).await.unwrap();
    assert_eq!(store.nodes().orphans(10).await.unwrap(), []);
    store.nodes().leave(1).await.unwrap();
    assert_eq!(store.nodes().orphans(10).await.unwrap(), [game.id]);
    let ownership = store.nodes().acquire_game(game.id, 2).await.unwrap();
    assert_eq!(ownership, GameOwnership::Mine { epoch: 2, since: None });
    assert_eq!(store.nodes().orphans(10).await.unwrap(), []);
}

pub(crate) async fn a_node_is_declared_dead_unless_it_has_stored_a_heartbeat_since(store: Store) {
    let game = alive(&store, &[1, 2]).await;
    store.nodes().acquire_game(game.id, 1).await.unwrap();
    let own = async || {
        let nodes = store.nodes().all().await.unwrap();
        nodes.into_iter().map(|(node, _)| node).find(|node| node.id == 1).unwrap()
    };
    let last = own().await.last_heartbeat;
    assert!(!store.nodes().declare_dead(1, last - 3_000, last - 1).await.unwrap());
    assert!(own().await.is_alive());
    assert!(store.nodes().declare_dead(1, last - 3_000, last).await.unwrap());
    assert!(!own().await.is_alive());
    assert!(!store.nodes().declare_dead(1, last - 1_000, last).await.unwrap(), "it is dead");
    let ownership = store.nodes().acquire_game(game.id, 2).await.unwrap();
    assert_eq!(ownership, GameOwnership::Mine { epoch: 2, since: Some(last - 3_000) });
}

pub(crate) async fn the_time_without_any_node_is_known_to_every_node_that_starts_later(
    store: Store,
) {
    let beat = async |id| store.nodes().heartbeat(node(id), true, START).await.expect("stored");
    let last = beat(1).await;
    assert_eq!(last.outage, None, "no node has run before");
    assert_eq!(beat(2).await.outage, None, "the first node is running");
    for id in [1, 2] {
        store.nodes().leave(id).await.expect("stored");
    }
    let first = beat(3).await;
    let outage = first.outage.expect("an outage");
    assert!(last.now <= outage.from && outage.until == first.now, "{outage:?}");
    store.nodes().leave(3).await.expect("stored");
    // The third node has served nobody: the outage goes on.
    let second = beat(4).await;
    assert_eq!(second.outage.map(|outage| outage.from), Some(outage.from));
    assert_eq!(beat(5).await.outage, second.outage);
}

/// Runs a test on a database without a clock so that the test sets the time.
fn in_memory<C: Future<Output = ()>>(ownership: impl FnOnce(Store) -> C) {
    let store = Store::open(&Options::at(Location::Memory)).expect("a store in memory");
    fresh::block_on(ownership(store));
}

#[test]
fn a_node_that_is_silent_for_more_than_five_seconds_is_dead() {
    in_memory(async |store| {
        let game = alive(&store, &[1, 2]).await;
        store.nodes().acquire_game(game.id, 1).await.unwrap();
        for second in 1..=5 {
            store.nodes().heartbeat(node(2), true, START + second * 1_000).await.unwrap();
        }
        assert_eq!(store.nodes().acquire_game(game.id, 2).await.unwrap(), GameOwnership::Theirs(1));
        let heartbeat = store.nodes().heartbeat(node(2), true, START + 6_000).await.unwrap();
        let dead: Vec<bool> = heartbeat.nodes.iter().map(|node| node.is_alive()).collect();
        assert_eq!(dead, [false, true]);
        let ownership = store.nodes().acquire_game(game.id, 2).await.unwrap();
        assert_eq!(ownership, GameOwnership::Mine { epoch: 2, since: Some(START) });
        assert!(store.nodes().heartbeat(node(1), true, START + 6_500).await.unwrap().was_dead);
    });
}

#[test]
fn a_dead_node_is_forgotten_after_a_week_even_if_it_owns_ended_games() {
    in_memory(async |store| {
        let mut game = alive(&store, &[1, 2]).await;
        let epoch = epoch(store.nodes().acquire_game(game.id, 1).await.unwrap());
        let (end, summary) = (game.end(record::Score::Draw), game.summary.clone());
        store.games().append_in(Some(epoch), game.id, end, summary, None).await.unwrap();
        let later = START + 8 * 24 * 60 * 60 * 1_000;
        let heartbeat = store.nodes().heartbeat(node(2), true, later).await.unwrap();
        let ids: Vec<i64> = heartbeat.nodes.iter().map(|node| node.id).collect();
        assert_eq!(ids, [2]);
    });
}

#[test]
fn no_node_dies_while_the_database_is_unreachable() {
    in_memory(async |store| {
        let game = alive(&store, &[1, 2]).await;
        store.nodes().acquire_game(game.id, 1).await.unwrap();
        let heartbeat = store.nodes().heartbeat(node(2), true, START + 60_000).await.unwrap();
        assert_eq!(heartbeat.before, Some(START));
        assert!(heartbeat.nodes.iter().all(store::Node::is_alive), "{heartbeat:?}");
        assert_eq!(store.nodes().acquire_game(game.id, 2).await.unwrap(), GameOwnership::Theirs(1));
        assert!(!store.nodes().heartbeat(node(1), true, START + 60_500).await.unwrap().was_dead);
    });
}

#[test]
fn a_short_time_without_heartbeats_is_an_outage_only_if_no_node_is_running() {
    in_memory(async |store| {
        let beat =
            async |id, at| store.nodes().heartbeat(node(id), true, START + at).await.unwrap();
        beat(1, 0).await;
        assert_eq!(beat(1, 3_000).await.outage, None);
        assert_eq!(beat(2, 6_000).await.outage, None);
        store.nodes().leave(1).await.unwrap();
        store.nodes().leave(2).await.unwrap();
        let outage = ClusterOutage { from: START + 6_000, until: START + 6_500 };
        let heartbeat = beat(3, 6_500).await;
        assert_eq!((heartbeat.outage, heartbeat.ends_outage()), (Some(outage), true));
        let heartbeat = beat(3, 7_500).await;
        assert_eq!((heartbeat.outage, heartbeat.ends_outage()), (Some(outage), false));
    });
}

#[test]
fn a_long_time_without_heartbeats_is_an_outage_even_if_nodes_are_running() {
    in_memory(async |store| {
        let beat =
            async |id, at| store.nodes().heartbeat(node(id), true, START + at).await.unwrap();
        beat(1, 0).await;
        let outage = ClusterOutage { from: START, until: START + 4_001 };
        assert_eq!(beat(1, 4_001).await.outage, Some(outage));
        for second in 5..20 {
            assert_eq!(beat(1, second * 1_000).await.outage, Some(outage));
        }
        let later = ClusterOutage { from: START + 19_000, until: START + 25_000 };
        assert_eq!(beat(1, 25_000).await.outage, Some(later));
    });
}

pub(crate) async fn recent_changes_in_any_game_are_found(store: Store) {
    let mut game = alive(&store, &[]).await;
    let changed = async |since| -> Vec<record::GameId> {
        let found = store.games().changed(since, 10).await.unwrap();
        found.into_iter().map(|changed| changed.id).collect()
    };
    assert_eq!(changed(game.summary.updated).await, [game.id]);
    let before = game.summary.updated + 1;
    assert_eq!(changed(before).await, [], "the change was earlier");
    for is_end in [false, true] {
        let events = if is_end { game.end(record::Score::Draw) } else { game.turn() };
        let stored = store.games().append(game.id, events, game.summary.clone(), None).await;
        stored.expect("stored");
        assert_eq!(changed(before).await, [game.id]);
    }
}
