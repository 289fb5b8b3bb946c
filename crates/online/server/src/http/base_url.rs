//! The address of the site, for links that are shared outside it: in a message to a friend, or in a QR code for a phone.

use std::net::SocketAddr;

use axum::http::{HeaderMap, header, uri::Authority};

use crate::{http::origin::PublicUrl, lan::lan_address};

/// Returns the address of the site without a trailing slash: the public address if one is configured; else the host of the
/// request; or, if the request comes from this machine, the machine's address in the local network.
pub(crate) fn base_url(
    public: Option<&PublicUrl>,
    listen: SocketAddr,
    headers: &HeaderMap,
) -> String {
    if let Some(public) = public {
        return public.to_string();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.and_then(|host| host.parse::<Authority>().ok());
    let host = host.filter(|host| !host.as_str().contains('@'));
    match host {
        Some(host) if !is_this_machine(host.host()) => format!("http://{host}"),
        _ => format!("http://{}", own_address(listen)),
    }
}

fn own_address(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(lan_address().unwrap_or([127, 0, 0, 1].into()));
    }
    address
}

fn is_this_machine(host: &str) -> bool {
    let host = host.trim_matches(['[', ']']);
    let is_loopback = host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
    is_loopback || host.eq_ignore_ascii_case("localhost")
}
