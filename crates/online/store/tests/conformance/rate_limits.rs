//! Rate limits shared by all nodes.

use store::{Allowance, Store, TooOften};

use crate::sample::START;

/// Four attempts per minute: one is refilled every 15 seconds.
const FOUR: Allowance = Allowance { times: 4, within: 60_000 };

async fn spend(store: &Store, who: i64, at: i64) -> Result<(), TooOften> {
    store.rate_limits().spend("password", who, FOUR, START + at).await.expect("counted")
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
        assert_eq!(
            spend(&store, 1, 600_000).await,
            Ok(()),
            "the allowance does not exceed its size"
        );
    }
    assert!(spend(&store, 1, 600_000).await.is_err());
}

pub(crate) async fn each_player_and_each_limit_has_a_separate_allowance(store: Store) {
    for _ in 0..5 {
        spend(&store, 1, 0).await.ok();
    }
    assert!(spend(&store, 1, 0).await.is_err());
    assert_eq!(spend(&store, 2, 0).await, Ok(()));
    assert_eq!(store.rate_limits().spend("mail", 1, FOUR, START).await.expect("counted"), Ok(()));
}

pub(crate) async fn simultaneous_attempts_cannot_exceed_the_limit(store: Store) {
    let tries: Vec<_> = (0..40)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { spend(&store, 1, 0).await.is_ok() })
        })
        .collect();
    let mut allowed = 0;
    for one in tries {
        allowed += usize::from(one.await.expect("no panic"));
    }
    assert_eq!(allowed, 4);
}

pub(crate) async fn several_attempts_are_counted_together_or_not_at_all(store: Store) {
    let spend = |times, at| store.rate_limits().spend_many("storage", 1, FOUR, times, START + at);
    assert_eq!(spend(3, 0).await.expect("counted"), Ok(()));
    assert_eq!(spend(2, 0).await.expect("counted"), Err(TooOften { wait: 15_000 }));
    assert_eq!(spend(1, 0).await.expect("counted"), Ok(()));
    assert_eq!(spend(4, 59_000).await.expect("counted"), Err(TooOften { wait: 1_000 }));
    assert_eq!(spend(4, 60_000).await.expect("counted"), Ok(()));
    assert_eq!(spend(5, 600_000).await.expect("counted"), Err(TooOften { wait: 60_000 }));
}

pub(crate) async fn expired_counts_are_deleted(store: Store) {
    spend(&store, 1, 0).await.expect("allowed");
    spend(&store, 2, 0).await.expect("allowed");
    spend(&store, 2, 0).await.expect("allowed");
    assert_eq!(store.rate_limits().tidy(START + 15_000).await.expect("deleted"), 0);
    assert_eq!(store.rate_limits().tidy(START + 15_001).await.expect("deleted"), 1);
    assert_eq!(store.rate_limits().tidy(START + 30_001).await.expect("deleted"), 1);
}
