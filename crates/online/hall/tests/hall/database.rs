//! Faults of the database of a cluster, and of its clock.

use std::time::Duration;

use hall::{ClusterOptions, Hall, MessageVersion, Options};
use record::{EventKind, GameId};
use store::{Location, Store};

use crate::{
    failover::{Nodes, nodes, seconds},
    stage::{next, pass},
};

impl Nodes {
    /// Creates a game of one minute per player, owned by the first node and followed by White there and by Black at the other.
    /// White is to act.
    async fn game_of_a_minute(&self) -> GameId {
        let game = self.game("60").await;
        for (ply, turn) in (0..).zip(["e5", "f6", "d4", "g7"]) {
            let player = [self.white, self.black][ply as usize % 2];
            self.one.play(player, game, ply, turn).await.expect("a legal turn");
        }
        game
    }

    fn set_unreachable(&self, is_unreachable: bool) {
        for node in [&self.one, &self.other] {
            node.store.set_unreachable(is_unreachable);
        }
    }

    /// Plays White's third turn at the first node, and returns the time that is charged for it, in milliseconds.
    async fn charged(&self, game: GameId) -> u32 {
        self.one.play(self.white, game, 4, "c3").await.expect("White has not lost on time");
        let view = self.one.hall.game(game, None).await.expect("the game");
        view.turns[4].spent
    }
}

#[tokio::test]
async fn a_node_whose_system_clock_is_ahead_uses_the_time_of_the_database() {
    let store = Store::open(&store::Options::at(Location::Memory)).expect("a store in memory");
    // The system clock is five minutes ahead of the database's.
    store.set_clock_ahead(-300_000);
    let expected = store.nodes().time(system_time()).await.expect("a time");
    let cluster = ClusterOptions {
        bus: bus::Exchange::default().join(),
        node: bus::NodeId::random(),
        name: "ahead".to_owned(),
        messages: MessageVersion::CURRENT,
    };
    let options = Options { cluster: Some(cluster), ..Options::default() };
    let hall = Hall::open(store, options).await.expect("the hall opens");
    let begun = hall.now();
    assert!((begun - expected).abs() < 60_000, "{begun} instead of {expected}");
    pass(Duration::from_secs(1)).await;
    assert!(hall.now() >= begun + 1_000, "its clock stands still");
}

#[tokio::test]
async fn a_node_whose_system_clock_is_a_week_ahead_is_refused() {
    let store = Store::open(&store::Options::at(Location::Memory)).expect("a store in memory");
    store.set_clock_ahead(-7 * 24 * 3_600_000);
    let cluster = ClusterOptions {
        bus: bus::Exchange::default().join(),
        node: bus::NodeId::random(),
        name: "ahead".to_owned(),
        messages: MessageVersion::CURRENT,
    };
    let options = Options { cluster: Some(cluster), ..Options::default() };
    let refused = Hall::open(store, options).await.expect_err("the clocks differ by a week");
    assert!(matches!(refused, hall::OpenError::Clock(_)), "{refused}");
    assert!(refused.to_string().contains("168 hours"), "{refused}");
}

#[tokio::test]
async fn an_outage_of_the_database_is_not_charged_to_a_player_who_was_thinking() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    nodes.set_unreachable(true);
    seconds(40).await;
    nodes.set_unreachable(false);
    // The other node notices first that the database is back, so this one sees no gap in the heartbeats of the cluster.
    nodes.one.store.set_unreachable(true);
    seconds(2).await;
    nodes.one.store.set_unreachable(false);
    seconds(2).await;
    let spent = nodes.charged(game).await;
    assert!(spent < 5_000, "White pays {spent} ms");
    assert!(!*nodes.one.hall.cut_off().borrow(), "the other node was hardly faster");
}

#[tokio::test]
async fn a_long_outage_of_the_database_ends_no_game_on_time() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    let (_white, _inbox) = nodes.one.watch(nodes.white, game).await;
    nodes.set_unreachable(true);
    seconds(90).await;
    nodes.set_unreachable(false);
    seconds(3).await;
    let spent = nodes.charged(game).await;
    assert!(spent < 5_000, "White pays {spent} ms");
}

#[tokio::test]
async fn the_clock_of_the_database_leaps_and_no_player_is_charged() {
    for leap in [3_000, 65_000] {
        let nodes = nodes().await;
        let game = nodes.game_of_a_minute().await;
        for node in [&nodes.one, &nodes.other] {
            node.store.set_clock_ahead(leap);
        }
        seconds(3).await;
        let spent = nodes.charged(game).await;
        assert!(spent < 4_000, "White pays {spent} ms");
    }
}

#[tokio::test]
async fn a_node_that_alone_cannot_reach_the_database_gives_up_its_games() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    let mut cut_off = nodes.one.hall.cut_off();
    nodes.one.store.set_unreachable(true);
    seconds(8).await;
    assert!(*cut_off.borrow_and_update(), "its clients are sent elsewhere");
    nodes.other.play(nodes.white, game, 4, "c3").await.expect("the game goes on elsewhere");
    next(&mut at_other, "event").await;
    let view = nodes.other.hall.game(game, None).await.expect("the game");
    assert!(view.turns[4].spent < 3_000, "White pays {} ms", view.turns[4].spent);
    nodes.one.store.set_unreachable(false);
    seconds(3).await;
    assert!(!*cut_off.borrow_and_update(), "it serves again");
    nodes.one.play(nodes.black, game, 5, "h8").await.expect("and here again");
    let log = nodes.store.games().log(game).await.expect("the log");
    let outages = log.iter().filter(|event| matches!(event.kind, EventKind::Outage { .. }));
    assert_eq!(outages.count(), 1);
}

#[tokio::test]
async fn a_program_at_a_node_that_alone_cannot_reach_the_database_is_not_charged_for_that() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    // The nodes get to know each other.
    seconds(2).await;
    nodes.other.store.set_unreachable(true);
    nodes.other.play(nodes.white, game, 4, "c3").await.expect("its owner can store the turn");
    seconds(9).await;
    assert!(*nodes.other.hall.cut_off().borrow(), "its clients are sent elsewhere");
    nodes.one.play(nodes.black, game, 5, "h8").await.expect("a legal turn");
    nodes.other.play(nodes.white, game, 6, "b2").await.expect("they have not left yet");
    let view = nodes.one.hall.game(game, None).await.expect("the game");
    for (turn, most) in [(4, 3_000), (6, 1_500)] {
        let spent = view.turns[turn].spent;
        assert!(spent < most, "White pays {spent} ms for turn {turn}");
    }
}

#[tokio::test]
async fn a_player_has_time_to_leave_a_node_that_has_lost_the_database() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    let (_white, _at_other) = nodes.other.watch(nodes.white, game).await;
    let mut cut_off = nodes.other.hall.cut_off();
    nodes.other.store.set_unreachable(true);
    let began = nodes.one.hall.now();
    while !*cut_off.borrow_and_update() {
        seconds(1).await;
    }
    // The owner learns of this from a greeting, and stores the outage, for which the database needs real time.
    for _ in 0..500 {
        let log = nodes.store.games().log(game).await.expect("the log");
        if log.iter().any(|event| matches!(event.kind, EventKind::Outage { .. })) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let thought = nodes.one.hall.now() - began;
    seconds(5).await;
    let spent = i64::from(nodes.charged(game).await);
    assert!(spent < thought + 1_000, "White pays {spent} ms for {thought} ms");
}

#[tokio::test]
async fn a_program_keeps_playing_through_a_node_that_has_lost_the_database_and_its_games() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.store.set_unreachable(true);
    seconds(9).await;
    assert!(*nodes.one.hall.cut_off().borrow(), "its clients are sent elsewhere");
    nodes.one.play(nodes.white, game, 4, "c3").await.expect("the next owner plays the turn");
    next(&mut at_other, "event").await;
    let spent = nodes.other.hall.game(game, None).await.expect("the game").turns[4].spent;
    assert!(spent < 3_000, "White pays {spent} ms");
}

#[tokio::test]
async fn a_program_at_a_node_whose_database_does_not_answer_does_not_wait_for_it() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    seconds(2).await;
    nodes.other.store.set_delay(Duration::from_secs(8));
    let played = nodes.other.play(nodes.white, game, 4, "c3");
    let played = tokio::time::timeout(Duration::from_secs(3), played);
    let (played, ()) = tokio::join!(played, seconds(4));
    played.expect("soon").expect("its owner can store the turn");
}

#[tokio::test]
async fn a_node_with_a_slow_link_to_the_database_gives_up_its_games_until_it_is_fast_again() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.store.set_delay(Duration::from_secs(1));
    seconds(6).await;
    assert!(*nodes.one.hall.cut_off().borrow(), "its clients are sent elsewhere");
    nodes.other.play(nodes.white, game, 4, "c3").await.expect("the game goes on elsewhere");
    next(&mut at_other, "event").await;
    let spent = nodes.other.hall.game(game, None).await.expect("the game").turns[4].spent;
    assert!(spent < 1_000, "White pays {spent} ms");
    nodes.one.store.set_delay(Duration::ZERO);
    seconds(4).await;
    assert!(!*nodes.one.hall.cut_off().borrow(), "it serves again");
    nodes.one.play(nodes.black, game, 5, "h8").await.expect("and here again");
}

#[tokio::test]
async fn nodes_keep_their_games_if_the_database_is_slow_for_all_of_them() {
    let nodes = nodes().await;
    for node in [&nodes.one, &nodes.other] {
        node.store.set_delay(Duration::from_secs(1));
    }
    seconds(10).await;
    for node in [&nodes.one, &nodes.other] {
        assert!(!*node.hall.cut_off().borrow());
    }
}

#[tokio::test]
async fn the_time_for_storing_a_turn_is_not_charged_to_the_opponent() {
    let nodes = nodes().await;
    let game = nodes.game_of_a_minute().await;
    nodes.one.store.set_delay(Duration::from_millis(1_500));
    let played = async {
        nodes.one.play(nodes.white, game, 4, "c3").await.expect("a legal turn");
        nodes.one.store.set_delay(Duration::ZERO);
        nodes.one.play(nodes.black, game, 5, "h8").await.expect("a legal turn");
    };
    tokio::join!(played, seconds(3));
    let spent = nodes.one.hall.game(game, None).await.expect("the game").turns[5].spent;
    assert!(spent < 1_000, "Black pays {spent} ms");
}

fn system_time() -> i64 {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(time.expect("after 1970").as_millis()).expect("not too late")
}
