//! Limits that all nodes have together.

use store::{Allowance, Store, TooOften};

use crate::sample::START;

/// Four in a minute: one more every 15 seconds.
const FOUR: Allowance = Allowance { times: 4, within: 60_000 };

async fn spend(store: &Store, who: i64, at: i64) -> Result<(), TooOften> {
    store.spend("password", who, FOUR, START + at).await.expect("counted")
}

pub(crate) async fn a_whole_allowance_may_be_used_at_once_and_is_refilled_evenly(store: Store) {
    for _ in 0..4 {
        assert_eq!(spend(&store, 1, 0).await, Ok(()));
    }
    assert_eq!(spend(&store, 1, 0).await, Err(TooOften { wait: 15_000 }));
    assert_eq!(spend(&store, 1, 14_000).await, Err(TooOften { wait: 1_000 }), "not counted");
    assert_eq!(spend(&store, 1, 15_000).await, Ok(()));
    assert_eq!(spend(&store, 1, 15_000).await, Err(TooOften { wait: 15_000 }));
    for _ in 0..4 {
        assert_eq!(spend(&store, 1, 600_000).await, Ok(()), "it does not grow beyond its size");
    }
    assert!(spend(&store, 1, 600_000).await.is_err());
}

pub(crate) async fn everybody_and_everything_has_an_allowance_of_its_own(store: Store) {
    for _ in 0..5 {
        spend(&store, 1, 0).await.ok();
    }
    assert!(spend(&store, 1, 0).await.is_err());
    assert_eq!(spend(&store, 2, 0).await, Ok(()));
    assert_eq!(store.spend("mail", 1, FOUR, START).await.expect("counted"), Ok(()));
}

pub(crate) async fn of_many_at_once_no_more_get_through_than_are_allowed(store: Store) {
    let tries: Vec<_> = (0..40)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { spend(&store, 1, 0).await.is_ok() })
        })
        .collect();
    let mut allowed = 0;
    for one in tries {
        allowed += usize::from(one.await.expect("it ends"));
    }
    assert_eq!(allowed, 4);
}

pub(crate) async fn a_count_that_limits_nothing_any_more_is_deleted(store: Store) {
    spend(&store, 1, 0).await.expect("allowed");
    spend(&store, 2, 0).await.expect("allowed");
    spend(&store, 2, 0).await.expect("allowed");
    assert_eq!(store.tidy_rate_limits(START + 15_000).await.expect("deleted"), 0);
    assert_eq!(store.tidy_rate_limits(START + 15_001).await.expect("deleted"), 1);
    assert_eq!(store.tidy_rate_limits(START + 30_001).await.expect("deleted"), 1);
}
