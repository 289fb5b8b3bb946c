//! Who asks: a player with an account, a guest, or nobody yet.

use axum::{extract::FromRequestParts, http::request::Parts};
use record::PlayerId;

use crate::{app::SharedApp, problem::Problem};

/// What a token may be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    Read,
    Play,
    Bot,
}

/// How somebody is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Via {
    /// By the cookie of a browser, or not at all.
    Cookie,
    /// By a token, which may be used for so much.
    Token(Vec<Scope>),
}

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Nobody, until he does something for which it has to be known who he is.
    pub(crate) player: Option<PlayerId>,
    /// Guests have none.
    pub(crate) name: Option<String>,
    pub(crate) via: Via,
}

impl Visitor {
    /// Whether he has an account.
    pub(crate) const fn has_account(&self) -> bool {
        self.name.is_some()
    }

    /// # Errors
    /// The token is not for that.
    pub(crate) fn may(&self, scope: Scope) -> Result<(), Problem> {
        match &self.via {
            Via::Token(scopes) if !scopes.contains(&scope) => {
                Err(Problem::forbidden("scope", "This token may not be used for that."))
            }
            _ => Ok(()),
        }
    }
}

impl FromRequestParts<SharedApp> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(_: &mut Parts, _: &SharedApp) -> Result<Self, Problem> {
        Ok(Self { player: None, name: None, via: Via::Cookie })
    }
}

/// Who asks, when it has to be known: a browser that is new here becomes a guest.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) id: PlayerId,
    pub(crate) visitor: Visitor,
}

impl FromRequestParts<SharedApp> for Player {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let id = visitor.player.ok_or_else(|| {
            Problem::unauthorized("who-are-you", "It has to be known who asks for this.")
        })?;
        Ok(Self { id, visitor })
    }
}
