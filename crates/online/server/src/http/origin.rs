//! Protection against cross-site request forgery.
//!
//! A browser sends its cookie with requests of any site. So requests that are authenticated by a cookie and change something must
//! come from pages of this site: browsers say so in `Origin` and `Sec-Fetch-Site`, which no script can forge. Requests with a
//! token are exempt, since no browser adds one by itself.

use std::{fmt, str::FromStr};

use axum::http::{HeaderMap, Method, Uri, header, uri};

/// The public address of this site, such as `https://gipfel.example`, without a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    is_secure: bool,
    /// Host and port in lower case, without the default port of the scheme.
    authority: String,
}

/// Why a text cannot be the public address.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("a public address is needed without a path, such as https://gipfel.example")]
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
    /// Whether all that is said on the way is encrypted.
    #[must_use]
    pub const fn is_secure(&self) -> bool {
        self.is_secure
    }
}

/// Host and port as they are compared.
fn canonical(authority: &str, is_secure: bool) -> Option<String> {
    let authority: uri::Authority = authority.parse().ok()?;
    // Names of users belong into no origin.
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
    /// Why the origin of a request is refused.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum OriginError {
        /// It has neither `Origin` nor `Sec-Fetch-Site`.
        Missing = "origin-missing": "the request does not say which page it comes from: send Origin, or use a token",
        /// It comes from a page of another site.
        Foreign = "origin-foreign": "the request comes from a page of another site",
    }
}

/// Whether a request of this kind changes nothing.
pub(crate) fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Checks that a page of this site sends the request. With TLS only the public address counts; without TLS also the host of the
/// request, since a machine in a local network has several names.
pub(crate) fn check(headers: &HeaderMap, public: Option<&PublicUrl>) -> Result<(), OriginError> {
    let site = headers.get("sec-fetch-site").map(|site| site.as_bytes());
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    if site.is_some_and(|site| site != b"same-origin") {
        return Err(OriginError::Foreign);
    }
    match (origin, site) {
        (None, None) => Err(OriginError::Missing),
        // A page that sends no referrer may not name itself either; its browser still knows.
        (None | Some("null"), Some(_)) => Ok(()),
        (Some(origin), _) if is_ours(origin, headers, public) => Ok(()),
        (Some(_), _) => Err(OriginError::Foreign),
    }
}

/// Whether a page of this site sends the request.
pub(crate) fn is_own(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    check(headers, public).is_ok()
}

/// Whether a page of this site opens a socket: there `Origin` is always sent.
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
    fn our_own_pages_are_known_by_the_host_header() {
        for origin in ["http://192.168.0.7:7878", "HTTP://192.168.0.7:7878"] {
            assert_eq!(check(&headers(&[HOST, ("origin", origin)]), None), Ok(()));
        }
        let plain = headers(&[("host", "gipfel.example"), ("origin", "http://gipfel.example:80")]);
        assert_eq!(check(&plain, None), Ok(()));
    }

    #[test]
    fn pages_of_other_sites_are_foreign() {
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
    fn what_the_browser_knows_of_the_page_counts() {
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
    fn with_tls_only_the_public_address_is_ours() {
        let by = |origin| {
            check(&headers(&[("host", "127.0.0.1:7878"), ("origin", origin)]), public().as_ref())
        };
        assert_eq!(by("https://gipfel.example"), Ok(()));
        assert_eq!(by("https://gipfel.example:443"), Ok(()));
        assert_eq!(by("http://gipfel.example"), Err(OriginError::Foreign));
        assert_eq!(by("http://127.0.0.1:7878"), Err(OriginError::Foreign));
    }

    #[test]
    fn a_socket_says_its_origin() {
        assert!(!is_own_socket(&headers(&[HOST, ("sec-fetch-site", "same-origin")]), None));
        assert!(is_own_socket(&headers(&[HOST, ("origin", "http://192.168.0.7:7878")]), None));
    }

    #[test]
    fn a_public_address_has_a_scheme_and_no_path() {
        for text in ["", "gipfel.example", "ftp://a", "https://a/b", "https://u@a", "https://a/?b"]
        {
            assert_eq!(text.parse::<PublicUrl>(), Err(ParsePublicUrlError), "{text}");
        }
        let url: PublicUrl = "https://A.Example:443/".parse().unwrap();
        assert_eq!(url.to_string(), "https://a.example");
    }
}
