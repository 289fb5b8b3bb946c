use std::{
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

use super::{
    browser::Browser,
    server::{SHARED, TestServer},
};

/// Two players at a game of YINSH, White first.
pub(crate) fn two_at_a_game(server: &TestServer) -> (Browser, Browser, String) {
    let (white, black) = (server.browser(), server.browser());
    let game = white.new_game("300+3");
    assert_eq!(black.join(&game).status, 200);
    (white, black, game)
}

/// A name that no other test has.
pub(crate) fn new_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("Player-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A new account on the shared server.
pub(crate) fn account() -> (Browser, String) {
    let name = new_name();
    (SHARED.account(&name).0, name)
}

/// Waits until something is true that the server does on its own.
pub(crate) fn eventually(is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(20), "it never happened");
        thread::yield_now();
    }
}
