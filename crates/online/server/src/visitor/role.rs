//! Extractors for visitors with more rights: players and account owners.

use axum::{extract::FromRequestParts, http::request::Parts};
use protocol::{PlayerKind, ProblemCode, RefusalCode, Scope};
use record::PlayerId;
use tokio::time;

use crate::{
    app::SharedApp,
    http::{origin, problem::Problem},
    limits::RECOGNITION_TIMEOUT,
    visitor::{
        client_address::ClientAddress,
        recognition::{Via, Visitor, recent_player},
        session::SessionManager,
    },
};

/// A visitor who plays: an account, a program with the required scope, or a guest. The first request that writes creates a new
/// guest.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    /// Id of the player.
    pub(crate) id: PlayerId,
    /// The visitor, with the session or token of the request.
    pub(crate) visitor: Visitor,
}

impl FromRequestParts<SharedApp> for Player {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let mut visitor = Visitor::from_request_parts(parts, app).await?;
        visitor.refuse_banned()?;
        let is_read = origin::is_safe(&parts.method);
        visitor.may(if is_read { Scope::Read } else { Scope::Play })?;
        if let Some(id) = visitor.player {
            return Ok(Self { id, visitor });
        }
        // Read-only requests do not create a guest.
        if is_read {
            return Err(not_signed_in());
        }
        let guest = SessionManager::of(parts, app).new_guest().await?;
        app.hall.seen(guest, ClientAddress::of(parts).network());
        visitor.player = Some(guest);
        visitor.via = Via::Cookie;
        parts.extensions.insert(visitor.clone());
        Ok(Self { id: guest, visitor })
    }
}

/// Time at which a request arrived, in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrival(pub(crate) i64);

/// A player who sends a turn. If they were recognised recently, they need not wait for the database, which may be unreachable only
/// from this node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnSender {
    /// Id of the player.
    pub(crate) id: PlayerId,
    /// Time at which the turn arrived, if known. The player's clock runs only until then.
    pub(crate) arrived: Option<i64>,
}

impl FromRequestParts<SharedApp> for TurnSender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let arrived = parts.extensions.get().map(|Arrival(at)| *at);
        if recent_player(parts, app).is_none() {
            let Player { id, .. } = Player::from_request_parts(parts, app).await?;
            return Ok(Self { id, arrived });
        }
        let recognition = Player::from_request_parts(parts, app);
        let problem = match time::timeout(RECOGNITION_TIMEOUT, recognition).await {
            Ok(Ok(Player { id, .. })) => return Ok(Self { id, arrived }),
            Ok(Err(problem)) if !problem.is_unavailable() => return Err(problem),
            Ok(Err(problem)) => problem,
            Err(_) => Problem::unavailable(),
        };
        // Their session may have been revoked in the meantime.
        let id = recent_player(parts, app).ok_or(problem)?;
        Ok(Self { id, arrived })
    }
}

/// A visitor with an account and a session. Tokens are refused.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    /// Id of the player.
    pub(crate) id: PlayerId,
    /// Name of the account.
    pub(crate) name: String,
    /// Kind of account.
    pub(crate) kind: PlayerKind,
    /// The visitor, with the session or token of the request.
    pub(crate) visitor: Visitor,
}

impl FromRequestParts<SharedApp> for Owner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        if let Via::Token(_) = visitor.via {
            let detail = "A token cannot do that. Sign in with a browser.";
            return Err(Problem::forbidden(ProblemCode::SessionNeeded, detail));
        }
        match (visitor.player, visitor.name.clone(), &visitor.session) {
            (Some(id), Some(name), Some(_)) => Ok(Self { id, name, kind: visitor.kind, visitor }),
            _ => Err(not_signed_in()),
        }
    }
}

fn not_signed_in() -> Problem {
    Problem::unauthorized(RefusalCode::NotSignedIn, "Sign in first.")
}
