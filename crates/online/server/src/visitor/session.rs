//! Sessions: their beginning and end, and their cookie.
//!
//! A session is a random token in a cookie; the store contains only its hash. Guests receive one with their first request that
//! writes, and keep their games when they register.

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    body::Body,
    extract::{FromRequestParts, Request},
    http::{HeaderMap, HeaderValue, Response, header, request::Parts},
    middleware::Next,
};
use protocol::PlayerKind;
use record::PlayerId;

use crate::{
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    identity::token::Token,
    limits::USER_AGENT_MAX_CHARS,
    visitor::client_address::ClientAddress,
};

/// Cookie to add to the response, because a session began or ended during the request.
#[derive(Clone, Default, Debug)]
struct PendingCookie(Arc<Mutex<Option<HeaderValue>>>);

impl PendingCookie {
    fn put(&self, cookie: Option<HeaderValue>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = cookie;
    }

    fn take(&self) -> Option<HeaderValue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Adds pending cookies to the response. Must wrap every handler that extracts a [`Visitor`].
pub(crate) async fn set_cookies(mut request: Request, next: Next) -> Response<Body> {
    let pending = PendingCookie::default();
    request.extensions_mut().insert(pending.clone());
    let mut response = next.run(request).await;
    if let Some(cookie) = pending.take() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Manager that begins and ends sessions during a request.
#[derive(Clone, Debug)]
pub(crate) struct SessionManager {
    app: SharedApp,
    pending: PendingCookie,
    client: ClientAddress,
    agent: String,
}

impl SessionManager {
    pub(crate) fn of(parts: &Parts, app: &SharedApp) -> Self {
        let pending = parts.extensions.get::<PendingCookie>().cloned().unwrap_or_default();
        let agent = agent(&parts.headers);
        Self { app: Arc::clone(app), pending, client: ClientAddress::of(parts), agent }
    }

    /// Returns the address of the client.
    pub(crate) const fn client(&self) -> ClientAddress {
        self.client
    }

    /// Begins a session for a player. The previous session ends, which protects against session fixation.
    pub(crate) async fn begin(
        &self,
        player: PlayerId,
        before: Option<(PlayerId, &str)>,
    ) -> Result<(), Problem> {
        let (app, token) = (&self.app, Token::draw("")?);
        let (agent, address) = (self.agent.clone(), Some(self.client.0.to_string()));
        app.store.sessions().create(token.hash(), player, app.hall.now(), agent, address).await?;
        self.end(before).await?;
        self.keep(&token);
        Ok(())
    }

    /// Ends a session, if any, and makes the browser delete its cookie.
    pub(crate) async fn end(&self, session: Option<(PlayerId, &str)>) -> Result<(), Problem> {
        if let Some((player, id)) = session {
            self.app.store.sessions().end(player, id.to_owned()).await?;
            self.app.hall.accounts().revoked(player);
        }
        self.forget();
        Ok(())
    }

    /// Makes the browser keep the token of its session for another year.
    pub(crate) fn keep(&self, token: &Token) {
        self.pending.put(self.app.identity.cookie.set(token));
    }

    /// Makes the browser delete its session cookie.
    pub(crate) fn forget(&self) {
        self.pending.put(self.app.identity.cookie.clear());
    }

    /// Creates a guest with a session.
    pub(crate) async fn new_guest(&self) -> Result<PlayerId, Problem> {
        self.app.rates.spend(Rate::Player, LimitKey::address(self.client.0))?;
        let guest = self.app.store.players().create(PlayerKind::Guest, self.app.hall.now()).await?;
        self.begin(guest, None).await?;
        Ok(guest)
    }
}

impl FromRequestParts<SharedApp> for SessionManager {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &SharedApp,
    ) -> Result<Self, std::convert::Infallible> {
        Ok(Self::of(parts, app))
    }
}

/// Returns the user agent, truncated to a length that can be displayed.
fn agent(headers: &HeaderMap) -> String {
    let name = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    name.unwrap_or_default()
        .chars()
        .filter(|c| !c.is_control())
        .take(USER_AGENT_MAX_CHARS)
        .collect()
}
