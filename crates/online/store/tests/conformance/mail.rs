use record::PlayerId;
use store::{NewPassword, Store};

use crate::{accounts::person, games::together, sample::START};

/// Sends a link to an address.
async fn ask(store: &Store, hash: [u8; 32], player: PlayerId, email: &str) {
    let asked = store.accounts().new_confirmation(
        hash,
        player,
        email.to_owned(),
        "fr".to_owned(),
        START + 10,
    );
    asked.await.expect("it is stored");
}

async fn resets(store: &Store, link: [u8; 32], now: i64) -> Option<PlayerId> {
    let new = NewPassword { hash: "new".to_owned(), revoke_tokens: false };
    store.accounts().reset_password(link, new, now).await.expect("an answer")
}

pub(crate) async fn an_address_is_used_only_after_it_is_confirmed(store: Store) {
    let ada = person(&store, "Ada").await;
    let address = || Some("ada@example.org".to_owned());
    ask(&store, [1; 32], ada, "ada@example.org").await;
    assert_eq!(store.accounts().email(ada).await.unwrap(), None);
    assert_eq!(store.accounts().mail_preferences(ada).await.unwrap().pending, address());
    assert!(store.accounts().confirm_email([1; 32], START).await.unwrap());
    assert_eq!(store.accounts().email(ada).await.unwrap(), address());
    store.accounts().set_turn_mail(ada, true, "de".to_owned()).await.unwrap();
    let letters = store.accounts().mail_preferences(ada).await.unwrap();
    assert_eq!((letters.pending, letters.language.as_str(), letters.turns), (None, "de", true));
    store.accounts().remove_email(ada).await.unwrap();
    assert_eq!(store.accounts().email(ada).await.unwrap(), None);
}

pub(crate) async fn a_link_works_once_and_expires(store: Store) {
    let ada = person(&store, "Ada").await;
    ask(&store, [1; 32], ada, "ada@example.org").await;
    assert_eq!(resets(&store, [1; 32], START).await, None, "it is for something else");
    assert!(!store.accounts().confirm_email([1; 32], START + 11).await.unwrap());
    ask(&store, [2; 32], ada, "ada@example.org").await;
    assert!(store.accounts().confirm_email([2; 32], START + 10).await.unwrap());
    assert!(!store.accounts().confirm_email([2; 32], START + 10).await.unwrap());
}

pub(crate) async fn a_link_is_invalid_if_another_address_awaits_confirmation(store: Store) {
    let ada = person(&store, "Ada").await;
    ask(&store, [1; 32], ada, "old@example.org").await;
    ask(&store, [2; 32], ada, "new@example.org").await;
    assert!(!store.accounts().confirm_email([1; 32], START).await.unwrap());
    assert_eq!(store.accounts().email(ada).await.unwrap(), None);
    assert!(store.accounts().confirm_email([2; 32], START).await.unwrap());
    assert_eq!(store.accounts().email(ada).await.unwrap().as_deref(), Some("new@example.org"));
}

pub(crate) async fn an_old_link_never_confirms_a_new_address(store: Store) {
    for round in 0..20 {
        let ada = person(&store, &format!("Ada{round}")).await;
        let (old, new) = ([round; 32], [round + 100; 32]);
        ask(&store, old, ada, "old@example.org").await;
        let both = [true, false].map(|is_asking| {
            let store = store.clone();
            async move {
                if is_asking {
                    ask(&store, new, ada, "new@example.org").await;
                } else {
                    store.accounts().confirm_email(old, START).await.unwrap();
                }
            }
        });
        together(both.into()).await;
        assert_ne!(store.accounts().email(ada).await.unwrap().as_deref(), Some("new@example.org"));
        assert!(store.accounts().confirm_email(new, START).await.unwrap(), "round {round}");
    }
}

pub(crate) async fn only_a_link_to_the_confirmed_address_sets_a_password(store: Store) {
    let ada = person(&store, "Ada").await;
    assert_eq!(
        store.accounts().new_reset([1; 32], ada, START + 10).await.unwrap(),
        None,
        "no address"
    );
    ask(&store, [2; 32], ada, "old@example.org").await;
    assert!(store.accounts().confirm_email([2; 32], START).await.unwrap());
    let sent_to = store.accounts().new_reset([3; 32], ada, START + 10).await.unwrap();
    assert_eq!(sent_to.as_deref(), Some("old@example.org"));
    assert!(store.accounts().is_reset_open([3; 32], START).await.unwrap());
    store.accounts().set_email(ada, Some("new@example.org".to_owned())).await.unwrap();
    assert!(!store.accounts().is_reset_open([3; 32], START).await.unwrap());
    assert_eq!(resets(&store, [3; 32], START).await, None, "the address has changed");
    assert_eq!(store.accounts().password(ada).await.unwrap().as_deref(), Some("hash of Ada"));
    store.accounts().new_reset([4; 32], ada, START + 10).await.unwrap();
    assert_eq!(resets(&store, [4; 32], START + 11).await, None, "too late");
    store.accounts().new_reset([5; 32], ada, START + 10).await.unwrap();
    assert_eq!(resets(&store, [5; 32], START + 10).await, Some(ada));
    assert_eq!(store.accounts().password(ada).await.unwrap().as_deref(), Some("new"));
    assert_eq!(resets(&store, [5; 32], START + 10).await, None, "it was used");
}
