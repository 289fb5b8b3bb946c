use std::time::Duration;

use hall::{NetworkKey, NewGame, Opponent};
use protocol::{Act, PlayerKind};
use serde_json::json;
use variants::{Color, Variant};

use crate::stage::{next, pass, stage, terms};

#[tokio::test]
async fn an_engine_answers_every_turn_and_allows_take_backs() {
    let stage = stage().await;
    let new = NewGame {
        terms: terms(Variant::GipfBasic, "300+3"),
        color: Some(Color::White),
        opponent: Opponent::Engine(1),
        instead: None,
    };
    let game = stage.hall.create(stage.white, new).await.unwrap().id;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    assert_eq!(next(&mut inbox, "game").await["game"]["b"]["kind"], "engine");
    let mut board = variants::AnyGame::start(Variant::GipfBasic);
    let mut rng = fastrand::Rng::with_seed(7);
    for round in 0..4 {
        let turn = crate::stage::random_turn(&board, &mut rng).unwrap();
        stage.play_as(stage.white, game, round * 2, &turn, &format!("{round}")).await.unwrap();
        board.play_turn(&turn).unwrap();
        assert_eq!(next(&mut inbox, "event").await["event"]["color"], "w");
        let reply = next(&mut inbox, "event").await;
        assert_eq!(reply["event"]["color"], "b");
        board.play_turn(reply["event"]["turn"].as_str().unwrap()).unwrap();
    }
    stage.act(stage.white, game, Act::TakeBack).await.unwrap();
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["turns"].as_array().unwrap().len(), 6);
}

#[tokio::test]
async fn an_engine_answers_in_games_with_potentials() {
    let own = Variant::known("gipf-potentials", Some("standard:18/15:T3U2-z6")).expect("terms");
    for (variant, rating) in [(Variant::PRESETS[5], json!(1202)), (own, json!(null))] {
        let stage = stage().await;
        let new = NewGame {
            terms: terms(variant, "300+3"),
            color: Some(Color::White),
            opponent: Opponent::Engine(3),
            instead: None,
        };
        let game = stage.hall.create(stage.white, new).await.unwrap().id;
        let (mut connection, mut inbox) = stage.connect(stage.white).await;
        connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
        assert_eq!(next(&mut inbox, "game").await["game"]["b"]["rating"]["rating"], rating);
        let mut board = variants::AnyGame::start(variant);
        let mut rng = fastrand::Rng::with_seed(5);
        for round in 0..6 {
            let turn = crate::stage::random_turn(&board, &mut rng).unwrap();
            stage.play_as(stage.white, game, round * 2, &turn, &format!("{round}")).await.unwrap();
            board.play_turn(&turn).unwrap();
            assert_eq!(next(&mut inbox, "event").await["event"]["color"], "w");
            let reply = next(&mut inbox, "event").await;
            board.play_turn(reply["event"]["turn"].as_str().unwrap()).unwrap();
        }
    }
}

#[tokio::test]
async fn an_engine_begins_if_it_is_white() {
    let stage = stage().await;
    let new = NewGame {
        terms: terms(Variant::Yinsh, "300+3"),
        color: Some(Color::Black),
        opponent: Opponent::Engine(2),
        instead: None,
    };
    let game = stage.hall.create(stage.white, new).await.unwrap().id;
    let mut lines = stage.hall.streams().follow(game, Some(stage.white), None).await.unwrap();
    loop {
        let line = lines.next().await.unwrap();
        let line: serde_json::Value = serde_json::from_str(&line.text).unwrap();
        if line["turns"].as_str().is_some_and(|turns| !turns.is_empty())
            || line["turns"].as_array().is_some_and(|turns| !turns.is_empty())
        {
            return;
        }
    }
}

#[tokio::test]
async fn an_engine_level_above_ten_is_refused() {
    let stage = stage().await;
    let new = NewGame {
        terms: terms(Variant::Yinsh, "300+3"),
        color: None,
        opponent: Opponent::Engine(11),
        instead: None,
    };
    assert_eq!(stage.hall.create(stage.white, new).await.unwrap_err().code(), "bad-level");
}

#[tokio::test]
async fn an_engine_does_not_lose_on_time_while_it_waits_for_a_thread() {
    let stage = stage().await;
    let new = NewGame {
        terms: terms(Variant::GipfBasic, "20"),
        color: Some(Color::White),
        opponent: Opponent::Engine(10),
        instead: None,
    };
    let game = stage.hall.create(stage.white, new).await.unwrap().id;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    connection.receive(&json!({"t": "watch", "game": game, "since": null}).to_string()).await;
    next(&mut inbox, "game").await;
    let mut board = variants::AnyGame::start(Variant::GipfBasic);
    let mut rng = fastrand::Rng::with_seed(7);
    for round in 0..2 {
        let turn = crate::stage::random_turn(&board, &mut rng).unwrap();
        stage.play_as(stage.white, game, round * 2, &turn, &format!("{round}")).await.unwrap();
        board.play_turn(&turn).unwrap();
        assert_eq!(next(&mut inbox, "event").await["event"]["color"], "w");
        if round == 1 {
            // Longer than the engine's remaining time, but the engine has not started to think.
            pass(Duration::from_secs(30)).await;
        }
        let reply = next(&mut inbox, "event").await;
        assert_eq!(reply["event"]["deed"], "turn", "{reply}");
        board.play_turn(reply["event"]["turn"].as_str().unwrap()).unwrap();
    }
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["status"], "playing");
    let left = full["clocks"]["b"]["ms"].as_u64().unwrap();
    assert!(left > 15_000, "the engine has {left} ms");
}

#[tokio::test]
async fn a_person_may_play_two_engine_games_at_a_time() {
    let stage = stage().await;
    let new = NewGame {
        terms: terms(Variant::Yinsh, "-"),
        color: Some(Color::White),
        opponent: Opponent::Engine(1),
        instead: None,
    };
    let first = stage.hall.create(stage.white, new).await.unwrap().id;
    stage.hall.create(stage.white, new).await.unwrap();
    let refused = stage.hall.create(stage.white, new).await.unwrap_err();
    assert_eq!(refused.code(), "engine-games");
    stage.hall.create(stage.black, new).await.unwrap();
    stage.act(stage.white, first, Act::Resign).await.unwrap();
    stage.hall.create(stage.white, new).await.unwrap();
    // A rematch counts as another game.
    let refused = stage.act(stage.white, first, Act::Rematch).await;
    let rematch = stage.full(first, stage.white).await["rematch"].clone();
    assert!(rematch.is_null(), "{rematch} {refused:?}");
}

#[tokio::test]
async fn engine_games_created_concurrently_are_counted() {
    let stage = stage().await;
    let new = NewGame {
        terms: terms(Variant::Yinsh, "-"),
        color: Some(Color::White),
        opponent: Opponent::Engine(1),
        instead: None,
    };
    let create = || stage.hall.create(stage.white, new);
    let made = tokio::join!(create(), create(), create(), create());
    let made = [made.0, made.1, made.2, made.3];
    assert_eq!(made.iter().filter(|made| made.is_ok()).count(), 2, "{made:?}");
}

#[tokio::test]
async fn one_network_cannot_monopolise_the_engine() {
    let stage = stage().await;
    let new = NewGame {
        // The engine thinks for half a second.
        terms: terms(Variant::GipfBasic, "15"),
        color: Some(Color::White),
        opponent: Opponent::Engine(10),
        instead: None,
    };
    let mut games = Vec::new();
    for number in 0..9 {
        let player = stage.store.players().create(PlayerKind::Guest, 0).await.unwrap();
        let network = if number < 8 { 1 } else { 2 };
        stage.hall.seen(player, NetworkKey::from_digest(network));
        games.push((player, stage.hall.create(player, new).await.unwrap().id));
    }
    for (player, game) in &games {
        stage.play_as(*player, *game, 0, "e9-e7", "first").await.unwrap();
    }
    let (victim, game) = games.pop().unwrap();
    while stage.full(game, victim).await["turns"].as_array().unwrap().len() < 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut answered = 0;
    for (player, game) in games {
        let turns = stage.full(game, player).await["turns"].as_array().unwrap().len();
        answered += usize::from(turns == 2);
    }
    assert!(answered <= 3, "{answered} of 8 turns of another network came first");
}
