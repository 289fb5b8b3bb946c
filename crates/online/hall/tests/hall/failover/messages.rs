//! Messages between nodes that are lost, late or out of order.

use bus::Fault;

use super::*;

#[tokio::test]
async fn an_acknowledgement_follows_its_event_at_every_node() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (mut white, mut at_other) = nodes.other.watch(nodes.white, game).await;
    let turns = ["e5", "f6", "d4", "g7", "c3", "h8", "f5", "g6", "d5", "e6"];
    for (ply, turn) in turns.into_iter().enumerate() {
        if ply % 2 == 1 {
            let done = nodes.one.play(nodes.black, game, ply as u32, turn).await;
            done.expect("a legal turn");
            continue;
        }
        white
            .receive(&format!(
                r#"{{"t":"play","game":"{game}","id":"{ply}","ply":{ply},"turn":"{turn}"}}"#
            ))
            .await;
        let mut seen = Vec::new();
        while seen.last().is_none_or(|kind| kind != "ack") {
            let message = at_other.next().await.expect("the connection is open");
            let frame: serde_json::Value = serde_json::from_str(&message.text).expect("JSON");
            if frame["event"]["turn"] == turn || frame["t"] == "ack" {
                seen.push(frame["t"].as_str().expect("a kind").to_owned());
            }
        }
        assert_eq!(seen, ["event", "ack"], "turn {ply}");
    }
}

#[tokio::test]
async fn a_node_detects_that_it_missed_the_last_message() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.bus.cut(true);
    nodes.one.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.other.bus.cut(false);
    let mut turns = Vec::new();
    while turns.len() < 2 {
        turns.push(next(&mut at_other, "event").await["event"]["turn"].clone());
    }
    assert_eq!(turns, ["e5", "f6"]);
}

#[tokio::test]
async fn a_last_message_that_was_lost_is_noticed_at_the_next_greeting() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    // From now on the nodes know how many messages they have relayed.
    seconds(2).await;
    nodes.other.bus.set_incoming(Some(Fault::Drop));
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.bus.set_incoming(None);
    let shown = tokio::time::timeout(Duration::from_secs(4), next(&mut at_other, "event")).await;
    assert_eq!(shown.expect("soon")["event"]["turn"], "e5");
}

#[tokio::test]
async fn a_node_receives_the_last_message_that_the_owner_could_not_send() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.one.bus.cut(true);
    nodes.one.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.one.bus.cut(false);
    let mut turns = Vec::new();
    while turns.len() < 2 {
        turns.push(next(&mut at_other, "event").await["event"]["turn"].clone());
    }
    assert_eq!(turns, ["e5", "f6"]);
}

#[tokio::test]
async fn a_node_recovers_missed_messages() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_black, mut at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.other.bus.cut(true);
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.one.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    nodes.other.bus.cut(false);
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("a legal turn");
    let mut turns = Vec::new();
    while turns.len() < 3 {
        turns.push(next(&mut at_other, "event").await["event"]["turn"].clone());
    }
    assert_eq!(turns, ["e5", "f6", "d4"]);
}

#[tokio::test]
async fn games_continue_immediately_after_a_minute_without_messages() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_white, _at_one) = nodes.one.watch(nodes.white, game).await;
    let (_black, _at_other) = nodes.other.watch(nodes.black, game).await;
    let mut spectators = Vec::new();
    for _ in 0..4 {
        let guest =
            nodes.store.players().create(protocol::PlayerKind::Guest, 0).await.expect("stored");
        spectators.push(nodes.other.watch(guest, game).await);
    }
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    for is_cut in [true, false] {
        nodes.one.bus.cut(is_cut);
        nodes.other.bus.cut(is_cut);
        seconds(if is_cut { 60 } else { 1 }).await;
    }
    let played = nodes.other.play(nodes.black, game, 1, "f6");
    let played = tokio::time::timeout(Duration::from_secs(1), played).await;
    played.expect("within a second").expect("a legal turn");
}

#[tokio::test]
async fn a_game_moves_to_the_node_of_its_players_without_losing_events() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let spectator =
        nodes.store.players().create(protocol::PlayerKind::Guest, 0).await.expect("stored");
    let (_spectator, mut at_one) = nodes.one.watch(spectator, game).await;
    let (_white, mut at_other) = nodes.other.watch(nodes.white, game).await;
    assert_eq!(nodes.owner().await, Some(nodes.one.id), "Black may connect to any node");
    let (_black, _at_other) = nodes.other.watch(nodes.black, game).await;
    for (ply, turn) in (0..).zip(["e5", "f6", "d4", "g7"]) {
        let player = [nodes.white, nodes.black][ply as usize % 2];
        nodes.other.play(player, game, ply, turn).await.expect("a legal turn");
        for inbox in [&mut at_one, &mut at_other] {
            assert_eq!(next(inbox, "event").await["event"]["turn"], turn);
        }
    }
    assert_eq!(nodes.owner().await, Some(nodes.other.id));
    let log = nodes.log(game).await;
    assert!(!log.iter().any(|kind| matches!(kind, EventKind::Outage { .. })), "{log:?}");
    assert_eq!(log.len(), 6);
}

#[tokio::test]
async fn a_game_stays_at_a_node_with_one_of_its_players() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    let (_white, _at_one) = nodes.one.watch(nodes.white, game).await;
    let (_black, _at_other) = nodes.other.watch(nodes.black, game).await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn");
    assert_eq!(nodes.owner().await, Some(nodes.one.id));
}

#[tokio::test]
async fn a_node_that_lost_a_game_does_not_show_an_older_state_of_it() {
    let nodes = nodes().await;
    let game = nodes.game("300+3").await;
    nodes.one.play(nodes.white, game, 0, "e5").await.expect("a legal turn");
    // Simulates a long pause of the first node, which does not notice it.
    nodes.store.nodes().leave(nodes.one.id.to_i64()).await.expect("stored");
    let seq = nodes.other.play(nodes.black, game, 1, "f6").await.expect("a legal turn").seq;
    let (mut spectator, mut inbox) = nodes.one.connect(nodes.black).await;
    spectator.receive(&format!(r#"{{"t":"watch","game":"{game}","since":{seq}}}"#)).await;
    while let Some(message) = inbox.try_next() {
        assert!(!message.text.contains(r#""t":"game""#), "{}", message.text);
    }
    nodes.one.play(nodes.white, game, 2, "d4").await.expect("the other node plays the turn");
    assert_eq!(next(&mut inbox, "event").await["event"]["turn"], "d4");
}
