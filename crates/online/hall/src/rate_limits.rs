use std::fmt;

/// A rate-limited action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limited {
    /// A new game.
    Game,
    /// A seek, or the answer to one.
    Seek,
    /// A chat message, which is stored.
    Chat,
}

/// Rate limits of a connection. The server implements them so that WebSocket frames and HTTP requests are counted together.
pub trait RateLimits: Send + Sync + fmt::Debug {
    /// Counts an action; returns `false` if the limit is exceeded.
    fn allow(&self, what: Limited) -> bool;
}
