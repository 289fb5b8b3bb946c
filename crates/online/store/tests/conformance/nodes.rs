//! Nodes, and the games in their hands.

use store::{AppendError, Claim, Location, NodeDescription, Options, Store};

use crate::{
    fresh,
    sample::{START, Sample},
};

fn node(id: i64) -> NodeDescription {
    NodeDescription { id, name: format!("node {id}"), version: "1".to_owned(), messages: 1 }
}

/// Nodes that are alive, and a game.
async fn alive(store: &Store, nodes: &[i64]) -> Sample {
    for id in nodes {
        store.beat(node(*id), true, START).await.expect("stored");
    }
    let (game, first) = Sample::new(1);
    store.new_game(game.id, first, game.summary.clone()).await.expect("stored");
    game
}

fn epoch(claim: Claim) -> i64 {
    let Claim::Mine { epoch, .. } = claim else { panic!("{claim:?}") };
    epoch
}

pub(crate) async fn a_game_is_in_the_hands_of_one_node(store: Store) {
    let game = alive(&store, &[1, 2]).await;
    let first = store.claim_game(game.id, 1).await.unwrap();
    assert_eq!(first, Claim::Mine { epoch: 1, since: None });
    assert_eq!(store.claim_game(game.id, 1).await.unwrap(), first, "it has it already");
    assert_eq!(store.claim_game(game.id, 2).await.unwrap(), Claim::Theirs(1));
    let unknown = Sample::new(9).0.id;
    assert_eq!(store.claim_game(unknown, 1).await.unwrap(), Claim::NoSuchGame);
    let owned: Vec<u32> = store.nodes().await.unwrap().iter().map(|(_, games)| *games).collect();
    assert_eq!(owned, [1, 0]);
}

pub(crate) async fn of_many_nodes_that_want_a_game_one_gets_it(store: Store) {
    let nodes: Vec<i64> = (1..=8).collect();
    let game = alive(&store, &nodes).await;
    let claims: Vec<_> = nodes
        .iter()
        .map(|id| {
            let (store, game, id) = (store.clone(), game.id, *id);
            tokio::spawn(async move { store.claim_game(game, id).await.unwrap() })
        })
        .collect();
    let mut mine = 0;
    for claim in claims {
        mine += usize::from(matches!(claim.await.unwrap(), Claim::Mine { .. }));
    }
    assert_eq!(mine, 1);
}

pub(crate) async fn a_game_is_handed_over_once_and_its_old_owner_is_fenced(store: Store) {
    let mut game = alive(&store, &[1, 2, 3]).await;
    let old = epoch(store.claim_game(game.id, 1).await.unwrap());
    assert!(store.hand_game(game.id, 1, old, 2).await.unwrap());
    assert!(!store.hand_game(game.id, 1, old, 3).await.unwrap(), "it is not theirs any more");
    assert_eq!(store.claim_game(game.id, 1).await.unwrap(), Claim::Theirs(2));
    let new = epoch(store.claim_game(game.id, 2).await.unwrap());
    let (turn, summary) = (game.turn(), game.summary.clone());
    let refused = store.append_in(Some(old), game.id, turn.clone(), summary.clone(), None).await;
    assert!(matches!(refused, Err(AppendError::Fenced)), "{refused:?}");
    store.append_in(Some(new), game.id, turn, summary, None).await.unwrap();
}

pub(crate) async fn a_node_that_has_lost_a_game_stores_nothing(store: Store) {
    let mut game = alive(&store, &[1, 2]).await;
    let old = epoch(store.claim_game(game.id, 1).await.unwrap());
    let turn = game.turn();
    store.append_in(Some(old), game.id, turn, game.summary.clone(), None).await.unwrap();
    store.release_game(game.id, 1, old).await.unwrap();
    let new = epoch(store.claim_game(game.id, 2).await.unwrap());
    assert!(new > old);
    let turn = game.turn();
    let refused =
        store.append_in(Some(old), game.id, turn.clone(), game.summary.clone(), None).await;
    assert!(matches!(refused, Err(AppendError::Fenced)), "{refused:?}");
    let plan = Some("[]".to_owned());
    let refused = store.save_plan(Some(old), game.id, variants::Color::White, plan).await;
    assert!(matches!(refused, Err(AppendError::Fenced)), "{refused:?}");
    assert_eq!(store.log(game.id).await.unwrap().len(), 2);
    store.append_in(Some(new), game.id, turn, game.summary.clone(), None).await.unwrap();
    assert_eq!(store.log(game.id).await.unwrap().len(), 3);
}

pub(crate) async fn a_node_that_leaves_lets_its_games_go(store: Store) {
    let game = alive(&store, &[1, 2]).await;
    store.claim_game(game.id, 1).await.unwrap();
    assert_eq!(store.orphans(10).await.unwrap(), []);
    store.leave(1).await.unwrap();
    assert_eq!(store.orphans(10).await.unwrap(), [game.id]);
    let claim = store.claim_game(game.id, 2).await.unwrap();
    assert_eq!(claim, Claim::Mine { epoch: 2, since: None });
    assert_eq!(store.orphans(10).await.unwrap(), []);
}

/// A database without a clock of its own lets the claim say what time it is.
fn in_memory<C: Future<Output = ()>>(claim: impl FnOnce(Store) -> C) {
    let store = Store::open(&Options::at(Location::Memory)).expect("a store in memory");
    fresh::block_on(claim(store));
}

#[test]
fn a_node_that_is_silent_for_more_than_five_seconds_is_dead() {
    in_memory(async |store| {
        let game = alive(&store, &[1, 2]).await;
        store.claim_game(game.id, 1).await.unwrap();
        for second in 1..=5 {
            store.beat(node(2), true, START + second * 1_000).await.unwrap();
        }
        assert_eq!(store.claim_game(game.id, 2).await.unwrap(), Claim::Theirs(1));
        let beat = store.beat(node(2), true, START + 6_000).await.unwrap();
        let dead: Vec<bool> = beat.nodes.iter().map(|node| node.is_alive()).collect();
        assert_eq!(dead, [false, true]);
        let claim = store.claim_game(game.id, 2).await.unwrap();
        assert_eq!(claim, Claim::Mine { epoch: 2, since: Some(START) });
        assert!(store.beat(node(1), true, START + 6_500).await.unwrap().was_dead);
    });
}

#[test]
fn time_without_a_database_counts_against_no_node() {
    in_memory(async |store| {
        let game = alive(&store, &[1, 2]).await;
        store.claim_game(game.id, 1).await.unwrap();
        let beat = store.beat(node(2), true, START + 60_000).await.unwrap();
        assert_eq!(beat.before, Some(START));
        assert!(beat.nodes.iter().all(store::Node::is_alive), "{beat:?}");
        assert_eq!(store.claim_game(game.id, 2).await.unwrap(), Claim::Theirs(1));
        assert!(!store.beat(node(1), true, START + 60_500).await.unwrap().was_dead);
    });
}

pub(crate) async fn what_has_happened_lately_in_any_game_is_found(store: Store) {
    let mut game = alive(&store, &[]).await;
    let changed = async |since| -> Vec<record::GameId> {
        let found = store.changed_games(since, 10).await.unwrap();
        found.into_iter().map(|changed| changed.id).collect()
    };
    assert_eq!(changed(game.summary.updated).await, [game.id]);
    let before = game.summary.updated + 1;
    assert_eq!(changed(before).await, [], "that was before");
    for is_end in [false, true] {
        let events = if is_end { game.end(record::Score::Draw) } else { game.turn() };
        let stored = store.append(game.id, events, game.summary.clone(), None).await;
        stored.expect("stored");
        assert_eq!(changed(before).await, [game.id]);
    }
}
