use protocol::PlayerKind;
use store::{NewReport, Store};

use crate::{
    accounts::person,
    sample::{START, Sample, player},
};

pub(crate) async fn players_are_returned_in_the_requested_order(store: Store) {
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(store.players().create(PlayerKind::Guest, START).await.unwrap());
    }
    let asked = [ids[3], player(12345), ids[0], ids[3]];
    let found: Vec<_> =
        store.players().get(&asked).await.unwrap().iter().map(|one| one.id).collect();
    assert_eq!(found, [ids[3], ids[0], ids[3]]);
    assert_eq!(store.players().get(&[]).await.unwrap(), []);
}

pub(crate) async fn the_engine_of_a_level_is_always_the_same_player(store: Store) {
    let first = store.players().engine(3, START).await.unwrap();
    let other = store.players().engine(4, START).await.unwrap();
    assert_eq!(store.players().engine(3, START + 1).await.unwrap(), first);
    assert_ne!(first, other);
    let shown = store.players().get(&[first]).await.unwrap().remove(0);
    assert_eq!((shown.kind, shown.level, shown.created), (PlayerKind::Engine, Some(3), START));
}

pub(crate) async fn simultaneous_requests_for_an_engine_create_one_player(store: Store) {
    for level in 1..=10 {
        let asked: Vec<_> = (0..8)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { store.players().engine(level, START).await.unwrap() })
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

pub(crate) async fn a_merged_guest_is_shown_as_the_account(store: Store) {
    let account = person(&store, "Ada").await;
    let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
    assert!(store.players().merge(guest, account).await.unwrap());
    let shown = store.players().get(&[guest]).await.unwrap().remove(0);
    assert_eq!(shown.id, guest);
    assert_eq!(shown.name.as_deref(), Some("Ada"));
    assert_eq!((shown.kind, shown.merged_into), (PlayerKind::Person, Some(account)));
}

pub(crate) async fn a_guest_has_a_name_until_an_account_has_it(store: Store) {
    let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
    let name = async || store.players().get(&[guest]).await.unwrap().remove(0).guest_name;
    assert_eq!(name().await, None);
    store.players().name_guest(guest, "Bea".to_owned()).await.unwrap();
    assert_eq!(name().await.as_deref(), Some("Bea"));
    person(&store, "bea").await;
    assert_eq!(name().await, None);
    let ada = person(&store, "Ada").await;
    store.players().name_guest(ada, "Eve".to_owned()).await.unwrap();
    assert_eq!(store.players().get(&[ada]).await.unwrap().remove(0).guest_name, None);
}

pub(crate) async fn a_muted_or_merged_guest_loses_their_name(store: Store) {
    let account = person(&store, "Ada").await;
    for end in ["mute", "ban", "merge"] {
        let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
        store.players().name_guest(guest, "Bea".to_owned()).await.unwrap();
        let is_done = match end {
            "mute" => store.players().mute(guest, Some(START + 1)).await,
            "ban" => store.players().ban(guest, true).await,
            _ => store.players().merge(guest, account).await,
        };
        assert!(is_done.unwrap());
        let shown = store.players().get(&[guest]).await.unwrap().remove(0);
        assert_eq!(shown.guest_name, None, "{end}");
    }
}

pub(crate) async fn only_guests_are_merged_and_only_into_accounts(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
    let other = store.players().create(PlayerKind::Guest, START).await.unwrap();
    for (from, into) in [(ada, bob), (guest, other), (guest, guest), (guest, player(99))] {
        assert!(!store.players().merge(from, into).await.unwrap());
    }
    assert!(store.players().merge(guest, ada).await.unwrap());
    assert!(
        !store.players().merge(guest, bob).await.unwrap(),
        "the guest is already merged into Ada"
    );
}

pub(crate) async fn players_can_be_muted_and_banned(store: Store) {
    let id = person(&store, "Ada").await;
    assert!(store.players().mute(id, Some(START + 5)).await.unwrap());
    assert!(store.players().ban(id, true).await.unwrap());
    let shown = store.players().get(&[id]).await.unwrap().remove(0);
    assert_eq!((shown.muted_until, shown.banned), (Some(START + 5), true));
    assert!(store.players().mute(id, None).await.unwrap());
    assert!(store.players().ban(id, false).await.unwrap());
    let shown = store.players().get(&[id]).await.unwrap().remove(0);
    assert_eq!((shown.muted_until, shown.banned), (None, false));
    assert!(!store.players().ban(player(99), true).await.unwrap());
}

pub(crate) async fn reports_are_listed_until_they_are_settled(store: Store) {
    let (game, _) = Sample::new(1);
    let report = NewReport {
        at: START,
        game: Some(game.id),
        player: player(1),
        reporter: Some(player(2)),
        reason: "chat".to_owned(),
        text: "He said '; DROP TABLE players; --".to_owned(),
    };
    let first = store.reports().add(report.clone()).await.unwrap();
    let anonymous = NewReport { game: None, reporter: None, ..report.clone() };
    let second = store.reports().add(anonymous).await.unwrap();
    assert_eq!((first, second), (1, 2));
    let waiting = store.reports().unsettled().await.unwrap();
    assert_eq!(waiting.iter().map(|one| one.id).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(waiting[0].said, report);
    assert!(store.reports().settle(1, START + 1).await.unwrap());
    assert!(!store.reports().settle(1, START + 2).await.unwrap());
    assert_eq!(store.reports().unsettled().await.unwrap().len(), 1);
}
