use std::time::Duration;

use hall::{Hall, Inbox, Options, SeekTerms};
use record::PlayerId;
use serde_json::json;
use variants::{Color, Variant};

use crate::stage::{Stage, next, pass, stage};

fn seek(color: Option<Color>) -> SeekTerms {
    SeekTerms {
        variant: Variant::GipfStandard,
        clock: "300+3".parse().expect("a time control"),
        rated: false,
        rated_only: false,
        combined: None,
        color,
        min: None,
        max: None,
    }
}

#[tokio::test]
async fn two_who_want_the_same_are_paired_and_both_are_notified() {
    let stage = stage().await;
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    let (_other, mut other) = stage.connect(stage.black).await;
    assert_eq!(stage.hall.seek(stage.white, seek(Some(Color::Black))).await.unwrap(), None);
    let game = stage.hall.seek(stage.black, seek(None)).await.unwrap().unwrap();
    assert_eq!(next(&mut inbox, "paired").await["game"], game.to_string());
    assert_eq!(next(&mut other, "paired").await["game"], game.to_string());
    assert_eq!(stage.full(game, stage.white).await["you"], "b");
}

#[tokio::test]
async fn two_who_want_the_same_colour_wait() {
    let stage = stage().await;
    stage.hall.seek(stage.white, seek(Some(Color::White))).await.unwrap();
    assert_eq!(stage.hall.seek(stage.black, seek(Some(Color::White))).await.unwrap(), None);
    assert_eq!(stage.hall.lobby().await.unwrap().seeks.len(), 2);
}

#[tokio::test]
async fn a_seek_can_be_taken_once_and_not_by_its_owner() {
    let stage = stage().await;
    stage.hall.seek(stage.white, seek(None)).await.unwrap();
    let id = stage.hall.lobby().await.unwrap().seeks[0].id.clone();
    assert_eq!(stage.hall.take(stage.white, &id).await.unwrap_err().code(), "no-such-seek");
    stage.hall.take(stage.black, &id).await.unwrap();
    assert_eq!(stage.hall.take(stage.other, &id).await.unwrap_err().code(), "no-such-seek");
}

#[tokio::test]
async fn a_seek_is_for_live_games_and_a_rated_one_for_accounts() {
    let stage = stage().await;
    let days = SeekTerms { clock: "3days".parse().unwrap(), ..seek(None) };
    assert_eq!(stage.hall.seek(stage.white, days).await.unwrap_err().code(), "not-live");
    let rated = SeekTerms { rated: true, ..seek(None) };
    let refused = stage.hall.seek(stage.white, rated).await.unwrap_err();
    assert_eq!(refused.code(), "rated-needs-account");
}

#[tokio::test]
async fn a_reader_of_the_lobby_is_sent_what_changes() {
    let stage = stage().await;
    let (mut connection, mut inbox) = stage.connect(stage.other).await;
    connection.receive(&json!({"t": "lobby", "on": true}).to_string()).await;
    next(&mut inbox, "lobby").await;
    stage.hall.seek(stage.white, seek(None)).await.unwrap();
    let view = next(&mut inbox, "lobby").await;
    assert_eq!(view["seeks"][0]["variant"], "gipf-standard");
    assert!(view["online"].as_u64().unwrap() >= 1);
}

#[tokio::test]
async fn a_new_reader_is_sent_the_lobby_at_once_and_others_are_not_sent_it_again() {
    let stage = stage().await;
    let listen = json!({"t": "lobby", "on": true}).to_string();
    let (mut first, mut inbox) = stage.connect(stage.other).await;
    let (mut second, mut later) = stage.connect(stage.black).await;
    first.receive(&listen).await;
    assert_eq!(lobbies(&mut inbox), 1);
    // Both have come since the last look, which everybody is told.
    news(&stage).await;
    lobbies(&mut inbox);
    second.receive(&listen).await;
    assert_eq!(lobbies(&mut later), 1);
    news(&stage).await;
    assert_eq!(lobbies(&mut inbox), 0, "nothing has changed");
}

/// Lets the time pass after which a changed lobby is sent.
async fn news(stage: &Stage) {
    for _ in 0..4 {
        pass(Duration::from_millis(500)).await;
        stage.store.last_heartbeat().await.expect("the store is there");
    }
}

/// How many times the lobby was sent since the last look.
fn lobbies(inbox: &mut Inbox) -> usize {
    std::iter::from_fn(|| inbox.try_next())
        .filter(|message| message.text.starts_with(r#"{"t":"lobby""#))
        .count()
}

pub(crate) async fn account(stage: &Stage, name: &str) -> PlayerId {
    let account = store::Account {
        name: name.to_owned(),
        password_hash: String::new(),
        email: None,
        recovery: Vec::new(),
    };
    let player = stage.store.new_player(protocol::PlayerKind::Guest, 0).await.expect("a player");
    stage.store.claim(player, account).await.expect("an account");
    player
}

async fn is_rated(stage: &Stage, game: record::GameId) -> bool {
    stage.hall.game(game, stage.other).await.expect("a game").terms.rated
}

#[tokio::test]
async fn an_account_and_a_guest_meet_unrated_and_two_accounts_rated() {
    let stage = stage().await;
    let (ada, bea) = (account(&stage, "Ada").await, account(&stage, "Bea").await);
    let rated = SeekTerms { rated: true, ..seek(None) };
    stage.hall.seek(ada, rated).await.unwrap();
    let game = stage.hall.seek(stage.black, seek(None)).await.unwrap().unwrap();
    assert!(!is_rated(&stage, game).await);
    stage.hall.seek(ada, rated).await.unwrap();
    let game = stage.hall.seek(bea, rated).await.unwrap().unwrap();
    assert!(is_rated(&stage, game).await);
}

#[tokio::test]
async fn a_guest_takes_a_rated_seek_unrated_unless_its_owner_insists() {
    let stage = stage().await;
    let ada = account(&stage, "Ada").await;
    let id = async || stage.hall.lobby().await.unwrap().seeks[0].id.clone();
    let insisting = SeekTerms { rated: true, rated_only: true, ..seek(None) };
    stage.hall.seek(ada, insisting).await.unwrap();
    let refused = stage.hall.take(stage.black, &id().await).await.unwrap_err();
    assert_eq!(refused.code(), "rated-needs-account");
    stage.hall.seek(ada, SeekTerms { rated_only: false, ..insisting }).await.unwrap();
    let game = stage.hall.take(stage.black, &id().await).await.unwrap();
    assert!(!is_rated(&stage, game).await);
}

#[tokio::test]
async fn who_waits_is_told_how_long_it_may_take() {
    let stage = stage().await;
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    stage.hall.seek(stage.white, seek(None)).await.unwrap();
    assert!(next(&mut inbox, "seeking").await["estimate"].is_null(), "nobody knows yet");
    stage.hall.seek(stage.black, seek(None)).await.unwrap().unwrap();
    stage.hall.seek(stage.white, seek(None)).await.unwrap();
    assert!(next(&mut inbox, "seeking").await["estimate"].is_i64());
}

#[tokio::test]
async fn a_standing_seek_survives_a_restart_and_its_owner_is_called() {
    let stage = stage().await;
    stage.hall.stand(stage.white, seek(None)).await.unwrap();
    let hall = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    let stage = Stage { hall, ..stage };
    assert!(stage.hall.lobby().await.unwrap().seeks[0].standing);
    let (_owner, mut owner) = stage.connect(stage.white).await;
    let (_seeker, mut seeker) = stage.connect(stage.black).await;
    assert_eq!(stage.hall.seek(stage.black, seek(None)).await.unwrap(), None);
    assert_eq!(next(&mut seeker, "seeking").await["called"], 1);
    let called = next(&mut owner, "call").await["seek"]["id"].as_str().unwrap().to_owned();
    let (_later, mut later) = stage.connect(stage.white).await;
    assert_eq!(next(&mut later, "call").await["seek"]["id"], called, "also who comes later");
    stage.hall.take(stage.white, &called).await.unwrap();
    assert_eq!(stage.hall.standing_of(stage.white).await, Ok(None), "it has done its work");
    assert_eq!(stage.store.standing_seeks(0).await.unwrap(), []);
}

#[tokio::test]
async fn a_standing_seek_that_is_taken_back_calls_nobody() {
    let stage = stage().await;
    let (_connection, mut inbox) = stage.connect(stage.black).await;
    stage.hall.stand(stage.white, seek(None)).await.unwrap();
    stage.hall.unstand(stage.white).await.unwrap();
    stage.hall.seek(stage.black, seek(None)).await.unwrap();
    assert_eq!(next(&mut inbox, "seeking").await["called"], 0);
    assert_eq!(stage.hall.lobby().await.unwrap().seeks.len(), 1);
}
