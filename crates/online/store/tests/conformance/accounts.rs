use protocol::PlayerKind;
use record::PlayerId;
use store::{Account, ClaimError, Credential, NameError, Store};

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

/// Somebody with an account.
pub(crate) async fn person(store: &Store, name: &str) -> PlayerId {
    let id = store.new_player(PlayerKind::Guest, START).await.expect("a guest");
    store.claim(id, account(name)).await.expect("an account");
    id
}

pub(crate) async fn a_guest_who_registers_keeps_their_id(store: Store) {
    let id = store.new_player(PlayerKind::Guest, START).await.unwrap();
    store.claim(id, account("Ada")).await.unwrap();
    let shown = store.players(&[id]).await.unwrap().remove(0);
    assert_eq!((shown.kind, shown.name.as_deref()), (PlayerKind::Person, Some("Ada")));
    assert_eq!(store.password(id).await.unwrap().as_deref(), Some("hash of Ada"));
}

pub(crate) async fn names_differ_by_more_than_case(store: Store) {
    let ada = person(&store, "Ada_L").await;
    let other = store.new_player(PlayerKind::Guest, START).await.unwrap();
    let refused = store.claim(other, account("aDA_l")).await;
    assert!(matches!(refused, Err(ClaimError::NameTaken)), "{refused:?}");
    for name in ["Ada_L", "ada_l", "ADA_L"] {
        assert_eq!(store.player_named(name).await.unwrap().map(|one| one.id), Some(ada));
    }
    for name in ["Ada-L", "Ada", "", "a'; --", "Ada_L\0"] {
        assert_eq!(store.player_named(name).await.unwrap(), None, "{name:?}");
    }
}

pub(crate) async fn a_bad_name_is_refused(store: Store) {
    let id = store.new_player(PlayerKind::Guest, START).await.unwrap();
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
        let refused = store.claim(id, account(name)).await;
        assert!(matches!(refused, Err(ClaimError::Name(error)) if error == reason), "{name:?}");
    }
    store.claim(id, account("Abcdefghijklmnopqrst")).await.unwrap();
}

pub(crate) async fn an_account_cannot_register_again(store: Store) {
    let ada = person(&store, "Ada").await;
    let engine = store.engine(1, START).await.unwrap();
    for id in [ada, engine, player(99)] {
        let refused = store.claim(id, account("Bob")).await;
        assert!(matches!(refused, Err(ClaimError::NoGuest)), "{refused:?}");
    }
}

pub(crate) async fn of_many_who_want_a_name_one_gets_it(store: Store) {
    let mut tries = Vec::new();
    for number in 0..16 {
        let id = store.new_player(PlayerKind::Guest, START).await.unwrap();
        let store = store.clone();
        let name = if number % 2 == 0 { "Ada" } else { "ADA" };
        tries.push(async move { store.claim(id, account(name)).await });
    }
    let answers = together(tries).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    let taken = |answer: &Result<(), ClaimError>| matches!(answer, Err(ClaimError::NameTaken));
    assert_eq!(answers.iter().filter(|answer| taken(answer)).count(), 15, "{answers:?}");
}

pub(crate) async fn passwords_and_mail_can_be_changed(store: Store) {
    let id = person(&store, "Ada").await;
    assert!(store.set_password(id, "new".to_owned()).await.unwrap());
    assert_eq!(store.password(id).await.unwrap().as_deref(), Some("new"));
    assert_eq!(store.email(id).await.unwrap(), None);
    assert!(store.set_email(id, Some("ada@example.org".to_owned())).await.unwrap());
    assert_eq!(store.email(id).await.unwrap().as_deref(), Some("ada@example.org"));
    assert!(store.set_email(id, None).await.unwrap());
    assert_eq!(store.email(id).await.unwrap(), None);
    let guest = store.new_player(PlayerKind::Guest, START).await.unwrap();
    assert!(!store.set_password(guest, "new".to_owned()).await.unwrap());
    assert_eq!(store.password(guest).await.unwrap(), None);
}

pub(crate) async fn a_person_can_become_a_bot_and_a_guest_cannot(store: Store) {
    let id = person(&store, "Ada").await;
    assert!(store.set_kind(id, PlayerKind::Bot).await.unwrap());
    assert_eq!(store.players(&[id]).await.unwrap()[0].kind, PlayerKind::Bot);
    assert!(!store.set_kind(id, PlayerKind::Engine).await.unwrap());
    let guest = store.new_player(PlayerKind::Guest, START).await.unwrap();
    assert!(!store.set_kind(guest, PlayerKind::Bot).await.unwrap());
}

pub(crate) async fn sessions_are_found_by_their_secret_until_they_end(store: Store) {
    let id = person(&store, "Ada").await;
    let agent = || "A browser".to_owned();
    store.new_session([1; 32], id, START, agent(), Some("::1".to_owned())).await.unwrap();
    store.new_session([2; 32], id, START + 1, agent(), None).await.unwrap();
    let first = store.session([1; 32]).await.unwrap().unwrap();
    assert_eq!((first.player, first.created, first.seen), (id, START, START));
    assert_eq!(first.address.as_deref(), Some("::1"));
    assert_eq!(store.session([3; 32]).await.unwrap(), None);
    store.touch_session([1; 32], START + 9, Some("::2".to_owned())).await.unwrap();
    let listed = store.sessions_of(id).await.unwrap();
    assert_eq!(listed.iter().map(|one| one.seen).collect::<Vec<_>>(), [START + 9, START + 1]);
    assert_eq!(listed[0].address.as_deref(), Some("::2"));
    assert!(store.end_session(id, first.id).await.unwrap());
    assert_eq!(store.session([1; 32]).await.unwrap(), None);
    assert_eq!(store.end_sessions(id).await.unwrap(), 1);
    assert_eq!(store.session([2; 32]).await.unwrap(), None);
}

pub(crate) async fn of_many_credentials_the_void_ones_are_found(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    for number in 0..150 {
        let player = if number < 140 { ada } else { bob };
        store.new_session([number; 32], player, START, String::new(), None).await.unwrap();
    }
    let scopes = vec!["read".to_owned()];
    store.new_token([7; 32], ada, "mine".to_owned(), scopes, START).await.unwrap();
    let all = || {
        let sessions = (0..150).map(|number| Credential::Session([number; 32]));
        sessions.chain([Credential::Token([7; 32]), Credential::Token([8; 32])]).collect()
    };
    assert_eq!(store.revoked(all()).await.unwrap(), [Credential::Token([8; 32])]);
    let session = store.session([3; 32]).await.unwrap().unwrap();
    assert!(store.end_session(ada, session.id).await.unwrap());
    assert!(store.ban(bob, true).await.unwrap());
    let void = store.revoked(all()).await.unwrap();
    let mut expected = vec![Credential::Session([3; 32])];
    expected.extend((140..150).map(|number| Credential::Session([number; 32])));
    expected.push(Credential::Token([8; 32]));
    assert_eq!(void, expected);
    assert_eq!(store.revoked(Vec::new()).await.unwrap(), []);
}

pub(crate) async fn nobody_ends_the_session_of_another(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    store.new_session([1; 32], ada, START, String::new(), None).await.unwrap();
    let id = store.session([1; 32]).await.unwrap().unwrap().id;
    assert!(!store.end_session(bob, id).await.unwrap());
    assert!(store.session([1; 32]).await.unwrap().is_some());
}

pub(crate) async fn tokens_are_found_by_their_secret_until_they_end(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let scopes = vec!["play".to_owned(), "read".to_owned()];
    let name = "My program".to_owned();
    store.new_token([1; 32], ada, name.clone(), scopes.clone(), START).await.unwrap();
    let token = store.token([1; 32]).await.unwrap().unwrap();
    assert_eq!((token.player, &token.name, &token.scopes), (ada, &name, &scopes));
    assert_eq!((token.created, token.used), (START, None));
    store.touch_token([1; 32], START + 1).await.unwrap();
    assert_eq!(store.tokens_of(ada).await.unwrap()[0].used, Some(START + 1));
    assert_eq!(store.tokens_of(bob).await.unwrap(), []);
    assert!(!store.revoke_token(bob, token.id.clone()).await.unwrap());
    assert!(store.revoke_token(ada, token.id).await.unwrap());
    assert_eq!(store.token([1; 32]).await.unwrap(), None);
}

pub(crate) async fn a_recovery_code_is_good_once(store: Store) {
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    assert!(store.use_recovery(ada, [1; 32]).await.unwrap());
    assert!(!store.use_recovery(ada, [1; 32]).await.unwrap());
    assert!(!store.use_recovery(ada, [9; 32]).await.unwrap());
    assert!(store.use_recovery(bob, [1; 32]).await.unwrap());
}

pub(crate) async fn new_recovery_codes_revoke_the_old(store: Store) {
    let ada = person(&store, "Ada").await;
    store.set_recovery(ada, vec![[7; 32]]).await.unwrap();
    assert!(!store.use_recovery(ada, [2; 32]).await.unwrap());
    assert!(store.use_recovery(ada, [7; 32]).await.unwrap());
}

pub(crate) async fn a_mail_token_is_good_once_and_for_a_while(store: Store) {
    let ada = person(&store, "Ada").await;
    let reset = || "reset".to_owned();
    store.new_mail_token([1; 32], ada, reset(), START + 10).await.unwrap();
    let token = store.use_mail_token([1; 32], START + 10).await.unwrap().unwrap();
    assert_eq!((token.player, token.purpose), (ada, reset()));
    assert_eq!(store.use_mail_token([1; 32], START).await.unwrap(), None);
    store.new_mail_token([2; 32], ada, reset(), START + 10).await.unwrap();
    assert_eq!(store.use_mail_token([2; 32], START + 11).await.unwrap(), None);
    store.new_mail_token([3; 32], ada, reset(), START + 10).await.unwrap();
    store.new_mail_token([4; 32], ada, reset(), START + 10).await.unwrap();
    assert_eq!(store.use_mail_token([3; 32], START).await.unwrap(), None, "a newer one was sent");
}

pub(crate) async fn an_address_counts_when_it_is_confirmed(store: Store) {
    let ada = person(&store, "Ada").await;
    assert!(!store.confirm_email(ada).await.unwrap(), "none waits");
    let address = || "ada@example.org".to_owned();
    store.set_pending_email(ada, address(), "fr".to_owned()).await.unwrap();
    assert_eq!(store.email(ada).await.unwrap(), None);
    assert_eq!(store.mail_preferences(ada).await.unwrap().pending, Some(address()));
    assert!(store.confirm_email(ada).await.unwrap());
    assert_eq!(store.email(ada).await.unwrap(), Some(address()));
    store.set_turn_mail(ada, true, "de".to_owned()).await.unwrap();
    let letters = store.mail_preferences(ada).await.unwrap();
    assert_eq!((letters.pending, letters.language.as_str(), letters.turns), (None, "de", true));
    store.remove_email(ada).await.unwrap();
    assert_eq!(store.email(ada).await.unwrap(), None);
}
