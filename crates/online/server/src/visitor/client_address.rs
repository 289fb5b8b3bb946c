//! The address of the client, behind any trusted proxies.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr},
};

use axum::{extract::FromRequestParts, http::request::Parts};
use hall::NetworkKey;

use crate::{
    app::SharedApp,
    http::{connection::ConnectionInfo, problem::Problem, proxies, rates::LimitKey},
};

/// Address of the client, behind any trusted proxies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl ClientAddress {
    /// Determines the client address of a request and stores it for the handlers.
    ///
    /// # Errors
    /// Fails if a trusted proxy forwards an invalid client address.
    pub(crate) fn find(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let peer = parts.extensions.get::<ConnectionInfo>().map(|info| info.peer.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let forwarded = parts.headers.get_all("x-forwarded-for").iter();
        // A header that is not text is not an address either.
        let forwarded: Vec<&str> =
            forwarded.map(|value| value.to_str().unwrap_or_default()).collect();
        let found = proxies::client_address(peer, &forwarded, &app.options.trusted_proxies);
        let client = found.map(Self).map_err(|error| {
            tracing::warn!(%peer, "A trusted proxy sent an invalid X-Forwarded-For");
            Problem::bad_request(format!("{error}."))
        })?;
        parts.extensions.insert(client);
        Ok(client)
    }

    /// Returns the key of the client's network: an IPv4 address, or the /64 of an IPv6 address.
    pub(crate) fn network(self) -> NetworkKey {
        NetworkKey::from_digest(LimitKey::address(self.0).digest())
    }

    /// Returns the address determined when the request arrived.
    pub(crate) fn of(parts: &Parts) -> Self {
        let unknown = Self(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        parts.extensions.get().copied().unwrap_or(unknown)
    }
}

impl FromRequestParts<SharedApp> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &SharedApp) -> Result<Self, Infallible> {
        Ok(Self::of(parts))
    }
}
