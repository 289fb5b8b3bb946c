//! Addresses of PostgreSQL, and what they say about TLS.
//!
//! TLS is used where the address asks for it, and then the certificate and the name in it are always verified. Without
//! being asked nothing is encrypted: an encryption that whoever stands between can turn off protects nobody.

use std::{path::PathBuf, time::Duration};

use ::postgres::{Config, config::SslMode};
use percent_encoding::percent_decode_str;

use super::with_cause;
use crate::failure::Failure;

/// How long a connection may take, if the address does not say.
const CONNECT: Duration = Duration::from_secs(5);

/// How long the other side may leave unconfirmed what was sent, if the address does not say.
const UNCONFIRMED: Duration = Duration::from_secs(10);

/// Where a server is, and how it is reached.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) config: Config,
    /// Who vouches for it; without it nothing is encrypted.
    pub(crate) authorities: Option<Authorities>,
}

/// Whose certificates are believed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Authorities {
    /// Those that browsers believe.
    Public,
    /// Those in a file.
    File(PathBuf),
}

impl Address {
    /// Reads an address: `postgres://…`, or pairs of keys and values.
    pub(crate) fn parse(text: &str) -> Result<Self, Failure> {
        let (rest, said) = if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            split_url(text)
        } else {
            split_pairs(text)
        }?;
        let mut config: Config = rest.parse().map_err(|error| wrong(&with_cause(&error)))?;
        let authorities = said.authorities()?;
        let mode = if authorities.is_some() { SslMode::Require } else { SslMode::Disable };
        config.ssl_mode(mode);
        // By it servers are found that use a database.
        if config.get_application_name().is_none() {
            config.application_name("gipfel");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(UNCONFIRMED);
        }
        Ok(Self { config, authorities })
    }
}

/// What an address says about TLS.
#[derive(Default, Debug)]
struct Said {
    mode: Option<String>,
    root_certificates: Option<String>,
}

impl Said {
    /// Keeps a value if its key is about TLS.
    fn take(&mut self, key: &str, value: &str) -> Result<bool, Failure> {
        let place = match key {
            "sslmode" => &mut self.mode,
            "sslrootcert" => &mut self.root_certificates,
            _ => return Ok(false),
        };
        if place.replace(value.to_owned()).is_some() {
            return Err(wrong(&format!("{key} is there twice")));
        }
        Ok(true)
    }

    fn authorities(self) -> Result<Option<Authorities>, Failure> {
        let file = self.root_certificates.map(|file| Authorities::File(file.into()));
        match (self.mode.as_deref(), file) {
            (Some("disable"), Some(_)) => {
                Err(wrong("sslrootcert is of no use with sslmode=disable"))
            }
            (Some("disable"), None) | (None | Some("allow" | "prefer"), None) => Ok(None),
            (Some("require" | "verify-ca" | "verify-full"), None) => Ok(Some(Authorities::Public)),
            (
                None | Some("allow" | "prefer" | "require" | "verify-ca" | "verify-full"),
                Some(file),
            ) => Ok(Some(file)),
            (Some(_), _) => Err(wrong("sslmode is disable, prefer, require or verify-full")),
        }
    }
}

fn wrong(what: &str) -> Failure {
    Failure::Other(format!("the address of the database: {what}").into())
}

/// Takes what is about TLS out of `postgres://name:password@host/database?key=value&key=value`.
fn split_url(text: &str) -> Result<(String, Said), Failure> {
    let mut said = Said::default();
    // A password may have question marks.
    let host = text.find('@').unwrap_or(0);
    let Some(begin) = text[host..].find('?').map(|at| host + at) else {
        return Ok((text.to_owned(), said));
    };
    let mut rest = Vec::new();
    for pair in text[begin + 1..].split('&') {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        if !said.take(key, &decoded(value)?)? {
            rest.push(pair);
        }
    }
    let rest = rest.join("&");
    let mark = if rest.is_empty() { "" } else { "?" };
    Ok((format!("{}{mark}{rest}", &text[..begin]), said))
}

/// A text without its percent signs.
fn decoded(text: &str) -> Result<String, Failure> {
    let text = percent_decode_str(text).decode_utf8().map_err(|_| wrong("it is not UTF-8"))?;
    Ok(text.into_owned())
}

/// Takes what is about TLS out of `host=… dbname='…'`, in which a backslash stands before quotes and backslashes.
fn split_pairs(text: &str) -> Result<(String, Said), Failure> {
    let mut said = Said::default();
    let mut kept = String::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (key, after) = rest.split_once('=').ok_or_else(|| wrong("a key has no value"))?;
        let (value, length) = first_value(after.trim_start());
        let end = rest.len() - after.trim_start().len() + length;
        if !said.take(key.trim(), &value)? {
            kept.push_str(&rest[..end]);
            kept.push(' ');
        }
        rest = rest[end..].trim_start();
    }
    Ok((kept, said))
}

/// The value at the beginning of a text, and how many bytes it takes up there.
fn first_value(text: &str) -> (String, usize) {
    let mut value = String::new();
    let mut is_quoted = false;
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\'' if at == 0 => is_quoted = true,
            '\'' if is_quoted => return (value, at + 1),
            ' ' if !is_quoted => return (value, at),
            '\\' => value.extend(letters.next().map(|(_, letter)| letter)),
            letter => value.push(letter),
        }
    }
    (value, text.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StoreError;

    fn authorities(text: &str) -> Option<Authorities> {
        Address::parse(text).unwrap().authorities
    }

    fn file(name: &str) -> Option<Authorities> {
        Some(Authorities::File(name.into()))
    }

    #[test]
    fn tls_is_used_where_it_is_asked_for_and_then_verified() {
        assert_eq!(authorities("postgres://a@b/c"), None);
        assert_eq!(authorities("postgres://a@b/c?sslmode=disable"), None);
        assert_eq!(authorities("postgres://a@b/c?sslmode=prefer"), None);
        assert_eq!(authorities("postgres://a@b/c?sslmode=require"), Some(Authorities::Public));
        assert_eq!(authorities("host=b sslmode=verify-full"), Some(Authorities::Public));
        assert_eq!(authorities("postgres://a@b/c?sslrootcert=/x%20y.pem"), file("/x y.pem"));
        assert_eq!(authorities("host=b sslrootcert='/x y\\'.pem' user=a"), file("/x y'.pem"));
    }

    #[test]
    fn what_is_not_about_tls_stays() {
        let url = "postgres://ada:a?b=c@host/games?sslmode=require&connect_timeout=7&sslrootcert=x";
        let config = Address::parse(url).unwrap().config;
        assert_eq!(config.get_password(), Some(b"a?b=c".as_slice()));
        assert_eq!(config.get_connect_timeout(), Some(&Duration::from_secs(7)));
        assert_eq!(config.get_ssl_mode(), SslMode::Require);
        let pairs = "user = ada sslmode=require password='a b\\'' dbname=games";
        let config = Address::parse(pairs).unwrap().config;
        assert_eq!(config.get_password(), Some(b"a b'".as_slice()));
        assert_eq!(config.get_dbname(), Some("games"));
    }

    #[test]
    fn nonsense_is_refused_and_no_password_is_told() {
        for text in [
            "postgres://a:secret@b/c?sslmode=always",
            "postgres://a:secret@b/c?sslmode=disable&sslrootcert=x",
            "postgres://a:secret@b/c?sslmode=require&sslmode=require",
            "postgres://a:secret@b/c?sslrootcert=%FF",
            "postgres://a:secret@b/c?what=ever",
            "password=secret host",
        ] {
            let error = StoreError::from(Address::parse(text).unwrap_err()).to_string();
            assert!(!error.contains("secret"), "{text}: {error}");
        }
    }
}
