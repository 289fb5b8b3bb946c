//! Who asks: nobody in particular, somebody with a session, or a program with a token.
//!
//! A session is a random token in a cookie; the store has its hash. A guest gets one when he first does something for which he must
//! be known again, and keeps his games when he makes an account of it.

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
        rates::{Rate, Whose},
    },
    identity::token::Token,
    visitor::client_address::Caller,
};

/// How much of what a browser calls itself is kept.
const AGENT: usize = 200;

/// What an answer is to carry: the cookie of a session that was begun or has ended while the request was answered.
#[derive(Clone, Default, Debug)]
struct Carrier(Arc<Mutex<Option<HeaderValue>>>);

impl Carrier {
    fn put(&self, cookie: Option<HeaderValue>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = cookie;
    }

    fn take(&self) -> Option<HeaderValue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Hands cookies to the browser. Around everything that asks for a [`Visitor`].
pub(crate) async fn carried(mut request: Request, next: Next) -> Response<Body> {
    let carrier = Carrier::default();
    request.extensions_mut().insert(carrier.clone());
    let mut response = next.run(request).await;
    if let Some(cookie) = carrier.take() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Where a session comes from, and how its cookie goes back.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    app: SharedApp,
    carrier: Carrier,
    caller: Caller,
    agent: String,
}

impl Desk {
    pub(crate) fn of(parts: &Parts, app: &SharedApp) -> Self {
        let carrier = parts.extensions.get::<Carrier>().cloned().unwrap_or_default();
        let agent = agent(&parts.headers);
        Self { app: Arc::clone(app), carrier, caller: Caller::of(parts, app), agent }
    }

    /// The address of who asks.
    pub(crate) const fn caller(&self) -> Caller {
        self.caller
    }

    /// Begins a session of a player. The session before it ends, so that nobody who knew that one gets into this one.
    pub(crate) async fn begin(
        &self,
        player: PlayerId,
        before: Option<(PlayerId, &str)>,
    ) -> Result<(), Problem> {
        let (app, token) = (&self.app, Token::draw("")?);
        let (agent, address) = (self.agent.clone(), Some(self.caller.0.to_string()));
        app.store.new_session(token.hash(), player, app.hall.now(), agent, address).await?;
        self.end(before).await?;
        self.keep(&token);
        Ok(())
    }

    /// Ends a session, if there is one, and makes the browser forget it.
    pub(crate) async fn end(&self, session: Option<(PlayerId, &str)>) -> Result<(), Problem> {
        if let Some((player, id)) = session {
            self.app.store.end_session(player, id.to_owned()).await?;
        }
        self.forget();
        Ok(())
    }

    /// Makes the browser keep the token of its session for another year.
    pub(crate) fn keep(&self, token: &Token) {
        self.carrier.put(self.app.people.cookie.set(token));
    }

    /// Makes the browser forget its session.
    pub(crate) fn forget(&self) {
        self.carrier.put(self.app.people.cookie.clear());
    }

    /// A new guest with a session.
    pub(crate) async fn new_guest(&self) -> Result<PlayerId, Problem> {
        self.app.rates.spend(Rate::Player, Whose::address(self.caller.0))?;
        let guest = self.app.store.new_player(PlayerKind::Guest, self.app.hall.now()).await?;
        self.begin(guest, None).await?;
        Ok(guest)
    }
}

impl FromRequestParts<SharedApp> for Desk {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &SharedApp,
    ) -> Result<Self, std::convert::Infallible> {
        Ok(Self::of(parts, app))
    }
}

/// What a browser calls itself, cut to a length that can be shown.
fn agent(asked: &HeaderMap) -> String {
    let told = asked.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    told.unwrap_or_default().chars().filter(|c| !c.is_control()).take(AGENT).collect()
}
