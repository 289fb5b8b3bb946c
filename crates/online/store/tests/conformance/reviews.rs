//! Reviews of finished games.

use record::{GameId, PlayerId};
use store::{ReviewRequest, Store, StoredReview};

fn game(number: u64) -> GameId {
    GameId::from_random(number)
}

/// Asks for a review at a time; what was not heard of for ten milliseconds is stale.
async fn ask(store: &Store, number: u64, player: u64, at: i64) -> ReviewRequest {
    let player = PlayerId::from_random(player);
    store.request_review(game(number), "1/9".to_owned(), player, at, at - 10).await.unwrap()
}

async fn save(store: &Store, number: u64, method: &str, review: &str) -> bool {
    store.save_review(game(number), method.to_owned(), review.to_owned(), 50).await.unwrap()
}

async fn review(store: &Store, number: u64, method: &str) -> Option<StoredReview> {
    store.review(game(number), method.to_owned()).await.unwrap()
}

fn ready(text: &str) -> Option<StoredReview> {
    Some(StoredReview::Ready(text.to_owned()))
}

pub(crate) async fn a_review_is_asked_for_once_and_stored_once(store: Store) {
    assert_eq!(review(&store, 1, "1/9").await, None);
    assert_eq!(ask(&store, 1, 1, 20).await, ReviewRequest::New);
    assert_eq!(ask(&store, 1, 2, 21).await, ReviewRequest::Known);
    assert_eq!(review(&store, 1, "1/9").await, Some(StoredReview::Asked(20)));
    assert!(save(&store, 1, "1/9", "first").await);
    assert!(!save(&store, 1, "1/9", "second").await);
    assert_eq!(review(&store, 1, "1/9").await, ready("first"));
    assert_eq!(ask(&store, 1, 3, 9000).await, ReviewRequest::Known, "however long ago");
}

pub(crate) async fn a_review_of_which_nothing_is_heard_may_be_asked_for_again(store: Store) {
    assert_eq!(ask(&store, 1, 1, 20).await, ReviewRequest::New);
    assert!(store.await_review(game(1), "1/9".to_owned(), 40).await.unwrap());
    assert_eq!(ask(&store, 1, 2, 45).await, ReviewRequest::Known);
    assert_eq!(ask(&store, 1, 2, 51).await, ReviewRequest::New);
    assert!(save(&store, 1, "1/9", "done").await);
    assert!(!store.await_review(game(1), "1/9".to_owned(), 60).await.unwrap());
    assert_eq!(review(&store, 1, "1/9").await, ready("done"));
}

pub(crate) async fn a_player_waits_for_one_review_at_a_time(store: Store) {
    assert_eq!(ask(&store, 1, 1, 20).await, ReviewRequest::New);
    assert_eq!(ask(&store, 2, 1, 21).await, ReviewRequest::Waits);
    assert_eq!(ask(&store, 2, 2, 21).await, ReviewRequest::New);
    assert!(save(&store, 1, "1/9", "done").await);
    assert_eq!(ask(&store, 3, 1, 22).await, ReviewRequest::New);
}

pub(crate) async fn a_review_that_was_made_otherwise_is_replaced(store: Store) {
    for method in ["1/9", "2/9"] {
        let player = PlayerId::from_random(1);
        let asked = store.request_review(game(1), method.to_owned(), player, 20, 10).await;
        assert_eq!(asked.unwrap(), ReviewRequest::New);
        assert!(save(&store, 1, method, method).await);
    }
    assert_eq!(review(&store, 1, "1/9").await, None);
    assert_eq!(review(&store, 1, "2/9").await, ready("2/9"));
}

pub(crate) async fn a_review_that_nobody_asked_for_is_not_stored(store: Store) {
    assert!(!save(&store, 1, "1/9", "unasked").await);
    assert_eq!(review(&store, 1, "1/9").await, None);
}

pub(crate) async fn a_review_that_cannot_be_made_is_forgotten(store: Store) {
    assert_eq!(ask(&store, 1, 1, 20).await, ReviewRequest::New);
    store.drop_review(game(1), "1/9".to_owned()).await.unwrap();
    assert_eq!(review(&store, 1, "1/9").await, None);
    assert_eq!(ask(&store, 1, 1, 21).await, ReviewRequest::New);
    assert!(save(&store, 1, "1/9", "done").await);
    store.drop_review(game(1), "1/9".to_owned()).await.unwrap();
    assert_eq!(review(&store, 1, "1/9").await, ready("done"), "what is made stays");
}
