//! Several nodes in one process, connected by a bus in memory, with a program that only records events.

mod stage;

use std::time::Duration;

use bus::{Fault, NodeId};
use cluster::{
    Broadcast, Event, JoinError, LocalNode, MessageVersion, Outcome, PeerChange, Unanswered,
};
use record::{GameId, PlayerId};
use serde_json::{Value, json};
use store::GameOwnership;
use tokio::{task::JoinHandle, time};

use crate::stage::{Node, Stage, until};

#[tokio::test]
async fn a_request_is_answered_by_the_node_to_which_it_is_sent() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    let game = GameId::from_random(7);
    let (to, request) = (other.cluster.node(), json!({"ply": 3}));
    let answer = one.cluster.ask(to, game, &request, || one.program.now()).await;
    assert_eq!(answer, Ok(Outcome::Done(json!({"ply": 3}))));
}

/// Sends a request to a node; returns the task that waits for the answer.
fn ask(one: &Node, to: NodeId) -> JoinHandle<Result<Outcome<Value>, Unanswered>> {
    let (cluster, program) = (one.cluster.clone(), one.program.clone());
    let game = GameId::from_random(7);
    tokio::spawn(async move { cluster.ask(to, game, &json!({}), || program.now()).await })
}

#[tokio::test]
async fn a_request_without_an_answer_is_in_doubt() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    other.bus.set_incoming(Some(Fault::Drop));
    let asked = ask(&one, other.cluster.node());
    until(|| asked.is_finished()).await;
    assert_eq!(asked.await.expect("an end"), Err(Unanswered::InDoubt));
    assert_eq!(one.cluster.timeouts(), 1);
}

#[tokio::test]
async fn a_request_to_a_node_that_leaves_is_in_doubt_soon() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    // The node receives nothing, but can still say that it leaves.
    other.bus.set_incoming(Some(Fault::Hold));
    let asked = ask(&one, other.cluster.node());
    other.cluster.leave().await;
    let soon = time::timeout(Duration::from_secs(1), asked).await.expect("soon");
    assert_eq!(soon.expect("an end"), Err(Unanswered::InDoubt));
}

#[tokio::test]
async fn a_node_that_is_out_of_touch_is_not_waited_for_until_it_answers_again() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    other.bus.set_incoming(Some(Fault::Hold));
    let to = other.cluster.node();
    until(|| !one.cluster.peers().may_answer(to, one.program.now())).await;
    let soon = time::timeout(Duration::from_secs(1), ask(&one, to)).await.expect("soon");
    assert_eq!(soon.expect("an end"), Err(Unanswered::InDoubt));
    other.bus.set_incoming(None);
    assert!(ask(&one, to).await.expect("an end").is_ok(), "before the next greeting");
}

#[tokio::test]
async fn a_game_has_one_owner_until_it_is_handed_over() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    let game = stage.game().await;
    let first = one.cluster.acquire(game).await.expect("stored");
    assert_eq!(first, GameOwnership::Mine { epoch: 1, since: None });
    let theirs = GameOwnership::Theirs(one.cluster.node().to_i64());
    assert_eq!(other.cluster.acquire(game).await.expect("stored"), theirs);
    let to = other.cluster.node();
    one.cluster.hand_over(game, 1, to, [to].into_iter()).await.expect("stored");
    let moved = Event::HandedOver { node: one.cluster.node(), game };
    until(|| other.program.has_seen(|event| *event == moved)).await;
    let second = other.cluster.acquire(game).await.expect("stored");
    assert!(matches!(second, GameOwnership::Mine { epoch: 2, .. }), "{second:?}");
}

#[tokio::test]
async fn a_game_without_an_owner_is_adopted_by_a_node() {
    let stage = Stage::new();
    let game = stage.game().await;
    let node = stage.node("one").await;
    until(|| node.program.has_adopted(game)).await;
}

#[tokio::test]
async fn the_games_of_a_node_that_leaves_are_adopted_by_another_one() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    let game = stage.game().await;
    one.cluster.acquire(game).await.expect("stored");
    one.cluster.leave().await;
    until(|| other.program.has_adopted(game)).await;
    let gone = Event::Peer(PeerChange::Gone { node: one.cluster.node() });
    assert!(other.program.has_seen(|event| *event == gone));
}

#[tokio::test]
async fn a_short_time_without_any_node_is_an_outage() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    assert_eq!((one.first.outage, other.first.outage), (None, None));
    for node in [&one, &other] {
        node.cluster.leave().await;
    }
    assert!(stage.node("third").await.first.ends_outage());
}

#[tokio::test]
async fn people_at_another_node_are_known_until_it_leaves() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    let player = PlayerId::from_random(1);
    one.cluster.announce_connected(player, Some(5), None);
    until(|| other.cluster.presence().is_connected(player)).await;
    one.cluster.leave().await;
    until(|| !other.cluster.presence().is_connected(player)).await;
}

#[tokio::test]
async fn a_lost_broadcast_is_recovered_by_a_snapshot() {
    let stage = Stage::new();
    let (one, other) = (stage.node("one").await, stage.node("other").await);
    other.bus.set_incoming(Some(Fault::Drop));
    let player = PlayerId::from_random(1);
    one.cluster.announce_connected(player, Some(5), None);
    other.bus.set_incoming(None);
    until(|| other.cluster.presence().is_connected(player)).await;
}

#[tokio::test]
async fn a_broadcast_reaches_every_other_node() {
    let stage = Stage::new();
    let nodes = [stage.node("one").await, stage.node("two").await, stage.node("three").await];
    let broadcast = Broadcast::Revoked { player: PlayerId::from_random(1) };
    nodes[0].cluster.announce(broadcast.clone());
    let revoked = Event::Broadcast(broadcast);
    for node in &nodes[1..] {
        until(|| node.program.has_seen(|event| *event == revoked)).await;
    }
    assert!(!nodes[0].program.has_seen(|event| *event == revoked), "the sender knows it already");
}

#[tokio::test]
async fn a_node_that_alone_is_cut_off_stops_its_service_until_it_reaches_the_others_again() {
    let stage = Stage::new();
    let nodes = [stage.node("one").await, stage.node("two").await, stage.node("three").await];
    let game = stage.game().await;
    nodes[0].cluster.acquire(game).await.expect("stored");
    nodes[0].bus.cut(true);
    until(|| !nodes[0].program.is_serving()).await;
    assert!(nodes[1..].iter().all(|node| node.program.is_serving()));
    assert!(*nodes[0].cluster.cut_off().borrow());
    until(|| nodes[1..].iter().any(|node| node.program.has_adopted(game))).await;
    nodes[0].bus.cut(false);
    until(|| nodes[0].program.is_serving()).await;
    assert!(!*nodes[0].cluster.cut_off().borrow());
}

#[tokio::test]
async fn a_node_whose_message_version_is_two_ahead_cannot_join() {
    let stage = Stage::new();
    let _one = stage.node("one").await;
    let next = MessageVersion::CURRENT.next();
    assert!(stage.join("next", next).await.is_ok(), "consecutive versions run side by side");
    let refused = stage.join("far", next.next()).await.err().expect("a refusal");
    assert!(matches!(&refused, JoinError::Versions { name, .. } if name == "one"), "{refused}");
}
