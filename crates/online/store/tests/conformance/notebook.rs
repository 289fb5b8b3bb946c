//! What players keep to get better.

use protocol::rest::{NotebookEntry, NotebookKind};
use record::PlayerId;
use serde_json::json;
use store::Store;

use crate::games::together;

pub(crate) fn entry(kind: NotebookKind, key: &str, at: i64) -> NotebookEntry {
    let body = json!({ "said": key, "number": at });
    let body = body.as_object().cloned().expect("an object");
    NotebookEntry { kind, key: key.to_owned(), at, body }
}

async fn keys(store: &Store, player: PlayerId, since: u32) -> Vec<String> {
    let page = store.notebook_since(player, since).await.unwrap();
    page.entries.into_iter().map(|entry| entry.key).collect()
}

pub(crate) async fn entries_come_back_in_the_order_in_which_they_came(store: Store) {
    let [ada, bea] = [1, 2].map(PlayerId::from_random);
    let (late, early) =
        (entry(NotebookKind::Attempt, "late", 9), entry(NotebookKind::Card, "early", 1));
    assert!(store.add_to_notebook(ada, vec![late.clone()]).await.unwrap());
    assert!(store.add_to_notebook(ada, vec![early.clone()]).await.unwrap());
    let page = store.notebook_since(ada, 0).await.unwrap();
    assert_eq!((page.entries, page.until, page.more), (vec![late, early], 2, false));
    assert_eq!(keys(&store, ada, 1).await, ["early"]);
    assert_eq!(keys(&store, bea, 0).await, <[&str; 0]>::default());
}

pub(crate) async fn an_entry_that_is_there_stays_as_it_is(store: Store) {
    let ada = PlayerId::from_random(1);
    let first = entry(NotebookKind::Recall, "a", 1);
    store.add_to_notebook(ada, vec![first.clone(), first.clone()]).await.unwrap();
    let again = vec![entry(NotebookKind::Recall, "a", 2), entry(NotebookKind::Review, "a", 3)];
    store.add_to_notebook(ada, again).await.unwrap();
    let page = store.notebook_since(ada, 0).await.unwrap();
    assert_eq!(page.entries, [first, entry(NotebookKind::Review, "a", 3)]);
    assert_eq!(page.until, 2, "numbers have no gap");
}

pub(crate) async fn a_long_notebook_comes_in_pages(store: Store) {
    let ada = PlayerId::from_random(1);
    for part in 0..3_i64 {
        let some = (0..200).map(|it| entry(NotebookKind::Attempt, &format!("{part}.{it}"), it));
        assert!(store.add_to_notebook(ada, some.collect()).await.unwrap());
    }
    let (mut since, mut all) = (0, 0);
    loop {
        let page = store.notebook_since(ada, since).await.unwrap();
        all += page.entries.len();
        since = page.until;
        if !page.more {
            break;
        }
    }
    assert_eq!((all, since), (600, 600));
}

pub(crate) async fn a_notebook_that_is_full_takes_nothing_more(store: Store) {
    let ada = PlayerId::from_random(1);
    let large = |number: i64| {
        let mut entry = entry(NotebookKind::Review, &number.to_string(), number);
        entry.body.insert("text".to_owned(), json!("x".repeat(1024 * 1024)));
        entry
    };
    for number in 0..15 {
        assert!(store.add_to_notebook(ada, vec![large(number)]).await.unwrap());
    }
    assert!(!store.add_to_notebook(ada, vec![large(15)]).await.unwrap());
    assert!(store.add_to_notebook(ada, vec![entry(NotebookKind::Card, "small", 1)]).await.unwrap());
    assert!(!keys(&store, ada, 14).await.contains(&"15".to_owned()));
}

pub(crate) async fn of_many_who_add_at_once_none_is_lost(store: Store) {
    let ada = PlayerId::from_random(1);
    let adding = (0..20_i64).map(|number| {
        let (store, new) =
            (store.clone(), entry(NotebookKind::Recall, &number.to_string(), number));
        async move { store.add_to_notebook(ada, vec![new]).await }
    });
    for added in together(adding.collect()).await {
        assert!(added.unwrap());
    }
    let page = store.notebook_since(ada, 0).await.unwrap();
    assert_eq!((page.entries.len(), page.until), (20, 20));
}

pub(crate) async fn a_deleted_account_leaves_no_notebook(store: Store) {
    let ada = crate::accounts::person(&store, "Ada").await;
    store.add_to_notebook(ada, vec![entry(NotebookKind::Card, "mine", 1)]).await.unwrap();
    let exported = store.export(ada).await.unwrap();
    assert_eq!(exported["notebook"][0]["body"]["said"], "mine");
    store.forget(ada, 2).await.unwrap();
    assert_eq!(keys(&store, ada, 0).await, <[&str; 0]>::default());
}
