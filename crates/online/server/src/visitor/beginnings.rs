//! Rate limits on new games, seeks and chat messages, counted over HTTP and sockets together.

use hall::{Limited, RateLimits};

use super::{Visitor, client_address::ClientAddress, storage};
use crate::{
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
};

/// Counts a visitor's new game, seek or chat message. Guests are limited by address, accounts by player, and chat messages by the
/// storage limit of the address.
///
/// # Errors
/// Fails if the limit is exceeded, with a problem that states when to try again.
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
        (Limited::Chat, _) => storage::spend_message(app, client),
    }
}

/// Rate limits of a visitor's socket.
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
