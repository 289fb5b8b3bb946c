//! Reviews of finished games.

use record::{GameId, PlayerId};
use store::{ReviewRequest, Store, StoredReview};

fn game(number: u64) -> GameId {
    GameId::from_random(number)
}

/// Requests a review at the given time. A review without progress for ten milliseconds is stale.
async fn ask(store: &Store, number: u64, player: u64, at: i64) -> ReviewRequest {
    let player = PlayerId::from_random(player);
    store.reviews().request(game(number), "1/9".to_owned(), player, at, at - 10).await.unwrap()
}

async fn save(store: &Store, number: u64, method: &str, review: &str) -> bool {
    let best = "9/99".to_owned();
    store
        .reviews()
        .save(game(number), method.to_owned(), review.to_owned(), 50, best)
        .await
        .unwrap()
}

async fn review(store: &Store, number: u64, method: &str) -> Option<StoredReview> {
    store.reviews().get(game(number), method.to_owned()).await.unwrap()
}

fn ready(text: &str) -> Option<StoredReview> {
    Some(StoredReview::Ready(text.to_owned()))
}

pub(crate) async fn a_review_is_requested_once_and_stored_once(store: Store) {
    assert_eq!(review(&store, 1, "1/9").await, None);
    assert_eq!(ask(&store, 1, 1, 20).await, ReviewRequest::New);
    assert_eq!(ask(&store, 1, 2, 21).await, ReviewRequest::Known);
    assert_eq!(review(&store, 1, "1/9").await, Some(StoredReview::Asked(20)));
    assert!(save(&store, 1, "1/9", "first").await);
    assert!(!save(&store, 1, "1/9", "second").await);
    assert_eq!(review(&store, 1, "1/9").await, ready("first"));
    assert_eq!(ask(&store, 1, 3, 9000).await, ReviewRequest::Known, "however long ago");
}

pub(crate) async fn a_stale_review_can_be_requested_again(store: Store) {
    assert_eq!(ask(&store, 1, 1, 20).await, ReviewRequest::New);
    assert!(store.reviews().touch(game(1), "1/9".to_owned(), 40).await.unwrap());
    assert_eq!(ask(&store, 1, 2, 45).await, ReviewRequest::Known);
    assert_eq!(ask(&store, 1, 2, 51).await, ReviewRequest::New);
    assert!(save(&store, 1, "1/9", "done").await);
    assert!(!store.reviews().touch(game(1), "1/9".to_owned(), 60).await.unwrap());
    assert_eq!(review(&store, 1, "1/9").await, ready("done"));
}

pub(crate) async fn a_player_waits_for_one_review_at_a_time(store: Store) {
    assert_eq!(ask(&store, 1, 1, 20).await, ReviewRequest::New);
    assert_eq!(ask(&store, 2, 1, 21).await, ReviewRequest::Waits);
    assert_eq!(ask(&store, 2, 2, 21).await, ReviewRequest::New);
    assert!(save(&store, 1, "1/9", "done").await);
    assert_eq!(ask(&store, 3, 1, 22).await, ReviewRequest::New);
}

pub(crate) async fn a_review_made_by_another_method_is_replaced(store: Store) {
    for method in ["1/9", "2/9"] {
        let player = PlayerId::from_random(1);
        let asked = store.reviews().request(game(1), method.to_owned(), player, 20, 10).await;
        assert_eq!(asked.unwrap(), ReviewRequest::New);
        assert!(save(&store, 1, method, method).await);
    }
    assert_eq!(review(&store, 1, "1/9").await, None);
    assert_eq!(review(&store, 1, "2/9").await, ready("2/9"));
}

pub(crate) async fn the_best_review_and_requests_for_it_survive_a_quick_review(store: Store) {
    for is_best_made in [true, false] {
        let number = 1 + u64::from(is_best_made);
        for (player, method) in [(10 * number, "9/99"), (10 * number + 1, "9/9")] {
            let player = PlayerId::from_random(player);
            let asked = store.reviews().request(game(number), method.to_owned(), player, 20, 10);
            assert_eq!(asked.await.unwrap(), ReviewRequest::New);
        }
        if is_best_made {
            assert!(save(&store, number, "9/99", "best").await);
            assert_eq!(review(&store, number, "9/9").await, None);
        } else {
            assert!(save(&store, number, "9/9", "quick").await);
            assert_eq!(review(&store, number, "9/99").await, Some(StoredReview::Asked(20)));
        }
    }
}

pub(crate) async fn an_unrequested_review_is_not_stored(store: Store) {
    assert!(!save(&store, 1, "1/9", "unasked").await);
    assert_eq!(review(&store, 1, "1/9").await, None);
}

pub(crate) async fn a_failed_review_is_recorded_as_failed(store: Store) {
    assert_eq!(ask(&store, 1, 1, 20).await, ReviewRequest::New);
    store.reviews().fail(game(1), "1/9".to_owned()).await.unwrap();
    assert!(!store.reviews().touch(game(1), "1/9".to_owned(), 21).await.unwrap());
    assert_eq!(review(&store, 1, "1/9").await, Some(StoredReview::Asked(0)));
    assert_eq!(ask(&store, 1, 1, 21).await, ReviewRequest::New);
    assert!(save(&store, 1, "1/9", "done").await);
    store.reviews().fail(game(1), "1/9".to_owned()).await.unwrap();
    assert_eq!(review(&store, 1, "1/9").await, ready("done"), "a finished review is kept");
}
