use std::{
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

use super::{
    browser::Browser,
    server::{SHARED, TestServer},
};

/// Starts a game of YINSH between two players; returns White first.
pub(crate) fn two_at_a_game(server: &TestServer) -> (Browser, Browser, String) {
    let (white, black) = (server.browser(), server.browser());
    let game = white.new_game("300+3");
    assert_eq!(black.join(&game).status, 200);
    (white, black, game)
}

/// Returns a name that no other test uses.
pub(crate) fn new_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("Player-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// Creates an account on the shared server.
pub(crate) fn account() -> (Browser, String) {
    let name = new_name();
    (SHARED.account(&name).0, name)
}

/// Waits until a condition becomes true.
pub(crate) fn eventually(condition: impl Fn() -> bool) {
    let begun = Instant::now();
    while !condition() {
        assert!(begun.elapsed() < Duration::from_secs(20), "timed out waiting for a condition");
        thread::sleep(Duration::from_millis(1));
    }
}
