//! The link to a game, and the key that requests bring along.

use std::convert::Infallible;

use axum::{extract::FromRequestParts, http::request::Parts};
use hall::{LinkHash, Reader, link_hash};
use protocol::LinkKey;
use record::{GameId, PlayerId};

use crate::app::SharedApp;

/// The header that shows the key of a link.
const HEADER: &str = "game-key";

/// The key of a link to a private game, if the request has one. A text that cannot be a key opens nothing, like a wrong one.
#[derive(Clone, Debug)]
pub(crate) struct GameKey(pub(crate) Option<LinkKey>);

impl GameKey {
    /// The hash of the key.
    pub(crate) fn hash(&self) -> Option<LinkHash> {
        self.0.as_ref().map(link_hash)
    }

    /// A player who has this key, or nobody who has it.
    pub(crate) fn reader(&self, player: Option<PlayerId>) -> Reader {
        Reader { player, link: self.hash() }
    }
}

impl FromRequestParts<SharedApp> for GameKey {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &SharedApp) -> Result<Self, Infallible> {
        let text = parts.headers.get(HEADER).and_then(|value| value.to_str().ok());
        Ok(Self(text.and_then(|text| text.parse().ok())))
    }
}

/// The address of a game. A key stands behind its `#`, which browsers send to no server.
pub(crate) fn game_url(base: &str, game: GameId, key: Option<&LinkKey>) -> String {
    let address = format!("{base}/game/{game}");
    match key {
        Some(key) => format!("{address}#key={}", key.reveal()),
        None => address,
    }
}
