//! The cookie that holds the token of a session.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{SameSite, time::Duration};

use crate::identity::token::Token;

/// How long a browser keeps it after the last visit: a year, in seconds.
pub(crate) const LIFETIME: i64 = 365 * 24 * 60 * 60;

/// Which cookie it is: by the scheme over which browsers come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cookie {
    /// Over TLS: no other host and no plain page can set it.
    Secure,
    /// In a local network or on this machine.
    Plain,
}

impl Cookie {
    /// The one for a site that is, or is not, reached over TLS.
    pub(crate) const fn over(tls: bool) -> Self {
        if tls { Self::Secure } else { Self::Plain }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Secure => "__Host-gipfel",
            Self::Plain => "gipfel",
        }
    }

    /// What came with a request.
    pub(crate) fn read(self, headers: &HeaderMap) -> Found {
        let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut named = values
            .flat_map(cookie::Cookie::split_parse)
            .filter_map(Result::ok)
            .filter(|cookie| cookie.name() == self.name());
        match (named.next(), named.next()) {
            (None, _) => Found::Nothing,
            (Some(cookie), None) => {
                Token::shown("", cookie.value()).map_or(Found::Broken, Found::Token)
            }
            // Two of one name: one of them was not set by us.
            (Some(_), Some(_)) => Found::Broken,
        }
    }

    /// The header that makes a browser keep a token.
    pub(crate) fn set(self, token: &Token) -> Option<HeaderValue> {
        self.header(token.reveal(), LIFETIME)
    }

    /// The header that makes a browser forget it.
    pub(crate) fn clear(self) -> Option<HeaderValue> {
        self.header("", 0)
    }

    fn header(self, value: &str, age: i64) -> Option<HeaderValue> {
        let cookie = cookie::Cookie::build((self.name(), value))
            .path("/")
            .max_age(Duration::seconds(age))
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self == Self::Secure);
        let mut header = HeaderValue::from_str(&cookie.to_string()).ok()?;
        header.set_sensitive(true);
        Some(header)
    }
}

/// What a request has of our cookie.
#[derive(Debug)]
pub(crate) enum Found {
    Nothing,
    /// Something that we never set.
    Broken,
    Token(Token),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(cookies: &[String]) -> HeaderMap {
        let value = |cookie: &String| HeaderValue::from_str(cookie).expect("a header");
        cookies.iter().map(|cookie| (header::COOKIE, value(cookie))).collect()
    }

    #[test]
    fn over_tls_a_cookie_belongs_to_this_host_and_goes_nowhere_else() {
        let token = Token::draw("").unwrap();
        let header = Cookie::over(true).set(&token).unwrap();
        let text = header.to_str().unwrap();
        assert!(text.starts_with("__Host-gipfel="), "{text}");
        for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure", "; Max-Age=31536000"] {
            assert!(text.contains(part), "{text}");
        }
        assert!(!text.contains("Domain"), "{text}");
    }

    #[test]
    fn without_tls_a_cookie_can_still_be_kept() {
        let header = Cookie::over(false).set(&Token::draw("").unwrap()).unwrap();
        let text = header.to_str().unwrap();
        assert!(text.starts_with("gipfel=") && !text.contains("Secure"), "{text}");
    }

    #[test]
    fn a_cookie_that_was_set_is_read_again() {
        let token = Token::draw("").unwrap();
        let headers = with(&[format!("language=de; gipfel={}; other=1", token.reveal())]);
        let Found::Token(found) = Cookie::Plain.read(&headers) else {
            panic!("the token is found")
        };
        assert_eq!(found.reveal(), token.reveal());
        assert!(matches!(Cookie::Secure.read(&headers), Found::Nothing));
    }

    #[test]
    fn what_we_never_set_is_broken() {
        let good = "a".repeat(43);
        for cookies in [
            vec!["gipfel=".to_owned()],
            vec!["gipfel=short".to_owned()],
            vec![format!("gipfel={}", "a".repeat(5000))],
            vec![format!("gipfel={good}; gipfel={good}")],
            vec![format!("gipfel={good}"), format!("gipfel={good}")],
        ] {
            let found = Cookie::Plain.read(&with(&cookies));
            assert!(matches!(found, Found::Broken), "{cookies:?}");
        }
    }

    #[test]
    fn headers_with_a_token_do_not_show_themselves() {
        let token = Token::draw("").unwrap();
        let shown = format!("{:?}", Cookie::Plain.set(&token));
        assert!(!shown.contains(token.reveal()), "{shown}");
    }
}
