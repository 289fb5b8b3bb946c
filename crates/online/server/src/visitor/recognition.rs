//! Recognizes the visitor by a token or by the cookie of a session.

use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
};
use protocol::{PlayerKind, ProblemCode, Scope};
use record::PlayerId;
use store::Credential;

use crate::{
    app::SharedApp,
    http::problem::Problem,
    identity::{
        cookie::{Found, LIFETIME},
        scope::Scopes,
        token::{self, Hash, Token},
    },
    visitor::session::SessionManager,
};

/// The last use of a session is stored at most once in this time, in milliseconds: an hour.
const TOUCH: i64 = 60 * 60 * 1000;

/// How a visitor is authenticated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Via {
    /// Not at all.
    Anonymous,
    /// By the cookie of a session.
    Cookie,
    /// By a token that allows some things.
    Token(Scopes),
}

/// The sender of a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The player, if there is a session or a token.
    pub(crate) player: Option<PlayerId>,
    /// The kind of player; a guest if there is none.
    pub(crate) kind: PlayerKind,
    /// The name of the account.
    pub(crate) name: Option<String>,
    /// How the visitor is authenticated.
    pub(crate) via: Via,
    /// The id of the session.
    pub(crate) session: Option<String>,
    /// Whether the player is banned: they may only read.
    pub(crate) is_banned: bool,
    /// The hash of the session token or of the personal token.
    shown: Option<Hash>,
}

impl Visitor {
    pub(crate) const ANONYMOUS: Self = Self {
        player: None,
        kind: PlayerKind::Guest,
        name: None,
        via: Via::Anonymous,
        session: None,
        is_banned: false,
        shown: None,
    };

    /// Whether this is a certain player, who may read what is theirs.
    pub(crate) fn is(&self, player: PlayerId) -> bool {
        self.player == Some(player) && self.may(Scope::Read).is_ok()
    }

    /// Checks a scope. Sessions have all scopes.
    ///
    /// # Errors
    /// The token does not allow it.
    pub(crate) fn may(&self, scope: Scope) -> Result<(), Problem> {
        match self.via {
            Via::Token(scopes) if !scopes.allow(scope) => Err(Problem::forbidden(
                ProblemCode::ScopeMissing,
                format!(
                    "This token does not allow that: it lacks the scope {}.",
                    Scopes::from_iter([scope])
                ),
            )),
            _ => Ok(()),
        }
    }

    /// Refuses banned players.
    ///
    /// # Errors
    /// The player is banned.
    pub(crate) fn refuse_banned(&self) -> Result<(), Problem> {
        if self.is_banned {
            return Err(Problem::forbidden(ProblemCode::Banned, "This account is banned."));
        }
        Ok(())
    }

    /// The session or token behind the request.
    pub(crate) fn credential(&self) -> Option<Credential> {
        self.shown.map(|hash| match self.via {
            Via::Token(_) => Credential::Token(hash),
            _ => Credential::Session(hash),
        })
    }

    /// The same with its owner, for what stays open.
    pub(crate) fn held_credential(&self) -> Option<(Credential, PlayerId)> {
        Some((self.credential()?, self.player?))
    }

    /// The player and the id of the session that the visitor is in.
    pub(crate) fn session(&self) -> Option<(PlayerId, &str)> {
        Some((self.player?, self.session.as_deref()?))
    }

    /// Whether the visitor has an account.
    pub(crate) fn has_account(&self) -> bool {
        self.name.is_some()
    }

    async fn recognise(parts: &Parts, app: &SharedApp) -> Result<Self, Problem> {
        if let Some(value) = parts.headers.get(header::AUTHORIZATION) {
            let token = value.to_str().ok().and_then(bearer);
            return Self::by_token(token.ok_or_else(bad_token)?, app).await;
        }
        let manager = SessionManager::of(parts, app);
        match app.identity.cookie.read(&parts.headers) {
            Found::Nothing => Ok(Self::ANONYMOUS),
            Found::Broken => {
                manager.forget();
                Ok(Self::ANONYMOUS)
            }
            Found::Token(token) => Self::by_cookie(&token, &manager, app).await,
        }
    }

    async fn by_token(token: Token, app: &SharedApp) -> Result<Self, Problem> {
        let hash = token.hash();
        let kept = app.store.token(hash).await?.ok_or_else(bad_token)?;
        let scopes: Scopes = kept.scopes.join(" ").parse().map_err(|_| bad_token())?;
        let now = app.hall.now();
        if kept.used.is_none_or(|used| now.saturating_sub(used) > TOUCH) {
            app.store.touch_token(hash, now).await?;
        }
        let known = Self::known(kept.player, Via::Token(scopes), app).await?;
        known.map(|known| Self { shown: Some(hash), ..known }).ok_or_else(bad_token)
    }

    async fn by_cookie(
        token: &Token,
        manager: &SessionManager,
        app: &SharedApp,
    ) -> Result<Self, Problem> {
        let hash = token.hash();
        let now = app.hall.now();
        let alive = app
            .store
            .session(hash)
            .await?
            .filter(|session| now.saturating_sub(session.seen) < LIFETIME.saturating_mul(1000));
        let known = match &alive {
            Some(session) => Self::known(session.player, Via::Cookie, app).await?,
            None => None,
        };
        let (Some(session), Some(known)) = (alive, known) else {
            manager.forget();
            return Ok(Self::ANONYMOUS);
        };
        if now.saturating_sub(session.seen) > TOUCH {
            app.store.touch_session(hash, now, Some(manager.client().0.to_string())).await?;
            manager.keep(token);
        }
        Ok(Self { session: Some(session.id), shown: Some(hash), ..known })
    }

    async fn known(player: PlayerId, via: Via, app: &SharedApp) -> Result<Option<Self>, Problem> {
        let player = app.store.players(&[player]).await?.pop();
        // The sessions of a guest end when they are merged into an account.
        let alive = player.filter(|player| !player.forgotten && player.merged_into.is_none());
        Ok(alive.map(|player| Self {
            player: Some(player.id),
            kind: player.kind,
            name: player.name,
            via,
            session: None,
            is_banned: player.banned,
            shown: None,
        }))
    }
}

fn bearer(value: &str) -> Option<Token> {
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::shown(token::PROGRAM, token.trim()))?
}

fn bad_token() -> Problem {
    Problem::unauthorized(ProblemCode::BadToken, "This token is unknown or was revoked.")
}

impl FromRequestParts<SharedApp> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(known.clone());
        }
        let visitor = Self::recognise(parts, app).await?;
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}
