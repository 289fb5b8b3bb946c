//! Whether a request comes from a page of ours.
//!
//! A browser sends its cookie with whatever any page asks of us. So what a cookie vouches for and what changes something must come
//! from our own pages: browsers say so in `Origin` and `Sec-Fetch-Site`, and no script can make them lie. Requests with a token
//! are exempt, since no browser adds one by itself.

use std::{fmt, str::FromStr};

use axum::http::{HeaderMap, Method, Uri, header, uri};

/// Where the world finds this site, such as `https://gipfel.example`: without a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    is_secure: bool,
    /// Host and port, in small letters, without the port that the scheme has anyway.
    place: String,
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
        let place = uri.authority().and_then(|authority| place(authority.as_str(), is_secure));
        match place {
            Some(place) if !has_path => Ok(Self { is_secure, place }),
            _ => Err(ParsePublicUrlError),
        }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.place)
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
fn place(authority: &str, is_secure: bool) -> Option<String> {
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

/// The request comes from elsewhere, or does not say from where.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Foreign {
    /// It says neither `Origin` nor `Sec-Fetch-Site`.
    #[error("the request does not say which page it comes from: send Origin, or use a token")]
    Unknown,
    /// Another site asks.
    #[error("the request comes from a page of another site")]
    Other,
}

impl Foreign {
    /// The code for programs.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Unknown => "origin-missing",
            Self::Other => "origin-foreign",
        }
    }
}

/// Whether a request of this kind changes nothing.
pub(crate) fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Sees to it that a page of ours asks. With TLS that is the public address alone; without it, it is also the host that was asked,
/// since a machine in a local network has several names.
pub(crate) fn check(asked: &HeaderMap, public: Option<&PublicUrl>) -> Result<(), Foreign> {
    let site = asked.get("sec-fetch-site").map(|site| site.as_bytes());
    let origin = asked.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    if site.is_some_and(|site| site != b"same-origin") {
        return Err(Foreign::Other);
    }
    match (origin, site) {
        (None, None) => Err(Foreign::Unknown),
        // A page that sends no referrer may not name itself either; its browser still knows.
        (None | Some("null"), Some(_)) => Ok(()),
        (Some(origin), _) if is_ours(origin, asked, public) => Ok(()),
        (Some(_), _) => Err(Foreign::Other),
    }
}

/// Whether a page of ours asks.
pub(crate) fn is_own(asked: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    check(asked, public).is_ok()
}

/// Whether a page of ours opens a socket: there the origin is always said.
pub(crate) fn is_own_socket(asked: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    asked.contains_key(header::ORIGIN) && is_own(asked, public)
}

fn is_ours(origin: &str, asked: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Ok(origin) = origin.parse::<PublicUrl>() else { return false };
    if Some(&origin) == public {
        return true;
    }
    if public.is_some_and(PublicUrl::is_secure) {
        return false;
    }
    let host = asked.get(header::HOST).and_then(|host| host.to_str().ok());
    host.and_then(|host| place(host, origin.is_secure)) == Some(origin.place)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn asked(headers: &[(&'static str, &'static str)]) -> HeaderMap {
        let with =
            |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        headers.iter().map(with).collect()
    }

    fn public() -> Option<PublicUrl> {
        "https://gipfel.example/".parse().ok()
    }

    const HOST: (&str, &str) = ("host", "192.168.0.7:7878");

    #[test]
    fn our_own_pages_are_known_by_the_host_that_was_asked() {
        for origin in ["http://192.168.0.7:7878", "HTTP://192.168.0.7:7878"] {
            assert_eq!(check(&asked(&[HOST, ("origin", origin)]), None), Ok(()));
        }
        let plain = asked(&[("host", "gipfel.example"), ("origin", "http://gipfel.example:80")]);
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
            let headers = asked(&[HOST, ("origin", origin)]);
            assert_eq!(check(&headers, None), Err(Foreign::Other), "{origin}");
        }
    }

    #[test]
    fn who_does_not_say_where_he_comes_from_is_refused() {
        assert_eq!(check(&asked(&[HOST]), None), Err(Foreign::Unknown));
    }

    #[test]
    fn what_the_browser_knows_of_the_page_counts() {
        let same = ("sec-fetch-site", "same-origin");
        assert_eq!(check(&asked(&[HOST, same]), None), Ok(()));
        assert_eq!(check(&asked(&[HOST, same, ("origin", "null")]), None), Ok(()));
        let lying = asked(&[HOST, same, ("origin", "http://evil.example")]);
        assert_eq!(check(&lying, None), Err(Foreign::Other));
        for site in ["cross-site", "same-site", "none", ""] {
            let headers =
                asked(&[HOST, ("sec-fetch-site", site), ("origin", "http://192.168.0.7:7878")]);
            assert_eq!(check(&headers, None), Err(Foreign::Other), "{site}");
        }
    }

    #[test]
    fn with_tls_only_the_public_address_is_ours() {
        let by = |origin| {
            check(&asked(&[("host", "127.0.0.1:7878"), ("origin", origin)]), public().as_ref())
        };
        assert_eq!(by("https://gipfel.example"), Ok(()));
        assert_eq!(by("https://gipfel.example:443"), Ok(()));
        assert_eq!(by("http://gipfel.example"), Err(Foreign::Other));
        assert_eq!(by("http://127.0.0.1:7878"), Err(Foreign::Other));
    }

    #[test]
    fn a_socket_says_its_origin() {
        assert!(!is_own_socket(&asked(&[HOST, ("sec-fetch-site", "same-origin")]), None));
        assert!(is_own_socket(&asked(&[HOST, ("origin", "http://192.168.0.7:7878")]), None));
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
