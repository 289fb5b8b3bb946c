//! Links to games, and the access keys that requests carry.

use std::convert::Infallible;

use axum::{extract::FromRequestParts, http::request::Parts};
use hall::{AccessKeyHash, Reader, link_hash};
use protocol::AccessKey;
use record::{GameId, PlayerId};

use crate::app::SharedApp;

/// Header that carries the access key.
const HEADER: &str = "game-key";

/// Access key of a private game, if the request carries one. A malformed key is treated as missing.
#[derive(Clone, Debug)]
pub(crate) struct GameKey(pub(crate) Option<AccessKey>);

impl GameKey {
    /// Returns the hash of the key.
    pub(crate) fn hash(&self) -> Option<AccessKeyHash> {
        self.0.as_ref().map(link_hash)
    }

    /// Returns a reader with this key, who may be a player or anonymous.
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

/// Returns the URL of a game. The access key is in the fragment, which browsers never send to a server.
pub(crate) fn game_url(base: &str, game: GameId, key: Option<&AccessKey>) -> String {
    let address = format!("{base}/game/{game}");
    match key {
        Some(key) => format!("{address}#key={}", key.reveal()),
        None => address,
    }
}
