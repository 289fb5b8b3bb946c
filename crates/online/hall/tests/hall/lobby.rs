use hall::SeekTerms;
use serde_json::json;
use variants::{Color, Variant};

use crate::stage::{next, stage};

fn seek(color: Option<Color>) -> SeekTerms {
    SeekTerms {
        variant: Variant::GipfStandard,
        clock: "300+3".parse().expect("a time control"),
        rated: false,
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
