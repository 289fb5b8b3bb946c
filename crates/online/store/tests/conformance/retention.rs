use protocol::PlayerKind;
use record::PlayerId;
use store::{Account, ChatMessage, Deleted, Store};

use crate::{
    games::stored,
    sample::{START, Sample},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

async fn guest(store: &Store, number: u8, seen: i64) -> PlayerId {
    let player = store.players().create(PlayerKind::Guest, START).await.unwrap();
    let address = Some("192.0.2.1".to_owned());
    store
        .sessions()
        .create([number; 32], player, seen, "a browser".to_owned(), address)
        .await
        .unwrap();
    player
}

async fn person(store: &Store, number: u8, name: &str) -> PlayerId {
    let player = guest(store, number, START).await;
    let account = Account {
        name: name.to_owned(),
        password_hash: String::new(),
        email: None,
        recovery: Vec::new(),
    };
    store.accounts().register(player, account).await.unwrap();
    player
}

async fn exists(store: &Store, player: PlayerId) -> bool {
    !store.players().get(&[player]).await.unwrap().is_empty()
}

pub(crate) async fn used_sessions_and_guests_are_kept(store: Store) {
    let (recent, person) = (guest(&store, 1, START).await, person(&store, 2, "Ada").await);
    assert_eq!(
        store.accounts().delete_unused(START + 29 * DAY_MS).await.unwrap(),
        Deleted::default()
    );
    assert!(exists(&store, recent).await && exists(&store, person).await);
}

pub(crate) async fn addresses_are_deleted_after_a_month(store: Store) {
    let player = person(&store, 1, "Ada").await;
    let deleted = store.accounts().delete_unused(START + 31 * DAY_MS).await.unwrap();
    assert_eq!(deleted, Deleted { addresses: 1, ..Deleted::default() });
    let sessions = store.sessions().of(player).await.unwrap();
    assert_eq!(sessions[0].address, None);
}

pub(crate) async fn guests_are_deleted_after_three_months_and_accounts_never(store: Store) {
    let unused = guest(&store, 1, START).await;
    let back = guest(&store, 2, START + 50 * DAY_MS).await;
    let person = person(&store, 3, "Ada").await;
    let deleted = store.accounts().delete_unused(START + 91 * DAY_MS).await.unwrap();
    assert_eq!((deleted.sessions, deleted.guests), (1, 1));
    assert!(!exists(&store, unused).await);
    assert!(exists(&store, back).await && exists(&store, person).await);
    let deleted = store.accounts().delete_unused(START + 366 * DAY_MS).await.unwrap();
    assert_eq!((deleted.sessions, deleted.guests), (2, 1));
    assert!(exists(&store, person).await, "an account is kept without a session");
}

pub(crate) async fn guests_with_games_keep_their_id(store: Store) {
    let player = guest(&store, 1, START).await;
    let (mut game, events) = Sample::new(1);
    game.summary.black = Some(player);
    stored(&store, (game, events)).await;
    let deleted = store.accounts().delete_unused(START + 91 * DAY_MS).await.unwrap();
    assert_eq!((deleted.sessions, deleted.guests), (1, 0));
    assert!(exists(&store, player).await);
}

pub(crate) async fn all_messages_of_a_deleted_account_are_deleted(store: Store) {
    let player = person(&store, 1, "Ada").await;
    for number in 0..1_100_u64 {
        let (game, _) = Sample::new(number % 7);
        let message = ChatMessage {
            player,
            ..crate::chat::message(number.cast_signed(), protocol::ChatRoom::Players)
        };
        store.chat().add(game.id, message).await.unwrap();
    }
    assert!(store.accounts().forget(player, START).await.unwrap());
    for number in 0..7 {
        let (game, _) = Sample::new(number);
        assert_eq!(store.chat().messages(game.id, protocol::ChatRoom::Players).await.unwrap(), []);
    }
}
