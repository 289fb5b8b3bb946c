//! Two nodes of one site, one of which has lost the database.

use std::time::{Duration, Instant};

use store::Store;

use crate::kit::{Browser, TestServer, eventually};

/// A game at the first node, whose White is also known at the second node.
struct Scene {
    one: TestServer,
    other: TestServer,
    /// Connection of the second node to the database.
    store: Store,
    /// White, at the second node.
    white: Browser,
    black: Browser,
    game: String,
}

fn scene() -> Scene {
    let [(one, _), (other, store)] = TestServer::two_nodes_with_stores();
    let (anna, black) = (one.account("Anna").0, one.account("Ben").0);
    let game = anna.new_game("300+3");
    assert_eq!(black.join(&game).status, 200);
    let white = anna.at(other.address);
    eventually(|| other.browser().get("/api/games/live").json()[0]["id"] == game.as_str());
    Scene { one, other, store, white, black, game }
}

#[test]
fn a_player_recognised_recently_can_play_at_a_node_without_the_database() {
    let Scene { one: _one, other: _other, store, white, game, .. } = scene();
    assert_eq!(white.name().as_deref(), Some("Anna"));
    store.set_unreachable(true);
    let played = white.play(&game, 0, "e5");
    assert_eq!(played.status, 200, "{played:?}");
    assert_eq!(white.get("/api/me").status, 503, "they can only play");
}

#[test]
fn a_stranger_cannot_play_at_a_node_without_the_database() {
    let Scene { one: _one, other: _other, store, white, game, .. } = scene();
    store.set_unreachable(true);
    assert_eq!(white.play(&game, 0, "e5").status, 503);
}

#[test]
fn a_player_who_signs_out_cannot_play_at_a_node_without_the_database() {
    let Scene { one, other: _other, store, white, game, .. } = scene();
    assert_eq!(white.name().as_deref(), Some("Anna"));
    store.set_unreachable(true);
    assert_eq!(white.at(one.address).poke("/api/logout").status, 204);
    let begun = Instant::now();
    eventually(|| white.play(&game, 0, "e5").status == 503);
    assert!(begun.elapsed() < Duration::from_secs(10), "their session was only outdated");
}

#[test]
fn a_player_whose_last_request_was_refused_cannot_play_at_a_node_without_the_database() {
    let Scene { one: _one, other: _other, store, white, game, .. } = scene();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let id = white.get("/api/me").json()["player"]["id"]
        .as_str()
        .expect("an id")
        .parse()
        .expect("an id");
    runtime.block_on(store.players().ban(id, true)).expect("the database answers");
    assert_eq!(white.play(&game, 0, "e5").status, 403);
    store.set_unreachable(true);
    assert_eq!(white.play(&game, 0, "e5").status, 503);
}

#[test]
fn a_turn_sent_over_http_is_charged_until_its_arrival() {
    let Scene { one: _one, other: _other, store, white, black, game } = scene();
    assert_eq!(white.play(&game, 0, "e5").status, 200);
    assert_eq!(black.play(&game, 1, "f6").status, 200);
    store.set_delay(Duration::from_millis(1500));
    let played = white.play(&game, 2, "g7");
    assert_eq!(played.status, 200, "{played:?}");
    store.set_delay(Duration::ZERO);
    let view = black.get(&format!("/api/games/{game}")).json();
    let spent = view["turns"][2]["spent"].as_i64().expect("a time");
    assert!(spent < 400, "White is charged {spent} ms for being recognised");
}

#[test]
fn balancers_avoid_a_node_while_it_alone_has_lost_the_database() {
    let Scene { one, other, store, .. } = scene();
    let is_live = |node: &TestServer| node.browser().get("/livez").status == 200;
    store.set_unreachable(true);
    eventually(|| !is_live(&other));
    assert_eq!(other.browser().get("/readyz").status, 503);
    assert!(is_live(&one), "the other node serves everybody");
    store.set_unreachable(false);
    eventually(|| is_live(&other));
}
