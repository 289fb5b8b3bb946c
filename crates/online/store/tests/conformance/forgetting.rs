use protocol::{ChatRoom, PlayerKind};
use record::Score;
use serde_json::Value as Json;
use store::{NewReport, Rated, Store};
use variants::Color;

use crate::{
    accounts::{account, person},
    chat::message,
    games::{play, stored},
    sample::{START, Sample, player},
};

/// A player with much personal data, and one of their games.
pub(crate) async fn known(store: &Store) -> (record::PlayerId, Sample) {
    let id = person(store, "Ada").await;
    store.set_email(id, Some("ada@example.org".to_owned())).await.expect("mail");
    let address = Some("192.0.2.7".to_owned());
    store.new_session([1; 32], id, START, "Adas browser".to_owned(), address).await.expect("it");
    let scopes = vec!["play".to_owned()];
    store.new_token([2; 32], id, "Adas token".to_owned(), scopes, START).await.expect("a token");
    store.new_mail_token([3; 32], id, "reset".to_owned(), START + 1).await.expect("a letter");
    let terms = Sample::new(1).0.summary.terms;
    let mut game = stored(store, Sample::of(1, terms, Some(id), Some(player(2)))).await;
    play(store, &mut game).await;
    let plan = Some("Adas plan".to_owned());
    store.save_plan(None, game.id, Color::White, plan).await.expect("a plan");
    store.save_plan(None, game.id, Color::Black, Some("[]".to_owned())).await.expect("a plan");
    let mut said = message(1, ChatRoom::Players);
    said.player = id;
    store.add_chat_message(game.id, said).await.expect("a message");
    let report = NewReport {
        at: START,
        game: None,
        player: player(2),
        reporter: Some(id),
        reason: "chat".to_owned(),
        text: "Adas report".to_owned(),
    };
    store.report(report).await.expect("a report");
    let events = game.end(Score::WhiteWins);
    let rated = Some(Rated::default());
    store.append(game.id, events, game.summary.clone(), rated).await.expect("the end");
    (id, game)
}

pub(crate) async fn a_deleted_account_leaves_its_games_and_nothing_else(store: Store) {
    let (id, game) = known(&store).await;
    let log = store.log(game.id).await.unwrap();
    assert!(store.forget(id, START + 5).await.unwrap());
    assert_eq!(store.log(game.id).await.unwrap(), log);
    assert_eq!(store.summary(game.id).await.unwrap(), Some(game.summary));
    let shown = store.players(&[id]).await.unwrap().remove(0);
    assert_eq!((shown.name, shown.forgotten), (None, true));
    assert_eq!(store.password(id).await.unwrap(), None);
    assert_eq!(store.email(id).await.unwrap(), None);
    assert_eq!(store.session([1; 32]).await.unwrap(), None);
    assert_eq!(store.token([2; 32]).await.unwrap(), None);
    assert_eq!(store.use_mail_token([3; 32], START).await.unwrap(), None);
    assert!(!store.use_recovery(id, [1; 32]).await.unwrap());
    assert_eq!(store.chat(game.id, ChatRoom::Players).await.unwrap(), []);
    assert_eq!(store.plan(game.id, Color::White).await.unwrap(), None);
    assert!(store.plan(game.id, Color::Black).await.unwrap().is_some());
    let report = store.reports().await.unwrap().remove(0);
    assert_eq!((report.said.reporter, report.said.text.as_str()), (None, ""));
    let exported = store.export(id).await.unwrap().to_string();
    assert!(!exported.contains("Ada") && !exported.contains("192.0.2.7"), "{exported}");
    assert_eq!(store.audit().await.unwrap().problems, []);
}

pub(crate) async fn the_name_of_a_deleted_account_is_free_again(store: Store) {
    let ada = person(&store, "Ada").await;
    assert!(store.forget(ada, START).await.unwrap());
    assert_eq!(store.player_named("Ada").await.unwrap(), None);
    assert_ne!(person(&store, "Ada").await, ada);
    assert!(store.claim(ada, account("Eve")).await.is_err(), "forgotten is forgotten");
    assert!(!store.forget(player(99), START).await.unwrap());
}

pub(crate) async fn the_guests_who_became_a_deleted_account_are_deleted_too(store: Store) {
    let ada = person(&store, "Ada").await;
    let guest = store.new_player(PlayerKind::Guest, START).await.unwrap();
    store.merge(guest, ada).await.unwrap();
    let (game, _) = Sample::new(1);
    let mut said = message(1, ChatRoom::Spectators);
    said.player = guest;
    store.add_chat_message(game.id, said).await.unwrap();
    assert!(store.forget(ada, START).await.unwrap());
    assert_eq!(store.chat(game.id, ChatRoom::Spectators).await.unwrap(), []);
    let shown = store.players(&[guest]).await.unwrap().remove(0);
    assert_eq!((shown.name, shown.forgotten), (None, true));
}

pub(crate) async fn an_export_has_everything(store: Store) {
    let (id, game) = known(&store).await;
    let exported = store.export(id).await.unwrap();
    let at = |pointer: &str| exported.pointer(pointer).cloned().unwrap_or(Json::Null);
    assert_eq!(at("/player/id"), id.to_string());
    assert_eq!(at("/player/name"), "Ada");
    assert_eq!(at("/player/email"), "ada@example.org");
    assert_eq!(at("/games/0/id"), game.id.to_string());
    assert_eq!(at("/games/0/color"), "w");
    assert_eq!(at("/games/0/by"), "resignation");
    assert_eq!(at("/ratings/0/games"), 1);
    assert_eq!(at("/chat/0/text"), "<b>1</b> 'ünï'");
    assert_eq!(at("/sessions/0/address"), "192.0.2.7");
    assert_eq!(at("/tokens/0/scopes/0"), "play");
    assert_eq!(at("/reports/0/text"), "Adas report");
    assert!(!exported.to_string().contains("hash of"), "a hash is nobody's business");
    assert_eq!(store.export(player(99)).await.unwrap(), Json::Null);
}

pub(crate) async fn what_was_stored_is_consistent(store: Store) {
    known(&store).await;
    let mut game = stored(&store, Sample::new(5)).await;
    play(&store, &mut game).await;
    let findings = store.audit().await.unwrap();
    assert_eq!((findings.games, findings.events), (2, 5));
    assert_eq!(findings.problems, []);
}
