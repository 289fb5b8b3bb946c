//! Validation of the `Host` header.
//!
//! A foreign site can point its own name at this server (DNS rebinding). To a browser, its pages and this server are then the
//! same site, so those pages can read data meant for this machine alone. Hence the host must be one that others cannot own: the
//! public host, an IP address, or a name that exists only in a local network.

use std::net::IpAddr;

use axum::{
    body::Body,
    http::{HeaderValue, Response, StatusCode, Version, header, request::Parts, uri::Authority},
    response::IntoResponse as _,
};
use protocol::ProblemCode;

use crate::{
    http::{connection::ConnectionInfo, origin::PublicUrl, problem::Problem},
    lan::machine_name,
};

/// Domains in which strangers cannot register names. (`fritz.box` belongs to the manufacturer of the routers that use it.)
const LOCAL_DOMAINS: [&str; 8] =
    ["localhost", "local", "lan", "home", "home.arpa", "internal", "localdomain", "fritz.box"];

/// Reason why a host is refused.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HostError {
    /// The header is missing, though HTTP/1.1 requires it.
    #[error("The Host header is missing.")]
    Missing,
    #[error("The Host header must be sent exactly once.")]
    Repeated,
    #[error("The Host header must be a host name with an optional port.")]
    Unreadable,
    #[error(
        "This server does not serve a site with this name. If the server is yours, start it with the address that people use, such as \
         --public-url https://gipfel.example. In a local network, use the IP address of the server or the plain name of the machine."
    )]
    Foreign,
}

impl From<HostError> for Problem {
    fn from(error: HostError) -> Self {
        match error {
            HostError::Foreign => {
                let status = StatusCode::MISDIRECTED_REQUEST;
                Self::new(status, ProblemCode::HostForeign, error.to_string())
            }
            _ => Self::bad_request(error.to_string()),
        }
    }
}

/// Returns the response to a request that is not for this site: a problem for programs, plain text for people.
pub(crate) fn refusal(error: HostError, path: &str) -> Response<Body> {
    let mut answer = Problem::from(error).into_response();
    if !path.starts_with("/api/") {
        *answer.body_mut() = Body::from(format!("{error}\n"));
        let kind = HeaderValue::from_static("text/plain; charset=utf-8");
        answer.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    answer
}

/// Checks that a request is for this site.
pub(crate) fn check(request: &Parts, public: Option<&PublicUrl>) -> Result<(), HostError> {
    let local = request.extensions.get::<ConnectionInfo>().and_then(ConnectionInfo::local_ip);
    let mut named = request.headers.get_all(header::HOST).iter();
    let first = named.next();
    if named.next().is_some() {
        return Err(HostError::Repeated);
    }
    let named = match first {
        Some(value) => Some(value.to_str().ok().and_then(parse).ok_or(HostError::Unreadable)?),
        None => None,
    };
    // An absolute URL in the request line must match as well.
    let addressed = request.uri.authority().cloned();
    if named.is_none() && addressed.is_none() && request.version >= Version::HTTP_11 {
        return Err(HostError::Missing);
    }
    let mut hosts = named.iter().chain(&addressed);
    let is_ours = |host: &Authority| is_ours(host.host(), public, local);
    if hosts.all(is_ours) { Ok(()) } else { Err(HostError::Foreign) }
}

fn parse(text: &str) -> Option<Authority> {
    let authority: Authority = text.parse().ok()?;
    (!text.contains('@') && !authority.host().is_empty()).then_some(authority)
}

/// Returns whether a host, given without its port, is this site. The port is not compared, since some proxies omit it.
fn is_ours(host: &str, public: Option<&PublicUrl>, local: Option<IpAddr>) -> bool {
    if public.is_some_and(|public| public.host().eq_ignore_ascii_case(host)) {
        return true;
    }
    match host.trim_matches(['[', ']']).parse::<IpAddr>() {
        Ok(address) => is_local_address(address.to_canonical(), local),
        Err(_) => is_local_name(&host.to_ascii_lowercase()),
    }
}

/// Returns whether an address belongs to this machine or to a local network.
fn is_local_address(address: IpAddr, local: Option<IpAddr>) -> bool {
    if address.is_loopback() || address.is_unspecified() || Some(address) == local {
        return true;
    }
    match address {
        IpAddr::V4(address) => {
            // 100.64.0.0/10 is shared by the customers of a provider, and by overlay networks.
            let is_shared = matches!(address.octets(), [100, 64..=127, ..]);
            address.is_private() || address.is_link_local() || is_shared
        }
        IpAddr::V6(address) => address.is_unique_local() || address.is_unicast_link_local(),
    }
}

/// Returns whether a lower-case name exists only in a local network, or is the name of this machine.
fn is_local_name(name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name);
    let is_in = |domain: &&str| name.strip_suffix(*domain).is_some_and(|rest| rest.ends_with('.'));
    let is_machine = || machine_name().is_some_and(|own| own.eq_ignore_ascii_case(name));
    !name.contains('.') || LOCAL_DOMAINS.iter().any(is_in) || is_machine()
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn checked(uri: &str, hosts: &[&str], public: Option<&str>) -> Result<(), HostError> {
        let mut request = Request::get(uri);
        for host in hosts {
            request = request.header("host", *host);
        }
        let public = public.map(|public| public.parse().unwrap());
        check(&request.body(()).unwrap().into_parts().0, public.as_ref())
    }

    #[test]
    fn hosts_of_this_machine_and_of_local_networks_are_accepted() {
        for host in [
            "localhost:7878",
            "127.0.0.1:7878",
            "127.3.2.1",
            "[::1]:7878",
            "0.0.0.0:7878",
            "192.168.0.7:7878",
            "10.1.2.3",
            "172.16.9.9",
            "169.254.1.1",
            "100.100.1.1",
            "[fe80::1]:7878",
            "[fd12:3456::1]:7878",
            "[::ffff:192.168.0.7]:7878",
            "laptop:7878",
            "LAPTOP.local:7878",
            "laptop.lan",
            "laptop.fritz.box",
            "laptop.home.arpa.",
            "gipfel.localhost",
        ] {
            assert_eq!(checked("/", &[host], None), Ok(()), "{host}");
        }
    }

    #[test]
    fn names_that_others_can_own_are_rejected() {
        for host in [
            "evil.example",
            "evil.example:7878",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evillocal.example",
            "local.example",
            "evilfritz.box",
            "fritz.box.evil.example",
            "192.168.0.7.nip.example",
            "8.8.8.8",
            "[2001:db8::1]:7878",
            "172.32.0.1",
            "100.128.0.1",
        ] {
            assert_eq!(checked("/", &[host], None), Err(HostError::Foreign), "{host}");
        }
    }

    #[test]
    fn the_host_of_the_public_url_is_accepted_with_any_port() {
        let public = Some("https://gipfel.example");
        for host in
            ["gipfel.example", "GIPFEL.example:443", "gipfel.example:8443", "127.0.0.1", "n1"]
        {
            assert_eq!(checked("/", &[host], public), Ok(()), "{host}");
        }
        for host in ["www.gipfel.example", "evil.example", "gipfel.example.evil.example"] {
            assert_eq!(checked("/", &[host], public), Err(HostError::Foreign), "{host}");
        }
    }

    #[test]
    fn an_absolute_url_in_the_request_line_is_checked_too() {
        assert_eq!(checked("http://localhost/", &["localhost"], None), Ok(()));
        let foreign = checked("http://evil.example/", &["localhost"], None);
        assert_eq!(foreign, Err(HostError::Foreign));
        let foreign = checked("http://localhost/", &["evil.example"], None);
        assert_eq!(foreign, Err(HostError::Foreign));
    }

    #[test]
    fn missing_repeated_and_malformed_hosts_are_rejected() {
        assert_eq!(checked("/", &["localhost", "localhost"], None), Err(HostError::Repeated));
        assert_eq!(checked("/", &[], None), Err(HostError::Missing));
        for host in ["", "a b", "user@localhost", "localhost, evil.example", ":80", "http://a"] {
            assert_eq!(checked("/", &[host], None), Err(HostError::Unreadable), "{host:?}");
        }
    }
}
