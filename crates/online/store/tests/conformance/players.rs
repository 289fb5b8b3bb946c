use protocol::PlayerKind;
use store::{NewReport, Store};

use crate::{
    accounts::person,
    sample::{START, Sample, player},
};

pub(crate) async fn players_come_in_the_order_asked_for(store: Store) {
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(store.new_player(PlayerKind::Guest, START).await.unwrap());
    }
    let asked = [ids[3], player(12345), ids[0], ids[3]];
    let found: Vec<_> = store.players(&asked).await.unwrap().iter().map(|one| one.id).collect();
    assert_eq!(found, [ids[3], ids[0], ids[3]]);
    assert_eq!(store.players(&[]).await.unwrap(), []);
}

pub(crate) async fn the_engine_of_a_level_is_always_the_same_player(store: Store) {
    let first = store.engine(3, START).await.unwrap();
    let other = store.engine(4, START).await.unwrap();
    assert_eq!(store.engine(3, START + 1).await.unwrap(), first);
    assert_ne!(first, other);
    let shown = store.players(&[first]).await.unwrap().remove(0);
    assert_eq!((shown.kind, shown.level, shown.created), (PlayerKind::Engine, Some(3), START));
}

pub(crate) async fn an_engine_that_many_ask_for_at_once_is_one_player(store: Store) {
    for level in 1..=10 {
        let asked: Vec<_> = (0..8)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { store.engine(level, START).await.unwrap() })
            })
            .collect();
        let mut engines = Vec::new();
        for one in asked {
            engines.push(one.await.unwrap());
        }
        engines.dedup();
        assert_eq!(engines.len(), 1, "level {level}");
    }
}

pub(crate) async fn a_guest_who_became_an_account_is_shown_as_that(store: Store) {
    let account = person(&store, "Ada").await;
    let guest = store.new_player(PlayerKind::Guest, START).await.unwrap();
    assert!(store.merge(guest, account).await.unwrap());
    let shown = store.players(&[guest]).await.unwrap().remove(0);
    assert_eq!(shown.id, guest);
    assert_eq!(shown.name.as_deref(), Some("Ada"));
    assert_eq!((shown.kind, shown.merged_into), (PlayerKind::Person, Some(account)));
}

pub(crate) async fn only_guests_are_merged_and_only_into_accounts(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let guest = store.new_player(PlayerKind::Guest, START).await.unwrap();
    let other = store.new_player(PlayerKind::Guest, START).await.unwrap();
    for (from, into) in [(ada, bob), (guest, other), (guest, guest), (guest, player(99))] {
        assert!(!store.merge(from, into).await.unwrap());
    }
    assert!(store.merge(guest, ada).await.unwrap());
    assert!(!store.merge(guest, bob).await.unwrap(), "they are Ada by now");
}

pub(crate) async fn moderators_mute_and_ban(store: Store) {
    let id = person(&store, "Ada").await;
    assert!(store.mute(id, Some(START + 5)).await.unwrap());
    assert!(store.ban(id, true).await.unwrap());
    let shown = store.players(&[id]).await.unwrap().remove(0);
    assert_eq!((shown.muted_until, shown.banned), (Some(START + 5), true));
    assert!(store.mute(id, None).await.unwrap());
    assert!(store.ban(id, false).await.unwrap());
    let shown = store.players(&[id]).await.unwrap().remove(0);
    assert_eq!((shown.muted_until, shown.banned), (None, false));
    assert!(!store.ban(player(99), true).await.unwrap());
}

pub(crate) async fn reports_wait_until_they_are_settled(store: Store) {
    let (game, _) = Sample::new(1);
    let report = NewReport {
        at: START,
        game: Some(game.id),
        player: player(1),
        reporter: Some(player(2)),
        reason: "chat".to_owned(),
        text: "He said '; DROP TABLE players; --".to_owned(),
    };
    let first = store.report(report.clone()).await.unwrap();
    let anonymous = NewReport { game: None, reporter: None, ..report.clone() };
    let second = store.report(anonymous).await.unwrap();
    assert_eq!((first, second), (1, 2));
    let waiting = store.reports().await.unwrap();
    assert_eq!(waiting.iter().map(|one| one.id).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(waiting[0].said, report);
    assert!(store.settle_report(1, START + 1).await.unwrap());
    assert!(!store.settle_report(1, START + 2).await.unwrap());
    assert_eq!(store.reports().await.unwrap().len(), 1);
}
