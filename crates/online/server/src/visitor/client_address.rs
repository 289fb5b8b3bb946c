//! The address of the client, behind all trusted proxies.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr},
};

use axum::{extract::FromRequestParts, http::request::Parts};

use crate::{
    app::SharedApp,
    http::{connection::ConnectionInfo, proxies},
};

/// The address of the client, behind all trusted proxies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl ClientAddress {
    pub(crate) fn of(parts: &Parts, app: &SharedApp) -> Self {
        let peer = parts.extensions.get::<ConnectionInfo>().map(|line| line.peer.ip());
        let forwarded: Vec<&str> = parts
            .headers
            .get_all("x-forwarded-for")
            .iter()
            .filter_map(|value| value.to_str().ok())
            .collect();
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        Self(proxies::client_address(peer, &forwarded, &app.options.trusted_proxies))
    }
}

impl FromRequestParts<SharedApp> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Infallible> {
        Ok(Self::of(parts, app))
    }
}
