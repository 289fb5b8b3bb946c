use std::time::Duration;

use hall::{Hall, Options, SeekTerms};
use protocol::SentTurn;
use record::{EventKind, GameId};
use serde_json::json;
use variants::{AnyGame, Variant};

use crate::stage::{Stage, next, pass, stage};

#[tokio::test]
async fn a_game_continues_where_it_stopped_after_a_restart() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let board = stage.wander(game, Variant::Yinsh, 14).await;
    let before = stage.full(game, stage.white).await;
    let again = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    let after = serde_json::to_value(again.game(game, Some(stage.white)).await.unwrap()).unwrap();
    assert_eq!(after["turns"], before["turns"]);
    assert_eq!(after["position"], json!(board.position()));
    assert_eq!(after["you"], "w");
}

#[tokio::test]
async fn an_outage_is_not_charged_to_any_player() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.wander(game, Variant::Yinsh, 4).await;
    // The last heartbeat is later than the last turn.
    stage.store.nodes().server_heartbeat(stage.hall.now() + 10).await.unwrap();
    let again = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    let full = serde_json::to_value(again.game(game, Some(stage.white)).await.unwrap()).unwrap();
    let left = full["clocks"]["w"]["ms"].as_u64().unwrap();
    assert!(left >= 300_000, "White has {left} ms");
    let log = stage.store.games().log(game).await.unwrap();
    assert!(matches!(log.last().unwrap().kind, EventKind::Outage { .. }));
}

/// The start is interrupted after various delays, as if by a crash. In each case either the last heartbeat is still the old one, so
/// the next start detects the whole outage, or the game has already stored its outage.
#[tokio::test]
async fn a_crash_during_the_start_is_not_charged_to_any_player() {
    for step in 0..40 {
        let stage = stage().await;
        let game = stage.game(Variant::Yinsh, "300+3").await;
        stage.wander(game, Variant::Yinsh, 4).await;
        let last = stage.hall.now() + 10;
        stage.store.nodes().server_heartbeat(last).await.unwrap();
        let store = stage.store.clone();
        drop(stage);
        let opening = Hall::open(store.clone(), Options::default());
        let opened = tokio::time::timeout(Duration::from_micros(100 * step), opening).await;
        let has_outage = store
            .games()
            .log(game)
            .await
            .unwrap()
            .iter()
            .any(|event| matches!(event.kind, EventKind::Outage { .. }));
        let is_old = store.nodes().last_server_heartbeat().await.unwrap() == Some(last);
        assert!(is_old || has_outage, "after {step} steps");
        drop(opened);
    }
}

#[tokio::test]
async fn a_command_repeated_after_a_restart_counts_once() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.play_as(stage.white, game, 0, "e5", "same").await.unwrap();
    let again = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    let command = hall::Command::Play(SentTurn {
        id: "same".to_owned(),
        ply: 0,
        turn: "e5".to_owned(),
        spent: None,
        nonce: None,
    });
    again.command(game, stage.white, command).await.unwrap();
    let full = serde_json::to_value(again.game(game, None).await.unwrap()).unwrap();
    assert_eq!(full["turns"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_closing_hall_announces_when_to_reconnect_and_refuses_commands() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    stage.hall.close(1500).await;
    assert_eq!(next(&mut inbox, "bye").await["reconnect"], 1500);
    assert_eq!(stage.play(game, 0, "e5").await.unwrap_err().code(), "closing");
}

#[tokio::test]
async fn a_room_reloads_the_log_after_a_failed_write() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.play(game, 0, "e5").await.unwrap();
    // The log contains an event that the room does not know, as if it had been stored despite an error.
    let mut summary = stage.store.games().summary(game).await.unwrap().unwrap();
    summary.seq += 1;
    let kind = EventKind::Offered { color: variants::Color::White, offer: record::Offer::Draw };
    let event = record::Event { seq: summary.seq, at: summary.updated, kind };
    stage.store.games().append(game, vec![event], summary, None).await.unwrap();
    assert_eq!(stage.play(game, 1, "f6").await.unwrap_err().code(), "unavailable");
    assert_eq!(stage.full(game, stage.black).await["offers"]["draw"], "w");
    stage.play(game, 1, "f6").await.unwrap();
}

/// Creates a game with half a minute per player and four turns played: White's clock runs.
async fn short_game(stage: &Stage) -> GameId {
    let game = stage.game(Variant::Yinsh, "30").await;
    stage.wander(game, Variant::Yinsh, 4).await;
    game
}

/// Simulates a full disk for forty seconds, longer than any clock.
async fn full_disk(stage: &Stage) {
    stage.store.set_full(true);
    for _ in 0..20 {
        pass(Duration::from_secs(2)).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    stage.store.set_full(false);
}

async fn kinds(stage: &Stage, game: GameId) -> Vec<EventKind> {
    stage
        .store
        .games()
        .log(game)
        .await
        .expect("the log")
        .into_iter()
        .map(|event| event.kind)
        .collect()
}

#[tokio::test]
async fn a_full_disk_is_not_charged_to_a_player_who_tried_to_play() {
    let stage = stage().await;
    let game = short_game(&stage).await;
    stage.store.set_full(true);
    assert_eq!(stage.play(game, 4, "a2").await.unwrap_err().code(), "unavailable");
    full_disk(&stage).await;
    let mut board = AnyGame::start(Variant::Yinsh);
    for turn in stage.full(game, stage.white).await["turns"].as_array().unwrap() {
        board.play_turn(turn["turn"].as_str().unwrap()).unwrap();
    }
    let turn = board.legal_tokens().swap_remove(0);
    stage.play_as(stage.white, game, 4, &turn, "again").await.unwrap();
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["status"], "playing");
    let left = full["clocks"]["w"]["ms"].as_u64().unwrap();
    assert!(left > 29_000, "White has {left} ms");
    // The outage is stored before all other events.
    let kinds = kinds(&stage, game).await;
    assert!(matches!(kinds[kinds.len() - 2], EventKind::Outage { .. }), "{kinds:?}");
}

#[tokio::test]
async fn flags_do_not_fall_while_the_disk_is_full() {
    let stage = stage().await;
    let game = short_game(&stage).await;
    full_disk(&stage).await;
    pass(Duration::from_secs(1)).await;
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["status"], "playing", "{}", full["result"]);
    // After the outage the clock runs again: no player acts, and the flag falls.
    for _ in 0..10 {
        pass(Duration::from_secs(2)).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(stage.full(game, stage.white).await["result"]["by"], "time");
}

#[tokio::test]
async fn a_game_without_followers_is_also_repaired() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "3days").await;
    stage.wander(game, Variant::Yinsh, 2).await;
    stage.store.set_full(true);
    assert_eq!(stage.play(game, 2, "a2").await.unwrap_err().code(), "unavailable");
    full_disk(&stage).await;
    for _ in 0..20 {
        pass(Duration::from_secs(1)).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        if matches!(kinds(&stage, game).await.last(), Some(EventKind::Outage { .. })) {
            return;
        }
    }
    panic!("no outage in the log");
}

#[tokio::test]
async fn a_heartbeat_in_the_far_future_is_ignored_at_the_next_start() {
    let stage = stage().await;
    let game = short_game(&stage).await;
    let now = stage.hall.now();
    stage.store.nodes().server_heartbeat(now + 10 * 365 * 24 * 3_600_000).await.unwrap();
    let again = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    assert!((again.now() - now).abs() < 60_000);
    let full = serde_json::to_value(again.game(game, None).await.unwrap()).unwrap();
    assert_eq!(full["status"], "playing");
    assert!(stage.store.nodes().last_server_heartbeat().await.unwrap().unwrap() < now + 60_000);
}

#[tokio::test]
async fn a_start_long_after_the_last_heartbeat_is_refused_unless_the_clock_is_trusted() {
    let stage = stage().await;
    // As if the clock had advanced by ten years since the last heartbeat.
    stage
        .store
        .nodes()
        .server_heartbeat(stage.hall.now() - 10 * 365 * 24 * 3_600_000)
        .await
        .unwrap();
    let refused = Hall::open(stage.store.clone(), Options::default()).await.unwrap_err();
    assert!(matches!(refused, hall::OpenError::Clock(_)), "{refused}");
    let trusting = Options { trust_clock: true, ..Options::default() };
    assert!(Hall::open(stage.store.clone(), trusting).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_sees_the_game_even_if_the_database_is_slow() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let wanted = SeekTerms {
        variant: Variant::Yinsh,
        clock: "180+2".parse().expect("a time control"),
        rated: false,
        rated_only: false,
        combined: None,
        color: None,
        min: None,
        max: None,
    };
    stage.hall.pairing().seek(stage.other, wanted).await.expect("placed");
    let seek = stage.store.seeks().all().await.expect("seeks").remove(0);
    let (connection, mut inbox) = stage.connect(stage.black).await;
    // The thread of the store waits inside a transaction.
    let (answer, held) = std::sync::mpsc::channel::<()>();
    let store = stage.store.clone();
    let slow = tokio::spawn(async move {
        let choose = move |_: &[store::Seek]| {
            held.recv().ok();
            None
        };
        store.seeks().place(seek, 0, 10, choose).await.is_ok()
    });
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut connection = connection;
    let watch = json!({"t": "watch", "game": game, "since": null}).to_string();
    tokio::time::timeout(Duration::from_secs(5), connection.receive(&watch)).await.expect("soon");
    next(&mut inbox, "game").await;
    answer.send(()).expect("the thread is waiting");
    assert!(slow.await.expect("no panic"));
}
