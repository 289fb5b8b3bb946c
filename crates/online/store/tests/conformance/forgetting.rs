use protocol::{ChatRoom, PlayerKind};
use record::Score;
use serde_json::Value as Json;
use store::{NewPassword, NewReport, Rated, Store};
use variants::Color;

use crate::{
    accounts::{account, person},
    chat::message,
    export::exported,
    games::{play, stored},
    sample::{START, Sample, player},
};

/// Creates a player with many kinds of personal data, and one of their games.
pub(crate) async fn known(store: &Store) -> (record::PlayerId, Sample) {
    let id = person(store, "Ada").await;
    store.accounts().set_email(id, Some("ada@example.org".to_owned())).await.expect("mail");
    let address = Some("192.0.2.7".to_owned());
    store
        .sessions()
        .create([1; 32], id, START, "Adas browser".to_owned(), address)
        .await
        .expect("it");
    let scopes = vec!["play".to_owned()];
    store
        .tokens()
        .create([2; 32], id, "Adas token".to_owned(), scopes, START)
        .await
        .expect("a token");
    store.accounts().new_reset([3; 32], id, START + 1).await.expect("a letter");
    let terms = Sample::new(1).0.summary.terms;
    let mut game = stored(store, Sample::of(1, terms, Some(id), Some(player(2)))).await;
    play(store, &mut game).await;
    let plan = Some("Adas plan".to_owned());
    store.games().save_plan(None, game.id, Color::White, plan).await.expect("a plan");
    store
        .games()
        .save_plan(None, game.id, Color::Black, Some("[]".to_owned()))
        .await
        .expect("a plan");
    let mut said = message(1, ChatRoom::Players);
    said.player = id;
    store.chat().add(game.id, said).await.expect("a message");
    let report = NewReport {
        at: START,
        game: None,
        player: player(2),
        reporter: Some(id),
        reason: "chat".to_owned(),
        text: "Adas report".to_owned(),
    };
    store.reports().add(report).await.expect("a report");
    let events = game.end(Score::WhiteWins);
    let rated = Some(Rated::default());
    store.games().append(game.id, events, game.summary.clone(), rated).await.expect("the end");
    (id, game)
}

pub(crate) async fn only_the_games_of_a_deleted_account_remain(store: Store) {
    let (id, game) = known(&store).await;
    let log = store.games().log(game.id).await.unwrap();
    assert!(store.accounts().forget(id, START + 5).await.unwrap());
    assert_eq!(store.games().log(game.id).await.unwrap(), log);
    assert_eq!(store.games().summary(game.id).await.unwrap(), Some(game.summary));
    let shown = store.players().get(&[id]).await.unwrap().remove(0);
    assert_eq!((shown.name, shown.forgotten), (None, true));
    assert_eq!(store.accounts().password(id).await.unwrap(), None);
    assert_eq!(store.accounts().email(id).await.unwrap(), None);
    assert_eq!(store.sessions().get([1; 32]).await.unwrap(), None);
    assert_eq!(store.tokens().get([2; 32]).await.unwrap(), None);
    let new = || NewPassword { hash: "new".to_owned(), revoke_tokens: false };
    assert_eq!(store.accounts().reset_password([3; 32], new(), START).await.unwrap(), None);
    assert!(!store.accounts().recover_password(id, [1; 32], new()).await.unwrap());
    assert_eq!(store.chat().messages(game.id, ChatRoom::Players).await.unwrap(), []);
    assert_eq!(store.games().plan(game.id, Color::White).await.unwrap(), None);
    assert!(store.games().plan(game.id, Color::Black).await.unwrap().is_some());
    let report = store.reports().unsettled().await.unwrap().remove(0);
    assert_eq!((report.said.reporter, report.said.text.as_str()), (None, ""));
    let exported = exported(&store, id).await.to_string();
    assert!(!exported.contains("Ada") && !exported.contains("192.0.2.7"), "{exported}");
    assert_eq!(store.audit().await.unwrap().problems, []);
}

pub(crate) async fn the_name_of_a_deleted_account_is_free_again(store: Store) {
    let ada = person(&store, "Ada").await;
    assert!(store.accounts().forget(ada, START).await.unwrap());
    assert_eq!(store.players().named("Ada").await.unwrap(), None);
    assert_ne!(person(&store, "Ada").await, ada);
    assert!(
        store.accounts().register(ada, account("Eve")).await.is_err(),
        "a deleted account stays deleted"
    );
    assert!(!store.accounts().forget(player(99), START).await.unwrap());
}

pub(crate) async fn guests_merged_into_a_deleted_account_are_deleted_too(store: Store) {
    let ada = person(&store, "Ada").await;
    let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
    store.players().merge(guest, ada).await.unwrap();
    let (game, _) = Sample::new(1);
    let mut said = message(1, ChatRoom::Spectators);
    said.player = guest;
    store.chat().add(game.id, said).await.unwrap();
    assert!(store.accounts().forget(ada, START).await.unwrap());
    assert_eq!(store.chat().messages(game.id, ChatRoom::Spectators).await.unwrap(), []);
    let shown = store.players().get(&[guest]).await.unwrap().remove(0);
    assert_eq!((shown.name, shown.forgotten), (None, true));
}

pub(crate) async fn an_export_is_complete(store: Store) {
    let (id, game) = known(&store).await;
    let whole = exported(&store, id).await;
    let at = |pointer: &str| whole.pointer(pointer).cloned().unwrap_or(Json::Null);
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
    assert!(!whole.to_string().contains("hash of"), "a hash must not be exported");
    assert_eq!(exported(&store, player(99)).await, Json::Null);
}

pub(crate) async fn stored_data_is_consistent(store: Store) {
    known(&store).await;
    let mut game = stored(&store, Sample::new(5)).await;
    play(&store, &mut game).await;
    let findings = store.audit().await.unwrap();
    assert_eq!((findings.games, findings.events), (2, 5));
    assert_eq!(findings.problems, []);
}
