use std::time::Duration;

use hall::{Hall, Inbox, NetworkKey, Options, SeekTerms};
use record::PlayerId;
use serde_json::json;
use variants::{Color, Variant};

use crate::stage::{NETWORK, Stage, next, pass, stage};

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
async fn matching_seeks_are_paired_and_both_players_are_notified() {
    let stage = stage().await;
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    let (_other, mut other) = stage.connect(stage.black).await;
    assert_eq!(
        stage.hall.pairing().seek(stage.white, seek(Some(Color::Black))).await.unwrap(),
        None
    );
    let game = stage.hall.pairing().seek(stage.black, seek(None)).await.unwrap().unwrap();
    assert_eq!(next(&mut inbox, "paired").await["game"], game.to_string());
    assert_eq!(next(&mut other, "paired").await["game"], game.to_string());
    assert_eq!(stage.full(game, stage.white).await["you"], "b");
}

#[tokio::test]
async fn seeks_for_the_same_colour_are_not_paired() {
    let stage = stage().await;
    stage.hall.pairing().seek(stage.white, seek(Some(Color::White))).await.unwrap();
    assert_eq!(
        stage.hall.pairing().seek(stage.black, seek(Some(Color::White))).await.unwrap(),
        None
    );
    assert_eq!(stage.hall.lists().lobby().await.unwrap().seeks.len(), 2);
}

#[tokio::test]
async fn a_seek_can_be_accepted_only_once_and_not_by_its_owner() {
    let stage = stage().await;
    stage.hall.pairing().seek(stage.white, seek(None)).await.unwrap();
    let id = stage.hall.lists().lobby().await.unwrap().seeks[0].id.clone();
    assert_eq!(
        stage.hall.pairing().take(stage.white, &id).await.unwrap_err().code(),
        "no-such-seek"
    );
    stage.hall.pairing().take(stage.black, &id).await.unwrap();
    assert_eq!(
        stage.hall.pairing().take(stage.other, &id).await.unwrap_err().code(),
        "no-such-seek"
    );
}

#[tokio::test]
async fn a_seek_requires_a_live_time_control_and_a_rated_seek_an_account() {
    let stage = stage().await;
    let days = SeekTerms { clock: "3days".parse().unwrap(), ..seek(None) };
    assert_eq!(stage.hall.pairing().seek(stage.white, days).await.unwrap_err().code(), "not-live");
    let rated = SeekTerms { rated: true, ..seek(None) };
    let refused = stage.hall.pairing().seek(stage.white, rated).await.unwrap_err();
    assert_eq!(refused.code(), "rated-needs-account");
}

#[tokio::test]
async fn a_live_game_is_listed_once_both_have_played_and_while_a_player_is_present() {
    let stage = stage().await;
    let game = stage.game(Variant::Yinsh, "300+3").await;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    let watch = json!({"t": "watch", "game": game.to_string(), "since": null});
    connection.receive(&watch.to_string()).await;
    next(&mut inbox, "game").await;
    stage.play(game, 0, "e5").await.unwrap();
    let shown = async || stage.hall.lists().lobby().await.unwrap().games.len();
    assert_eq!(shown().await, 0, "Black has not played yet");
    stage.play(game, 1, "f6").await.unwrap();
    assert_eq!(shown().await, 1);
    connection.receive(&json!({"t": "leave", "game": game.to_string()}).to_string()).await;
    // Leaving is not answered.
    for _ in 0..200 {
        if shown().await == 0 {
            assert_eq!(stage.hall.lists().live(9).len(), 1, "it goes on");
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the game is still listed");
}

#[tokio::test]
async fn lobby_readers_receive_changes() {
    let stage = stage().await;
    let (mut connection, mut inbox) = stage.connect(stage.other).await;
    connection.receive(&json!({"t": "lobby", "on": true}).to_string()).await;
    next(&mut inbox, "lobby").await;
    stage.hall.pairing().seek(stage.white, seek(None)).await.unwrap();
    let view = next(&mut inbox, "lobby").await;
    assert_eq!(view["seeks"][0]["variant"], "gipf-standard");
    assert!(view["online"].as_u64().unwrap() >= 1);
}

#[tokio::test]
async fn only_a_new_reader_receives_an_unchanged_lobby() {
    let stage = stage().await;
    let listen = json!({"t": "lobby", "on": true}).to_string();
    let (mut first, mut inbox) = stage.connect(stage.other).await;
    let (mut second, mut later) = stage.connect(stage.black).await;
    first.receive(&listen).await;
    assert_eq!(lobbies(&mut inbox), 1);
    // Both players have connected since the last update, so the next one is sent to all readers.
    lobby_update(&stage).await;
    lobbies(&mut inbox);
    second.receive(&listen).await;
    assert_eq!(lobbies(&mut later), 1);
    lobby_update(&stage).await;
    assert_eq!(lobbies(&mut inbox), 0, "nothing has changed");
}

/// Advances the time by the interval at which a changed lobby is sent.
async fn lobby_update(stage: &Stage) {
    for _ in 0..4 {
        pass(Duration::from_millis(500)).await;
        stage.store.nodes().last_server_heartbeat().await.expect("the store is there");
    }
}

/// Returns how often the lobby was sent since the last call.
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
    let player =
        stage.store.players().create(protocol::PlayerKind::Guest, 0).await.expect("a player");
    stage.store.accounts().register(player, account).await.expect("an account");
    player
}

async fn is_rated(stage: &Stage, game: record::GameId) -> bool {
    stage.hall.game(game, stage.other).await.expect("a game").terms.rated
}

#[tokio::test]
async fn an_account_plays_unrated_against_a_guest_and_rated_against_an_account() {
    let stage = stage().await;
    let (ada, bea) = (account(&stage, "Ada").await, account(&stage, "Bea").await);
    let rated = SeekTerms { rated: true, ..seek(None) };
    stage.hall.pairing().seek(ada, rated).await.unwrap();
    let game = stage.hall.pairing().seek(stage.black, seek(None)).await.unwrap().unwrap();
    assert!(!is_rated(&stage, game).await);
    stage.hall.pairing().seek(ada, rated).await.unwrap();
    let game = stage.hall.pairing().seek(bea, rated).await.unwrap().unwrap();
    assert!(is_rated(&stage, game).await);
}

#[tokio::test]
async fn a_guest_who_accepts_a_rated_seek_plays_unrated_unless_its_owner_insists() {
    let stage = stage().await;
    let ada = account(&stage, "Ada").await;
    let id = async || stage.hall.lists().lobby().await.unwrap().seeks[0].id.clone();
    let insisting = SeekTerms { rated: true, rated_only: true, ..seek(None) };
    stage.hall.pairing().seek(ada, insisting).await.unwrap();
    let refused = stage.hall.pairing().take(stage.black, &id().await).await.unwrap_err();
    assert_eq!(refused.code(), "rated-needs-account");
    stage.hall.pairing().seek(ada, SeekTerms { rated_only: false, ..insisting }).await.unwrap();
    let game = stage.hall.pairing().take(stage.black, &id().await).await.unwrap();
    assert!(!is_rated(&stage, game).await);
}

#[tokio::test]
async fn a_waiting_player_receives_an_estimate() {
    let stage = stage().await;
    let (_connection, mut inbox) = stage.connect(stage.white).await;
    stage.hall.pairing().seek(stage.white, seek(None)).await.unwrap();
    assert!(next(&mut inbox, "seeking").await["estimate"].is_null(), "nobody knows yet");
    stage.hall.pairing().seek(stage.black, seek(None)).await.unwrap().unwrap();
    stage.hall.pairing().seek(stage.white, seek(None)).await.unwrap();
    assert!(next(&mut inbox, "seeking").await["estimate"].is_i64());
}

#[tokio::test]
async fn a_standing_seek_survives_a_restart_and_its_owner_is_called() {
    let stage = stage().await;
    stage.hall.standing_seeks().set(stage.white, seek(None), NETWORK).await.unwrap();
    let hall = Hall::open(stage.store.clone(), Options::default()).await.unwrap();
    let stage = Stage { hall, ..stage };
    assert!(stage.hall.lists().lobby().await.unwrap().seeks[0].standing);
    let (_owner, mut owner) = stage.connect(stage.white).await;
    let (_seeker, mut seeker) = stage.connect(stage.black).await;
    assert_eq!(stage.hall.pairing().seek(stage.black, seek(None)).await.unwrap(), None);
    assert_eq!(next(&mut seeker, "seeking").await["called"], 1);
    let called = next(&mut owner, "call").await["seek"]["id"].as_str().unwrap().to_owned();
    let (_later, mut later) = stage.connect(stage.white).await;
    assert_eq!(
        next(&mut later, "call").await["seek"]["id"],
        called,
        "a later connection is called too"
    );
    stage.hall.pairing().take(stage.white, &called).await.unwrap();
    assert_eq!(
        stage.hall.standing_seeks().of(stage.white).await,
        Ok(None),
        "a paired player's standing seek ends"
    );
    assert_eq!(stage.store.standing_seeks().all(0).await.unwrap(), []);
}

#[tokio::test]
async fn the_owner_of_a_withdrawn_standing_seek_is_not_called() {
    let stage = stage().await;
    let (_connection, mut inbox) = stage.connect(stage.black).await;
    stage.hall.standing_seeks().set(stage.white, seek(None), NETWORK).await.unwrap();
    stage.hall.standing_seeks().remove(stage.white).await.unwrap();
    stage.hall.pairing().seek(stage.black, seek(None)).await.unwrap();
    assert_eq!(next(&mut inbox, "seeking").await["called"], 0);
    assert_eq!(stage.hall.lists().lobby().await.unwrap().seeks.len(), 1);
}

#[tokio::test]
async fn a_network_may_have_at_most_twenty_standing_seeks() {
    let stage = stage().await;
    let mut players = Vec::new();
    for _ in 0..21 {
        players.push(stage.store.players().create(protocol::PlayerKind::Guest, 0).await.unwrap());
    }
    let one_more = players.pop().unwrap();
    for player in &players {
        stage.hall.standing_seeks().set(*player, seek(None), NETWORK).await.unwrap();
    }
    let refused = stage.hall.standing_seeks().set(one_more, seek(None), NETWORK).await.unwrap_err();
    assert_eq!(refused.code(), "standing-seeks");
    stage
        .hall
        .standing_seeks()
        .set(players[0], seek(None), NETWORK)
        .await
        .expect("in place of their own");
    stage
        .hall
        .standing_seeks()
        .set(one_more, seek(None), NetworkKey::from_digest(2))
        .await
        .expect("elsewhere");
    stage.hall.standing_seeks().remove(players[0]).await.unwrap();
    stage.hall.standing_seeks().set(one_more, seek(None), NETWORK).await.expect("a place is free");
}

#[tokio::test]
async fn the_withdrawal_of_a_seek_is_acknowledged() {
    let stage = stage().await;
    let (mut connection, mut inbox) = stage.connect(stage.white).await;
    connection
        .receive(r#"{"t":"seek","id":"a","variant":"yinsh","clock":"180+2","rated":false}"#)
        .await;
    next(&mut inbox, "ack").await;
    connection.receive(r#"{"t":"unseek","id":"b"}"#).await;
    assert_eq!(next(&mut inbox, "ack").await["id"], "b");
    assert_eq!(stage.hall.lists().lobby().await.unwrap().seeks, []);
}
