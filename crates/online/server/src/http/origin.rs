//! Protection against cross-site request forgery.
//!
//! A browser sends its cookies with requests from any site. Therefore, requests that are authenticated by a cookie and change
//! something must come from pages of this site. Browsers state the origin in `Origin` and `Sec-Fetch-Site`, which scripts
//! cannot forge. Requests with a token are exempt, since browsers never add one by themselves.

use std::{fmt, str::FromStr};

use axum::http::{HeaderMap, Method, Uri, header, uri};

/// Public address of this site, such as `https://gipfel.example`, without a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    is_secure: bool,
    /// Host and port in lower case, without the default port of the scheme.
    authority: String,
}

/// Error for a string that is not a valid public address.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error(
    "public address must be an http or https URL without a path, such as https://gipfel.example"
)]
pub struct ParsePublicUrlError;

impl FromStr for PublicUrl {
    type Err = ParsePublicUrlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let uri: Uri = text.trim().parse().map_err(|_| ParsePublicUrlError)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(ParsePublicUrlError),
        };
        let has_path = !matches!(uri.path(), "" | "/") || uri.query().is_some();
        let authority = uri.authority().and_then(|found| canonical(found.as_str(), is_secure));
        match authority {
            Some(authority) if !has_path => Ok(Self { is_secure, authority }),
            _ => Err(ParsePublicUrlError),
        }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl PublicUrl {
    /// Returns the host without its port.
    pub(crate) fn host(&self) -> &str {
        match self.authority.rsplit_once(':') {
            Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
            _ => &self.authority,
        }
    }

    /// Returns whether the address uses TLS.
    #[must_use]
    pub const fn is_secure(&self) -> bool {
        self.is_secure
    }
}

/// Returns the host and port in canonical form, for comparison.
fn canonical(authority: &str, is_secure: bool) -> Option<String> {
    let authority: uri::Authority = authority.parse().ok()?;
    // An origin never contains user information.
    if authority.as_str().contains('@') || authority.host().is_empty() {
        return None;
    }
    let usual = if is_secure { 443 } else { 80 };
    let host = authority.host().to_ascii_lowercase();
    Some(match authority.port_u16() {
        Some(port) if port != usual => format!("{host}:{port}"),
        _ => host,
    })
}

game::codes! {
    /// Reason why the origin of a request is refused.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum OriginError {
        /// The request has neither `Origin` nor `Sec-Fetch-Site`.
        Missing = "origin-missing": "the request has no Origin header: send one, or use a token",
        /// The request comes from a page of another site.
        Foreign = "origin-foreign": "the request comes from a page of another site",
    }
}

/// Returns whether requests with this method change nothing.
pub(crate) fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Checks that the request comes from a page of this site. With TLS, only the public address is accepted; without TLS, the host
/// of the request is accepted too, since a machine in a local network has several names.
pub(crate) fn check(headers: &HeaderMap, public: Option<&PublicUrl>) -> Result<(), OriginError> {
    let site = headers.get("sec-fetch-site").map(|site| site.as_bytes());
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    if site.is_some_and(|site| site != b"same-origin") {
        return Err(OriginError::Foreign);
    }
    match (origin, site) {
        (None, None) => Err(OriginError::Missing),
        // A page that suppresses its referrer may omit its origin too, but the browser still knows it.
        (None | Some("null"), Some(_)) => Ok(()),
        (Some(origin), _) if is_ours(origin, headers, public) => Ok(()),
        (Some(_), _) => Err(OriginError::Foreign),
    }
}

/// Returns whether the request comes from a page of this site.
pub(crate) fn is_own(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    check(headers, public).is_ok()
}

/// Returns whether a socket is opened by a page of this site. For sockets, browsers always send `Origin`.
pub(crate) fn is_own_socket(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    headers.contains_key(header::ORIGIN) && is_own(headers, public)
}

fn is_ours(origin: &str, headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Ok(origin) = origin.parse::<PublicUrl>() else { return false };
    if Some(&origin) == public {
        return true;
    }
    if public.is_some_and(PublicUrl::is_secure) {
        return false;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.and_then(|host| canonical(host, origin.is_secure)) == Some(origin.authority)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let with =
            |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        pairs.iter().map(with).collect()
    }

    fn public() -> Option<PublicUrl> {
        "https://gipfel.example/".parse().ok()
    }

    const HOST: (&str, &str) = ("host", "192.168.0.7:7878");

    #[test]
    fn pages_whose_origin_matches_the_host_are_accepted() {
        for origin in ["http://192.168.0.7:7878", "HTTP://192.168.0.7:7878"] {
            assert_eq!(check(&headers(&[HOST, ("origin", origin)]), None), Ok(()));
        }
        let plain = headers(&[("host", "gipfel.example"), ("origin", "http://gipfel.example:80")]);
        assert_eq!(check(&plain, None), Ok(()));
    }

    #[test]
    fn pages_of_other_sites_are_rejected() {
        for origin in [
            "http://192.168.0.7:7879",
            "http://192.168.0.8:7878",
            "http://evil.example",
            "http://192.168.0.7:7878.evil.example",
            "http://user@192.168.0.7:7878",
            "ftp://192.168.0.7:7878",
            "null",
            "",
            "nonsense",
        ] {
            let from = headers(&[HOST, ("origin", origin)]);
            assert_eq!(check(&from, None), Err(OriginError::Foreign), "{origin}");
        }
    }

    #[test]
    fn a_request_without_an_origin_is_refused() {
        assert_eq!(check(&headers(&[HOST]), None), Err(OriginError::Missing));
    }

    #[test]
    fn sec_fetch_site_must_be_same_origin() {
        let same = ("sec-fetch-site", "same-origin");
        assert_eq!(check(&headers(&[HOST, same]), None), Ok(()));
        assert_eq!(check(&headers(&[HOST, same, ("origin", "null")]), None), Ok(()));
        let lying = headers(&[HOST, same, ("origin", "http://evil.example")]);
        assert_eq!(check(&lying, None), Err(OriginError::Foreign));
        for site in ["cross-site", "same-site", "none", ""] {
            let from =
                headers(&[HOST, ("sec-fetch-site", site), ("origin", "http://192.168.0.7:7878")]);
            assert_eq!(check(&from, None), Err(OriginError::Foreign), "{site}");
        }
    }

    #[test]
    fn with_tls_only_the_public_address_is_accepted() {
        let by = |origin| {
            check(&headers(&[("host", "127.0.0.1:7878"), ("origin", origin)]), public().as_ref())
        };
        assert_eq!(by("https://gipfel.example"), Ok(()));
        assert_eq!(by("https://gipfel.example:443"), Ok(()));
        assert_eq!(by("http://gipfel.example"), Err(OriginError::Foreign));
        assert_eq!(by("http://127.0.0.1:7878"), Err(OriginError::Foreign));
    }

    #[test]
    fn a_socket_needs_an_origin_header() {
        assert!(!is_own_socket(&headers(&[HOST, ("sec-fetch-site", "same-origin")]), None));
        assert!(is_own_socket(&headers(&[HOST, ("origin", "http://192.168.0.7:7878")]), None));
    }

    #[test]
    fn a_public_address_needs_a_scheme_and_has_no_path() {
        for text in ["", "gipfel.example", "ftp://a", "https://a/b", "https://u@a", "https://a/?b"]
        {
            assert_eq!(text.parse::<PublicUrl>(), Err(ParsePublicUrlError), "{text}");
        }
        let url: PublicUrl = "https://A.Example:443/".parse().unwrap();
        assert_eq!(url.to_string(), "https://a.example");
    }
}
