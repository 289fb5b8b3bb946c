//! Extractors for visitors who may do more: players and owners of accounts.

use axum::{extract::FromRequestParts, http::request::Parts};
use protocol::{PlayerKind, ProblemCode, RefusalCode, Scope};
use record::PlayerId;

use crate::{
    app::SharedApp,
    http::{origin, problem::Problem},
    visitor::{
        recognition::{Via, Visitor},
        session::SessionManager,
    },
};

/// A visitor who plays: an account, a program with the scope, or a guest. A new guest is created by the first request that writes.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    /// The player.
    pub(crate) id: PlayerId,
    /// The session or token behind the request.
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
        // A page that is only looked at leaves nothing behind.
        if is_read {
            return Err(not_signed_in());
        }
        let guest = SessionManager::of(parts, app).new_guest().await?;
        visitor.player = Some(guest);
        visitor.via = Via::Cookie;
        parts.extensions.insert(visitor.clone());
        Ok(Self { id: guest, visitor })
    }
}

/// A visitor with an account and a session. Tokens are refused.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    /// The player.
    pub(crate) id: PlayerId,
    /// Their name.
    pub(crate) name: String,
    /// The kind of account.
    pub(crate) kind: PlayerKind,
    /// The session or token behind the request.
    pub(crate) visitor: Visitor,
}

impl FromRequestParts<SharedApp> for Owner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        if let Via::Token(_) = visitor.via {
            let detail = "A token cannot do that: log in with a browser.";
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
