//! All nodes of a cluster are stopped and started again.

use super::*;

/// Plays the first turns of a game at the first node.
async fn begun(nodes: &Nodes, clock: &str) -> GameId {
    let game = nodes.game(clock).await;
    for (ply, turn) in (0..).zip(["e5", "f6", "d4", "g7"]) {
        let player = [nodes.white, nodes.black][ply as usize % 2];
        nodes.one.play(player, game, ply, turn).await.expect("a legal turn");
    }
    game
}

async fn stop(nodes: &Nodes) {
    for node in [&nodes.one, &nodes.other] {
        node.hall.close(100).await;
    }
}

/// Starts a node a number of seconds after both others have stopped.
async fn start(nodes: &Nodes, seconds: i64) -> Node {
    let store = nodes.store.beside();
    store.set_clock_ahead(seconds * 1_000);
    node(store, &nodes.exchange, "again", MessageVersion::CURRENT).await
}

/// Returns the time that was charged for a turn, in milliseconds.
async fn charged(node: &Node, game: GameId, ply: usize) -> u32 {
    node.hall.game(game, None).await.expect("the game").turns[ply].spent
}

#[tokio::test]
async fn a_downtime_of_all_nodes_is_known_to_a_node_that_starts_after_the_first_one_has_died() {
    let nodes = nodes().await;
    let game = begun(&nodes, "60").await;
    stop(&nodes).await;
    drop(start(&nodes, 3).await);
    let second = start(&nodes, 3).await;
    second.play(nodes.white, game, 4, "c3").await.expect("a legal turn");
    let spent = charged(&second, game, 4).await;
    assert!(spent < 1_000, "White pays {spent} ms");
}

#[tokio::test]
async fn the_opponent_of_a_player_who_returns_at_once_has_time_to_return_too() {
    let nodes = nodes().await;
    let game = begun(&nodes, "60").await;
    stop(&nodes).await;
    let node = start(&nodes, 3).await;
    node.play(nodes.white, game, 4, "c3").await.expect("a legal turn");
    seconds(5).await;
    node.play(nodes.black, game, 5, "h8").await.expect("a legal turn");
    let spent = charged(&node, game, 5).await;
    assert!(spent < 1_000, "Black pays {spent} ms");
}

#[tokio::test]
async fn a_long_downtime_of_all_nodes_is_stored_in_correspondence_games() {
    let nodes = nodes().await;
    let game = begun(&nodes, "3days").await;
    stop(&nodes).await;
    let _node = start(&nodes, 120).await;
    for _ in 0..500 {
        if nodes.log(game).await.iter().any(|kind| matches!(kind, EventKind::Outage { .. })) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no outage in the log");
}
