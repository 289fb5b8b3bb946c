use store::{Credential, Store};

use crate::{accounts::person, sample::START};

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
