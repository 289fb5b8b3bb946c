//! The cookie that holds a session's token.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::SameSite;

use crate::identity::token::Token;

/// Time for which a browser keeps the cookie after the last visit: one year.
pub(crate) const COOKIE_LIFETIME: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// Kind of session cookie, depending on the scheme of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cookie {
    /// Cookie over TLS, which no other host and no unencrypted page can set.
    Secure,
    /// Cookie for a local network or this machine.
    Plain,
}

impl Cookie {
    /// Returns the kind of cookie for a site that is or is not reached over TLS.
    pub(crate) const fn over(tls: bool) -> Self {
        if tls { Self::Secure } else { Self::Plain }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Secure => "__Host-gipfel",
            Self::Plain => "gipfel",
        }
    }

    /// Reads the cookie of a request.
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
            // One of two cookies with the same name was not set by this server.
            (Some(_), Some(_)) => Found::Broken,
        }
    }

    /// Returns the header that makes a browser store a token.
    pub(crate) fn set(self, token: &Token) -> Option<HeaderValue> {
        self.header(token.reveal(), COOKIE_LIFETIME)
    }

    /// Returns the header that makes a browser delete the token.
    pub(crate) fn clear(self) -> Option<HeaderValue> {
        self.header("", Duration::ZERO)
    }

    fn header(self, value: &str, age: Duration) -> Option<HeaderValue> {
        let cookie = cookie::Cookie::build((self.name(), value))
            .path("/")
            .max_age(cookie::time::Duration::seconds(age.as_secs() as i64))
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self == Self::Secure);
        let mut header = HeaderValue::from_str(&cookie.to_string()).ok()?;
        header.set_sensitive(true);
        Some(header)
    }
}

/// Session cookie found in a request.
#[derive(Debug)]
pub(crate) enum Found {
    Nothing,
    /// A value that this server never sets.
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
    fn over_tls_a_cookie_is_bound_to_this_host() {
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
    fn without_tls_a_cookie_is_set_without_the_secure_flag() {
        let header = Cookie::over(false).set(&Token::draw("").unwrap()).unwrap();
        let text = header.to_str().unwrap();
        assert!(text.starts_with("gipfel=") && !text.contains("Secure"), "{text}");
    }

    #[test]
    fn a_cookie_that_was_set_is_recognised() {
        let token = Token::draw("").unwrap();
        let headers = with(&[format!("language=de; gipfel={}; other=1", token.reveal())]);
        let Found::Token(found) = Cookie::Plain.read(&headers) else {
            panic!("the token is found")
        };
        assert_eq!(found.reveal(), token.reveal());
        assert!(matches!(Cookie::Secure.read(&headers), Found::Nothing));
    }

    #[test]
    fn malformed_and_repeated_cookies_are_broken() {
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
    fn headers_with_a_token_are_redacted_in_debug_output() {
        let token = Token::draw("").unwrap();
        let shown = format!("{:?}", Cookie::Plain.set(&token));
        assert!(!shown.contains(token.reveal()), "{shown}");
    }
}
