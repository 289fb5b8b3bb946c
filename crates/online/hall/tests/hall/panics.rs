//! Isolation of panics: a panic in one room does not affect others.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use hall::{Hall, Metrics, Options};
use variants::Variant;

use crate::stage::{stage, stage_with};

/// Metrics that panic once, in the middle of a room's work.
#[derive(Debug, Default)]
struct Faulty {
    at_turn: AtomicBool,
    at_commit: AtomicBool,
}

impl Metrics for Faulty {
    fn turn(&self) {
        assert!(!self.at_turn.swap(false, Ordering::Relaxed), "this panic is part of a test");
    }

    fn commit(&self, _took: std::time::Duration) {
        assert!(!self.at_commit.swap(false, Ordering::Relaxed), "this panic is part of a test");
    }
}

#[tokio::test]
async fn a_room_that_panics_is_reopened_and_others_continue() {
    let faulty = Arc::new(Faulty::default());
    let stage = stage_with(Options { metrics: faulty.clone(), ..Options::default() }).await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let other = stage.game(Variant::Yinsh, "300+3").await;
    stage.play(game, 0, "e5").await.unwrap();
    faulty.at_turn.store(true, Ordering::Relaxed);
    assert_eq!(stage.play(game, 1, "f6").await.unwrap_err().code(), "unavailable");
    stage.play(other, 0, "e5").await.unwrap();
    stage.play(game, 1, "f6").await.unwrap();
    assert_eq!(stage.hall.counts().set_aside, 0);
}

#[tokio::test]
async fn a_game_whose_room_panics_on_opening_is_set_aside() {
    let stage = stage().await;
    let mut games = Vec::new();
    for _ in 0..2 {
        let game = stage.game(Variant::Yinsh, "300+3").await;
        stage.play(game, 0, "e5").await.unwrap();
        games.push(game);
    }
    stage.store.nodes().server_heartbeat(stage.hall.now() + 10).await.unwrap();
    let faulty = Arc::new(Faulty::default());
    faulty.at_commit.store(true, Ordering::Relaxed);
    let options = Options { metrics: faulty.clone(), ..Options::default() };
    let again = Hall::open(stage.store.clone(), options).await.unwrap();
    for _ in 0..2 {
        let mut refused = Vec::new();
        for game in &games {
            refused.extend(again.game(*game, None).await.err());
        }
        let codes: Vec<&str> = refused.iter().map(hall::Refusal::code).collect();
        assert_eq!(codes, ["game-damaged"]);
    }
    assert_eq!(again.counts().set_aside, 1);
}

#[tokio::test]
async fn a_game_whose_log_cannot_be_replayed_is_set_aside() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "-").await;
    stage.play(game, 0, "e5").await.unwrap();
    let mut summary = stage.store.games().summary(game).await.unwrap().unwrap();
    summary.seq += 1;
    let time = record::TurnTime::default();
    let color = variants::Color::Black;
    let kind = record::EventKind::turn(color, "e5".to_owned(), time, None, false);
    let event = record::Event { seq: summary.seq, at: summary.updated, kind };
    stage.store.games().append(game, vec![event], summary, None).await.unwrap();
    let again = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    assert_eq!(again.game(game, None).await.unwrap_err().code(), "game-damaged");
    assert_eq!(again.counts().set_aside, 1);
}
