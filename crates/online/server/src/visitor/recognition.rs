//! Recognises the visitor by a token or by a session cookie.

use std::time::Instant;

use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
};
use protocol::{PlayerKind, ProblemCode, Scope, limits::millis};
use record::PlayerId;
use store::Credential;

use crate::{
    app::SharedApp,
    http::problem::{ENGLISH, Problem},
    identity::{
        cookie::{COOKIE_LIFETIME, Found},
        recent_players::RevocationsSeen,
        scope::Scopes,
        token::{self, Hash, Token},
    },
    limits::LAST_USE_UPDATE_INTERVAL,
    visitor::{client_address::ClientAddress, session::SessionManager},
};

/// Method by which a visitor is authenticated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Via {
    /// Not authenticated.
    Anonymous,
    /// A session cookie.
    Cookie,
    /// A token with these scopes.
    Token(Scopes),
}

/// Sender of a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The player, if there is a session or a token.
    pub(crate) player: Option<PlayerId>,
    /// Kind of player; a guest if there is none.
    pub(crate) kind: PlayerKind,
    /// Name of the account.
    pub(crate) name: Option<String>,
    /// Method of authentication.
    pub(crate) via: Via,
    /// Id of the session.
    pub(crate) session: Option<String>,
    /// Whether the player is banned and may only read.
    pub(crate) is_banned: bool,
    /// End of the player's mute, during which they can write only for themselves.
    muted_until: Option<i64>,
    /// Hash of the session token or of the personal token.
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
        muted_until: None,
        shown: None,
    };

    /// Returns whether the visitor is the given player, who may read their own private data.
    pub(crate) fn is(&self, player: PlayerId) -> bool {
        self.player == Some(player) && self.may(Scope::Read).is_ok()
    }

    /// Checks a scope. Sessions have all scopes.
    ///
    /// # Errors
    /// Fails if the token lacks the scope.
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
    /// Fails if the player is banned.
    pub(crate) fn refuse_banned(&self) -> Result<(), Problem> {
        if self.is_banned {
            return Err(Problem::forbidden(ProblemCode::Banned, ENGLISH.problem_banned()));
        }
        Ok(())
    }

    /// Returns whether the player is muted at the given time.
    pub(crate) fn is_muted(&self, now: i64) -> bool {
        self.muted_until.is_some_and(|until| until > now)
    }

    /// Returns the session or token of the request.
    pub(crate) fn credential(&self) -> Option<Credential> {
        self.shown.map(|hash| match self.via {
            Via::Token(_) => Credential::Token(hash),
            _ => Credential::Session(hash),
        })
    }

    /// Returns the credential with its owner, for connections that stay open.
    pub(crate) fn held_credential(&self) -> Option<(Credential, PlayerId)> {
        Some((self.credential()?, self.player?))
    }

    /// Returns the player and the id of the visitor's session.
    pub(crate) fn session(&self) -> Option<(PlayerId, &str)> {
        Some((self.player?, self.session.as_deref()?))
    }

    /// Returns whether the visitor has an account.
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
        let kept = app.store.tokens().get(hash).await?.ok_or_else(bad_token)?;
        let scopes: Scopes = kept.scopes.join(" ").parse().map_err(|_| bad_token())?;
        let now = app.hall.now();
        if kept.used.is_none_or(|used| now.saturating_sub(used) > millis(LAST_USE_UPDATE_INTERVAL))
        {
            app.store.tokens().touch(hash, now).await?;
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
            .sessions()
            .get(hash)
            .await?
            .filter(|session| now.saturating_sub(session.seen) < millis(COOKIE_LIFETIME));
        let known = match &alive {
            Some(session) => Self::known(session.player, Via::Cookie, app).await?,
            None => None,
        };
        let (Some(session), Some(known)) = (alive, known) else {
            manager.forget();
            return Ok(Self::ANONYMOUS);
        };
        if now.saturating_sub(session.seen) > millis(LAST_USE_UPDATE_INTERVAL) {
            app.store.sessions().touch(hash, now, Some(manager.client().0.to_string())).await?;
            manager.keep(token);
        }
        Ok(Self { session: Some(session.id), shown: Some(hash), ..known })
    }

    async fn known(player: PlayerId, via: Via, app: &SharedApp) -> Result<Option<Self>, Problem> {
        let player = app.store.players().get(&[player]).await?.pop();
        // The sessions of a guest end when the guest is merged into an account.
        let alive = player.filter(|player| !player.forgotten && player.merged_into.is_none());
        Ok(alive.map(|player| Self {
            player: Some(player.id),
            kind: player.kind,
            name: player.name,
            via,
            session: None,
            is_banned: player.banned,
            muted_until: player.muted_until,
            shown: None,
        }))
    }
}

/// Returns the player with the session or token of a request if the database has recognised them recently.
pub(super) fn recent_player(parts: &Parts, app: &SharedApp) -> Option<PlayerId> {
    app.recent_players.find(shown_credential(parts, app)?, Instant::now())
}

/// Returns the session or token of a request, which may be unknown.
fn shown_credential(parts: &Parts, app: &SharedApp) -> Option<Credential> {
    match parts.headers.get(header::AUTHORIZATION) {
        Some(value) => Some(Credential::Token(value.to_str().ok().and_then(bearer)?.hash())),
        None => match app.identity.cookie.read(&parts.headers) {
            Found::Token(token) => Some(Credential::Session(token.hash())),
            Found::Nothing | Found::Broken => None,
        },
    }
}

/// Records a visitor who may play, or forgets the credential of one who may not.
fn update_recent(
    parts: &Parts,
    app: &SharedApp,
    recognised: &Result<Visitor, Problem>,
    seen: RevocationsSeen,
) {
    // Without the database, nothing is known about the credential.
    if recognised.as_ref().is_err_and(Problem::is_unavailable) {
        return;
    }
    let may_play = |visitor: &&Visitor| {
        visitor.may(Scope::Play).and_then(|()| visitor.refuse_banned()).is_ok()
    };
    let held = recognised.as_ref().ok().filter(may_play).and_then(Visitor::held_credential);
    if let Some((credential, player)) = held {
        app.recent_players.note(credential, player, seen, Instant::now());
    } else if let Some(credential) = shown_credential(parts, app) {
        app.recent_players.refuse(credential);
    }
}

fn bearer(value: &str) -> Option<Token> {
    let (scheme, token) = value.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then(|| Token::shown(token::PROGRAM_TOKEN_PREFIX, token.trim()))?
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
        let seen = app.recent_players.revocations();
        let recognised = Self::recognise(parts, app).await;
        update_recent(parts, app, &recognised, seen);
        let visitor = recognised?;
        if let Some(player) = visitor.player {
            app.hall.seen(player, ClientAddress::of(parts).network());
        }
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}
