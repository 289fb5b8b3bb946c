use protocol::PlayerKind;
use record::PlayerId;
use store::{Account, NameError, NewPassword, RegisterError, Store};

use crate::{
    games::together,
    sample::{START, player},
};

pub(crate) fn account(name: &str) -> Account {
    Account {
        name: name.to_owned(),
        password_hash: format!("hash of {name}"),
        email: None,
        recovery: vec![[1; 32], [2; 32]],
    }
}

/// Creates a player with an account.
pub(crate) async fn person(store: &Store, name: &str) -> PlayerId {
    let id = store.players().create(PlayerKind::Guest, START).await.expect("a guest");
    store.accounts().register(id, account(name)).await.expect("an account");
    id
}

pub(crate) async fn a_guest_who_registers_keeps_their_id(store: Store) {
    let id = store.players().create(PlayerKind::Guest, START).await.unwrap();
    store.accounts().register(id, account("Ada")).await.unwrap();
    let shown = store.players().get(&[id]).await.unwrap().remove(0);
    assert_eq!((shown.kind, shown.name.as_deref()), (PlayerKind::Person, Some("Ada")));
    assert_eq!(store.accounts().password(id).await.unwrap().as_deref(), Some("hash of Ada"));
}

pub(crate) async fn names_must_differ_in_more_than_case(store: Store) {
    let ada = person(&store, "Ada_L").await;
    let other = store.players().create(PlayerKind::Guest, START).await.unwrap();
    let refused = store.accounts().register(other, account("aDA_l")).await;
    assert!(matches!(refused, Err(RegisterError::NameTaken)), "{refused:?}");
    for name in ["Ada_L", "ada_l", "ADA_L"] {
        assert_eq!(store.players().named(name).await.unwrap().map(|one| one.id), Some(ada));
    }
    for name in ["Ada-L", "Ada", "", "a'; --", "Ada_L\0"] {
        assert_eq!(store.players().named(name).await.unwrap(), None, "{name:?}");
    }
}

pub(crate) async fn an_invalid_name_is_rejected(store: Store) {
    let id = store.players().create(PlayerKind::Guest, START).await.unwrap();
    let names = [
        ("A", NameError::Length),
        ("Abcdefghijklmnopqrstu", NameError::Length),
        ("", NameError::Length),
        ("1a", NameError::Beginning),
        ("-a", NameError::Beginning),
        ("Ada L", NameError::Character),
        ("Adä", NameError::Character),
        ("<b>", NameError::Character),
    ];
    for (name, reason) in names {
        let refused = store.accounts().register(id, account(name)).await;
        assert!(matches!(refused, Err(RegisterError::Name(error)) if error == reason), "{name:?}");
    }
    store.accounts().register(id, account("Abcdefghijklmnopqrst")).await.unwrap();
}

pub(crate) async fn an_account_cannot_register_again(store: Store) {
    let ada = person(&store, "Ada").await;
    let engine = store.players().engine(1, START).await.unwrap();
    for id in [ada, engine, player(99)] {
        let refused = store.accounts().register(id, account("Bob")).await;
        assert!(matches!(refused, Err(RegisterError::NoGuest)), "{refused:?}");
    }
}

pub(crate) async fn only_one_of_many_players_can_register_a_name(store: Store) {
    let mut tries = Vec::new();
    for number in 0..16 {
        let id = store.players().create(PlayerKind::Guest, START).await.unwrap();
        let store = store.clone();
        let name = if number % 2 == 0 { "Ada" } else { "ADA" };
        tries.push(async move { store.accounts().register(id, account(name)).await });
    }
    let answers = together(tries).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    let taken =
        |answer: &Result<(), RegisterError>| matches!(answer, Err(RegisterError::NameTaken));
    assert_eq!(answers.iter().filter(|answer| taken(answer)).count(), 15, "{answers:?}");
}

pub(crate) async fn passwords_and_email_addresses_can_be_changed(store: Store) {
    let id = person(&store, "Ada").await;
    assert!(store.accounts().set_password(id, "new".to_owned()).await.unwrap());
    assert_eq!(store.accounts().password(id).await.unwrap().as_deref(), Some("new"));
    assert_eq!(store.accounts().email(id).await.unwrap(), None);
    assert!(store.accounts().set_email(id, Some("ada@example.org".to_owned())).await.unwrap());
    assert_eq!(store.accounts().email(id).await.unwrap().as_deref(), Some("ada@example.org"));
    assert!(store.accounts().set_email(id, None).await.unwrap());
    assert_eq!(store.accounts().email(id).await.unwrap(), None);
    let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
    assert!(!store.accounts().set_password(guest, "new".to_owned()).await.unwrap());
    assert_eq!(store.accounts().password(guest).await.unwrap(), None);
}

pub(crate) async fn a_person_can_become_a_bot_and_a_guest_cannot(store: Store) {
    let id = person(&store, "Ada").await;
    assert!(store.accounts().set_kind(id, PlayerKind::Bot).await.unwrap());
    assert_eq!(store.players().get(&[id]).await.unwrap()[0].kind, PlayerKind::Bot);
    assert!(!store.accounts().set_kind(id, PlayerKind::Engine).await.unwrap());
    let guest = store.players().create(PlayerKind::Guest, START).await.unwrap();
    assert!(!store.accounts().set_kind(guest, PlayerKind::Bot).await.unwrap());
}

async fn recovers(store: &Store, player: PlayerId, code: [u8; 32]) -> bool {
    let new = NewPassword { hash: "new".to_owned(), revoke_tokens: false };
    store.accounts().recover_password(player, code, new).await.expect("an answer")
}

pub(crate) async fn a_recovery_code_works_once(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    assert!(recovers(&store, ada, [1; 32]).await);
    assert!(!recovers(&store, ada, [1; 32]).await);
    assert!(!recovers(&store, ada, [9; 32]).await);
    assert!(recovers(&store, bob, [1; 32]).await);
}

pub(crate) async fn new_recovery_codes_revoke_the_old_ones(store: Store) {
    let ada = person(&store, "Ada").await;
    store.accounts().set_recovery(ada, vec![[7; 32]]).await.unwrap();
    assert!(!recovers(&store, ada, [2; 32]).await);
    assert!(recovers(&store, ada, [7; 32]).await);
}
