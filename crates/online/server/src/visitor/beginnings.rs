//! Rate limits of what visitors begin: games and seeks. HTTP and sockets count here.

use hall::{Limited, RateLimits};

use super::{Visitor, client_address::ClientAddress};
use crate::{
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
};

/// Counts one more game or seek of a visitor. Guests are limited by address, accounts by player.
///
/// # Errors
/// It is too many; the problem says when to try again.
pub(crate) fn spend(
    app: &App,
    client: ClientAddress,
    visitor: &Visitor,
    what: Limited,
) -> Result<(), Problem> {
    let account = visitor.player.filter(|_| visitor.has_account());
    match (what, account) {
        (Limited::Game, None) => app.rates.spend(Rate::Setup, client.0),
        (Limited::Seek, None) => {
            app.rates.spend(Rate::Seek, client.0)?;
            app.rates.spend(Rate::SeekDay, client.0)
        }
        (Limited::Game, Some(player)) => {
            app.rates.spend(Rate::Challenge, LimitKey::player(player))?;
            app.rates.spend(Rate::ChallengeDay, LimitKey::player(player))
        }
        (Limited::Seek, Some(player)) => app.rates.spend(Rate::Challenge, LimitKey::player(player)),
    }
}

/// The limits of a visitor's socket.
#[derive(Debug)]
pub(crate) struct SocketRates {
    pub(crate) app: SharedApp,
    pub(crate) client: ClientAddress,
    pub(crate) visitor: Visitor,
}

impl RateLimits for SocketRates {
    fn allow(&self, what: Limited) -> bool {
        spend(&self.app, self.client, &self.visitor, what).is_ok()
    }
}
