//! Sessions: how they begin and end, and how their cookie reaches the browser.
//!
//! A session is a random token in a cookie; the store has its hash. A guest gets one with the
//! first request that writes, and keeps their games when they register.

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
    visitor::client_address::ClientAddress,
};

/// How much of what a browser calls itself is kept.
const AGENT: usize = 200;

/// What an answer is to carry: the cookie of a session that was begun or has ended while the request was answered.
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

/// Hands cookies to the browser. Around everything that asks for a [`Visitor`].
pub(crate) async fn set_cookies(mut request: Request, next: Next) -> Response<Body> {
    let pending = PendingCookie::default();
    request.extensions_mut().insert(pending.clone());
    let mut response = next.run(request).await;
    if let Some(cookie) = pending.take() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Where a session comes from, and how its cookie goes back.
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

    /// The address of the client.
    pub(crate) const fn client(&self) -> ClientAddress {
        self.client
    }

    /// Begins a session of a player. The session before it ends (protection against session fixation).
    pub(crate) async fn begin(
        &self,
        player: PlayerId,
        before: Option<(PlayerId, &str)>,
    ) -> Result<(), Problem> {
        let (app, token) = (&self.app, Token::draw("")?);
        let (agent, address) = (self.agent.clone(), Some(self.client.0.to_string()));
        app.store.new_session(token.hash(), player, app.hall.now(), agent, address).await?;
        self.end(before).await?;
        self.keep(&token);
        Ok(())
    }

    /// Ends a session, if there is one, and makes the browser forget it.
    pub(crate) async fn end(&self, session: Option<(PlayerId, &str)>) -> Result<(), Problem> {
        if let Some((player, id)) = session {
            self.app.store.end_session(player, id.to_owned()).await?;
            self.app.hall.revoked(player);
        }
        self.forget();
        Ok(())
    }

    /// Makes the browser keep the token of its session for another year.
    pub(crate) fn keep(&self, token: &Token) {
        self.pending.put(self.app.identity.cookie.set(token));
    }

    /// Makes the browser forget its session.
    pub(crate) fn forget(&self) {
        self.pending.put(self.app.identity.cookie.clear());
    }

    /// A new guest with a session.
    pub(crate) async fn new_guest(&self) -> Result<PlayerId, Problem> {
        self.app.rates.spend(Rate::Player, LimitKey::address(self.client.0))?;
        let guest = self.app.store.new_player(PlayerKind::Guest, self.app.hall.now()).await?;
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

/// What a browser calls itself, cut to a length that can be shown.
fn agent(headers: &HeaderMap) -> String {
    let name = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    name.unwrap_or_default().chars().filter(|c| !c.is_control()).take(AGENT).collect()
}
