//! Notebooks of players.

use protocol::rest::{NotebookEntry, NotebookKind};
use record::PlayerId;
use serde_json::json;
use store::{Quota, Store};

use crate::{export::exported, games::together};

pub(crate) fn entry(kind: NotebookKind, key: &str, at: i64) -> NotebookEntry {
    let body = json!({ "said": key, "number": at });
    let body = body.as_object().cloned().expect("an object");
    NotebookEntry { kind, key: key.to_owned(), at, body }
}

async fn keys(store: &Store, player: PlayerId, since: u32) -> Vec<String> {
    let page = store.notebooks().since(player, since).await.unwrap();
    page.entries.into_iter().map(|entry| entry.key).collect()
}

pub(crate) async fn entries_are_returned_in_the_order_of_insertion(store: Store) {
    let [ada, bea] = [1, 2].map(PlayerId::from_random);
    let (late, early) =
        (entry(NotebookKind::Attempt, "late", 9), entry(NotebookKind::Card, "early", 1));
    assert!(store.notebooks().add(ada, vec![late.clone()]).await.unwrap());
    assert!(store.notebooks().add(ada, vec![early.clone()]).await.unwrap());
    let page = store.notebooks().since(ada, 0).await.unwrap();
    assert_eq!((page.entries, page.until, page.more), (vec![late, early], 2, false));
    assert_eq!(keys(&store, ada, 1).await, ["early"]);
    assert_eq!(keys(&store, bea, 0).await, <[&str; 0]>::default());
}

pub(crate) async fn an_existing_entry_is_not_changed(store: Store) {
    let ada = PlayerId::from_random(1);
    let first = entry(NotebookKind::Recall, "a", 1);
    store.notebooks().add(ada, vec![first.clone(), first.clone()]).await.unwrap();
    let again = vec![entry(NotebookKind::Recall, "a", 2), entry(NotebookKind::Review, "a", 3)];
    store.notebooks().add(ada, again).await.unwrap();
    let page = store.notebooks().since(ada, 0).await.unwrap();
    assert_eq!(page.entries, [first, entry(NotebookKind::Review, "a", 3)]);
    assert_eq!(page.until, 2, "numbers have no gaps");
}

pub(crate) async fn a_long_notebook_is_read_in_pages(store: Store) {
    let ada = PlayerId::from_random(1);
    for part in 0..3_i64 {
        let some = (0..200).map(|it| entry(NotebookKind::Attempt, &format!("{part}.{it}"), it));
        assert!(store.notebooks().add(ada, some.collect()).await.unwrap());
    }
    let (mut since, mut all) = (0, 0);
    loop {
        let page = store.notebooks().since(ada, since).await.unwrap();
        all += page.entries.len();
        since = page.until;
        if !page.more {
            break;
        }
    }
    assert_eq!((all, since), (600, 600));
}

pub(crate) async fn a_full_notebook_accepts_no_entries(store: Store) {
    let ada = PlayerId::from_random(1);
    let large = |number: i64| {
        let mut entry = entry(NotebookKind::Review, &number.to_string(), number);
        entry.body.insert("text".to_owned(), json!("x".repeat(1024 * 1024)));
        entry
    };
    for number in 0..15 {
        assert!(store.notebooks().add(ada, vec![large(number)]).await.unwrap());
    }
    assert!(!store.notebooks().add(ada, vec![large(15)]).await.unwrap());
    assert!(store.notebooks().add(ada, vec![entry(NotebookKind::Card, "small", 1)]).await.unwrap());
    assert!(!keys(&store, ada, 14).await.contains(&"15".to_owned()));
}

pub(crate) async fn a_notebook_is_limited_by_the_quota_of_its_account(store: Store) {
    let ada = PlayerId::from_random(1);
    let quota = Quota { notebook_bytes: 60, ..Quota::FULL };
    let add = |key: &str| {
        let some = vec![entry(NotebookKind::Card, key, 1)];
        store.notebooks().add_attempts(ada, some, Vec::new(), quota)
    };
    assert_eq!(add("a").await.unwrap(), Some(23));
    assert_eq!(add("a").await.unwrap(), Some(0), "the entry is already stored");
    assert_eq!(add("b").await.unwrap(), Some(23));
    assert_eq!(add("c").await.unwrap(), None);
}

pub(crate) async fn simultaneous_additions_lose_no_entry(store: Store) {
    let ada = PlayerId::from_random(1);
    let adding = (0..20_i64).map(|number| {
        let (store, new) =
            (store.clone(), entry(NotebookKind::Recall, &number.to_string(), number));
        async move { store.notebooks().add(ada, vec![new]).await }
    });
    for added in together(adding.collect()).await {
        assert!(added.unwrap());
    }
    let page = store.notebooks().since(ada, 0).await.unwrap();
    assert_eq!((page.entries.len(), page.until), (20, 20));
}

pub(crate) async fn a_deleted_account_leaves_no_notebook(store: Store) {
    let ada = crate::accounts::person(&store, "Ada").await;
    store.notebooks().add(ada, vec![entry(NotebookKind::Card, "mine", 1)]).await.unwrap();
    let exported = exported(&store, ada).await;
    assert_eq!(exported["notebook"][0]["body"]["said"], "mine");
    store.accounts().forget(ada, 2).await.unwrap();
    assert_eq!(keys(&store, ada, 0).await, <[&str; 0]>::default());
}
