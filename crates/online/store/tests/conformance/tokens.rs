use store::Store;

use crate::{accounts::person, sample::START};

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
