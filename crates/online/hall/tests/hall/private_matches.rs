use std::time::Duration;

use hall::{AccessKeyHash, NewGame, Opponent, Reader, link_hash};
use protocol::Act;
use record::GameId;
use serde_json::json;
use variants::Color;

use crate::{
    matches::{OPENING, match_terms},
    stage::{Stage, next, stage},
};

/// Creates a private match in which Black has challenged a declaration; returns it with the hash of its link and its linked game.
async fn private(stage: &Stage) -> (GameId, AccessKeyHash, GameId) {
    let new = NewGame {
        terms: match_terms("Y:yinsh", "300+3"),
        color: Some(Color::White),
        opponent: Opponent::Link,
        instead: None,
    };
    let created = stage.hall.create(stage.white, new).await.expect("made");
    let (game, link) = (created.id, link_hash(&created.key.expect("a key")));
    stage.hall.join(game, stage.black, Some(link), None).await.expect("joined");
    let turns = OPENING.into_iter().chain(["ye2-h2?", "challenge"]);
    for (ply, turn) in (0..).zip(turns) {
        stage.play(game, ply, turn).await.expect("a legal turn");
    }
    let linked = stage.full(game, stage.white).await["match"]["linked"].clone();
    (game, link, linked.as_str().expect("a linked game").parse().expect("an id"))
}

#[tokio::test]
async fn a_new_link_revokes_the_old_one_for_the_match_and_its_linked_game() {
    let stage = stage().await;
    let (game, mut old, linked) = private(&stage).await;
    let by = |link| Reader { player: Some(stage.other), link: Some(link) };
    for renewed in [game, linked] {
        for each in [game, linked] {
            stage.hall.game(each, by(old)).await.expect("the link is good");
        }
        let other = if renewed == game { linked } else { game };
        let mut lines = stage.hall.streams().follow(other, by(old), None).await.unwrap();
        lines.next().await.unwrap();
        let key = stage.hall.new_link(renewed, stage.white).await.unwrap().expect("a private game");
        for each in [game, linked] {
            let refused = stage.hall.game(each, by(old)).await.unwrap_err();
            assert_eq!(refused.code(), "no-such-game");
            stage.hall.game(each, by(link_hash(&key))).await.expect("the new one is good");
            stage.hall.game(each, Some(stage.black)).await.expect("their own game");
        }
        let rest = async { while lines.next().await.is_some() {} };
        tokio::time::timeout(Duration::from_secs(5), rest).await.expect("the stream has ended");
        old = link_hash(&key);
    }
}

#[tokio::test]
async fn a_rematch_gets_the_current_link_of_its_match() {
    let stage = stage().await;
    let (game, old, linked) = private(&stage).await;
    // As another node does when a player renews the link of the linked game there.
    let new = [7; 32];
    stage.store.games().set_link(None, linked, new).await.unwrap();
    stage.act(stage.white, game, Act::Resign).await.unwrap();
    for player in [stage.white, stage.black] {
        stage.act(player, game, Act::Rematch).await.unwrap();
    }
    let next = stage.full(game, stage.white).await["rematch"].clone();
    let next: GameId = next.as_str().expect("a rematch").parse().expect("an id");
    let by = |link| Reader { player: Some(stage.other), link: Some(link) };
    assert_eq!(stage.hall.game(next, by(old)).await.unwrap_err().code(), "no-such-game");
    stage.hall.game(next, by(new)).await.expect("the new link is good");
}

#[tokio::test]
async fn spectators_with_the_old_link_of_a_linked_game_are_removed() {
    let stage = stage().await;
    let (game, old, linked) = private(&stage).await;
    let reader = Reader { player: None, link: Some(old) };
    let mut lines = stage.hall.streams().follow(linked, reader, None).await.unwrap();
    lines.next().await.unwrap();
    stage.hall.new_link(game, stage.white).await.unwrap().expect("a private game");
    let rest = async { while lines.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), rest).await.expect("nobody asked for it again");
}

#[tokio::test]
async fn the_player_who_joins_a_match_is_named_as_soon_as_it_begins() {
    let stage = stage().await;
    let new = NewGame {
        terms: match_terms("Y:die", "300+3"),
        color: Some(Color::White),
        opponent: Opponent::Open,
        instead: None,
    };
    let game = stage.hall.create(stage.white, new).await.expect("made").id;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    connection.receive(&json!({ "t": "watch", "game": game, "since": null }).to_string()).await;
    next(&mut inbox, "game").await;
    stage.hall.join(game, stage.black, None, None).await.expect("joined");
    let view = next(&mut inbox, "game").await["game"].clone();
    assert_eq!(view["status"], "playing");
    assert!(view["b"]["id"].is_string(), "{view}");
}
