use std::fmt;

/// What players may begin only so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limited {
    /// A new game.
    Game,
    /// A seek, or the answer to one.
    Seek,
}

/// The rate limits of one connection. The server implements it, so that frames and requests are counted in one place.
pub trait RateLimits: Send + Sync + fmt::Debug {
    /// Counts one more; false if that is too many.
    fn allow(&self, what: Limited) -> bool;
}
