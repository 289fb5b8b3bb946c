use std::time::Duration;

use hall::{Hall, Options};
use record::{EventKind, GameId};
use serde_json::json;
use variants::{AnyGame, Variant};

use crate::stage::{Stage, pass, stage};

#[tokio::test]
async fn after_a_restart_every_game_is_where_it_was() {
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
async fn an_outage_is_charged_to_nobody() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.wander(game, Variant::Yinsh, 4).await;
    // The last sign of life is later than the last turn.
    stage.store.heartbeat(stage.hall.now() + 10).await.unwrap();
    let again = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    let full = serde_json::to_value(again.game(game, Some(stage.white)).await.unwrap()).unwrap();
    let left = full["clocks"]["w"]["ms"].as_u64().unwrap();
    assert!(left >= 300_000, "White has {left} ms");
    let log = stage.store.log(game).await.unwrap();
    assert!(matches!(log.last().unwrap().kind, EventKind::Outage { .. }));
}

/// The start is cut off after some time, as by a crash: either the last heartbeat is still the old one, so that the next
/// start knows the whole outage, or the game has its outage already.
#[tokio::test]
async fn a_crash_during_the_start_charges_nobody() {
    for step in 0..40 {
        let stage = stage().await;
        let game = stage.game(Variant::Yinsh, "300+3").await;
        stage.wander(game, Variant::Yinsh, 4).await;
        let last = stage.hall.now() + 10;
        stage.store.heartbeat(last).await.unwrap();
        let store = stage.store.clone();
        drop(stage);
        let opening = Hall::open(store.clone(), Options::default());
        let opened = tokio::time::timeout(Duration::from_micros(100 * step), opening).await;
        let has_outage = store
            .log(game)
            .await
            .unwrap()
            .iter()
            .any(|event| matches!(event.kind, EventKind::Outage { .. }));
        let is_old = store.last_heartbeat().await.unwrap() == Some(last);
        assert!(is_old || has_outage, "after {step} steps");
        drop(opened);
    }
}

#[tokio::test]
async fn a_command_that_was_carried_out_before_a_restart_counts_once() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.play_as(stage.white, game, 0, "e5", "same").await.unwrap();
    let again = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    let command =
        hall::Command::Play { id: "same".to_owned(), ply: 0, turn: "e5".to_owned(), spent: None };
    again.command(game, stage.white, command).await.unwrap();
    let full = serde_json::to_value(again.game(game, None).await.unwrap()).unwrap();
    assert_eq!(full["turns"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_hall_that_closes_says_when_to_come_back_and_begins_nothing() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    stage.hall.close(1500).await;
    assert_eq!(crate::stage::next(&mut inbox, "bye").await["reconnect"], 1500);
    assert_eq!(stage.play(game, 0, "e5").await.unwrap_err().code(), "closing");
}

#[tokio::test]
async fn a_room_that_could_not_store_reads_the_log_again() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    stage.play(game, 0, "e5").await.unwrap();
    // Something that the room does not know is in the log, as if it had been stored in spite of an error.
    let mut summary = stage.store.summary(game).await.unwrap().unwrap();
    summary.seq += 1;
    let kind = EventKind::Offered { color: variants::Color::White, offer: record::Offer::Draw };
    let event = record::Event { seq: summary.seq, at: summary.updated, kind };
    stage.store.append(game, vec![event], summary, None).await.unwrap();
    assert_eq!(stage.play(game, 1, "f6").await.unwrap_err().code(), "unavailable");
    assert_eq!(stage.full(game, stage.black).await["offers"]["draw"], "w");
    stage.play(game, 1, "f6").await.unwrap();
}

/// Half a minute for each player, four turns played: White's clock runs.
async fn short_game(stage: &Stage) -> GameId {
    let game = stage.game(Variant::Yinsh, "30").await;
    stage.wander(game, Variant::Yinsh, 4).await;
    game
}

/// The disk is full for forty seconds, longer than any clock.
async fn full_disk(stage: &Stage) {
    stage.store.set_full(true);
    for _ in 0..20 {
        pass(Duration::from_secs(2)).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    stage.store.set_full(false);
}

async fn kinds(stage: &Stage, game: GameId) -> Vec<EventKind> {
    stage.store.log(game).await.expect("the log").into_iter().map(|event| event.kind).collect()
}

#[tokio::test]
async fn a_full_disk_is_charged_to_nobody_who_tried_to_play() {
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
    // The outage is in the log before anything else.
    let kinds = kinds(&stage, game).await;
    assert!(matches!(kinds[kinds.len() - 2], EventKind::Outage { .. }), "{kinds:?}");
}

#[tokio::test]
async fn no_flag_falls_while_the_disk_is_full() {
    let stage = stage().await;
    let game = short_game(&stage).await;
    full_disk(&stage).await;
    pass(Duration::from_secs(1)).await;
    let full = stage.full(game, stage.white).await;
    assert_eq!(full["status"], "playing", "{}", full["result"]);
    // What is left after the outage counts: nobody plays, and the flag falls.
    for _ in 0..10 {
        pass(Duration::from_secs(2)).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(stage.full(game, stage.white).await["result"]["by"], "time");
}

#[tokio::test]
async fn a_game_that_nobody_looks_at_is_repaired_too() {
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
async fn a_start_after_one_in_the_far_future_goes_on_with_the_true_time() {
    let stage = stage().await;
    let game = short_game(&stage).await;
    let now = stage.hall.now();
    stage.store.heartbeat(now + 10 * 365 * 24 * 3_600_000).await.unwrap();
    let again = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    assert!((again.now() - now).abs() < 60_000);
    let full = serde_json::to_value(again.game(game, None).await.unwrap()).unwrap();
    assert_eq!(full["status"], "playing");
    assert!(stage.store.last_heartbeat().await.unwrap().unwrap() < now + 60_000);
}

#[tokio::test]
async fn a_start_in_the_far_future_is_refused() {
    let stage = stage().await;
    // As if the clock had gone on by ten years since then.
    stage.store.heartbeat(stage.hall.now() - 10 * 365 * 24 * 3_600_000).await.unwrap();
    let refused = Hall::open(stage.store.clone(), Options::default()).await.unwrap_err();
    assert!(matches!(refused, hall::OpenError::Clock(_)), "{refused}");
    let trusting = Options { trust_clock: true, ..Options::default() };
    assert!(Hall::open(stage.store.clone(), trusting).await.is_ok());
}
