use protocol::PlayerKind;
use record::PlayerId;
use store::{Account, Credential, NameError, NewPassword, RegisterError, Store};

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

pub(crate) async fn sessions_are_found_by_their_secret_until_they_end(store: Store) {
    let id = person(&store, "Ada").await;
    let agent = || "A browser".to_owned();
    store.sessions().create([1; 32], id, START, agent(), Some("::1".to_owned())).await.unwrap();
    store.sessions().create([2; 32], id, START + 1, agent(), None).await.unwrap();
    let first = store.sessions().get([1; 32]).await.unwrap().unwrap();
    assert_eq!((first.player, first.created, first.seen), (id, START, START));
    assert_eq!(first.address.as_deref(), Some("::1"));
    assert_eq!(store.sessions().get([3; 32]).await.unwrap(), None);
    store.sessions().touch([1; 32], START + 9, Some("::2".to_owned())).await.unwrap();
    let listed = store.sessions().of(id).await.unwrap();
    assert_eq!(listed.iter().map(|one| one.seen).collect::<Vec<_>>(), [START + 9, START + 1]);
    assert_eq!(listed[0].address.as_deref(), Some("::2"));
    assert!(store.sessions().end(id, first.id).await.unwrap());
    assert_eq!(store.sessions().get([1; 32]).await.unwrap(), None);
    assert_eq!(store.sessions().end_all(id).await.unwrap(), 1);
    assert_eq!(store.sessions().get([2; 32]).await.unwrap(), None);
}

pub(crate) async fn invalid_credentials_are_found_among_many(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    for number in 0..150 {
        let player = if number < 140 { ada } else { bob };
        store.sessions().create([number; 32], player, START, String::new(), None).await.unwrap();
    }
    let scopes = vec!["read".to_owned()];
    store.tokens().create([7; 32], ada, "mine".to_owned(), scopes, START).await.unwrap();
    let all = || {
        let sessions = (0..150).map(|number| Credential::Session([number; 32]));
        sessions.chain([Credential::Token([7; 32]), Credential::Token([8; 32])]).collect()
    };
    assert_eq!(store.sessions().revoked(all()).await.unwrap(), [Credential::Token([8; 32])]);
    let session = store.sessions().get([3; 32]).await.unwrap().unwrap();
    assert!(store.sessions().end(ada, session.id).await.unwrap());
    assert!(store.players().ban(bob, true).await.unwrap());
    let void = store.sessions().revoked(all()).await.unwrap();
    let mut expected = vec![Credential::Session([3; 32])];
    expected.extend((140..150).map(|number| Credential::Session([number; 32])));
    expected.push(Credential::Token([8; 32]));
    assert_eq!(void, expected);
    assert_eq!(store.sessions().revoked(Vec::new()).await.unwrap(), []);
}

pub(crate) async fn a_player_cannot_end_the_session_of_another(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    store.sessions().create([1; 32], ada, START, String::new(), None).await.unwrap();
    let id = store.sessions().get([1; 32]).await.unwrap().unwrap().id;
    assert!(!store.sessions().end(bob, id).await.unwrap());
    assert!(store.sessions().get([1; 32]).await.unwrap().is_some());
}

pub(crate) async fn tokens_are_found_by_their_secret_until_they_are_revoked(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let scopes = vec!["play".to_owned(), "read".to_owned()];
    let name = "My program".to_owned();
    store.tokens().create([1; 32], ada, name.clone(), scopes.clone(), START).await.unwrap();
    let token = store.tokens().get([1; 32]).await.unwrap().unwrap();
    assert_eq!((token.player, &token.name, &token.scopes), (ada, &name, &scopes));
    assert_eq!((token.created, token.used), (START, None));
    store.tokens().touch([1; 32], START + 1).await.unwrap();
    assert_eq!(store.tokens().of(ada).await.unwrap()[0].used, Some(START + 1));
    assert_eq!(store.tokens().of(bob).await.unwrap(), []);
    assert!(!store.tokens().revoke(bob, token.id.clone()).await.unwrap());
    assert!(store.tokens().revoke(ada, token.id).await.unwrap());
    assert_eq!(store.tokens().get([1; 32]).await.unwrap(), None);
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
