//! PostgreSQL addresses and their TLS options.
//!
//! TLS is used if the address requires it; the certificate and its host name are then always verified. Otherwise the connection
//! is not encrypted: encryption that an attacker on the network can turn off protects nothing.

use std::{path::PathBuf, time::Duration};

use percent_encoding::percent_decode_str;
use tokio_postgres::{Config, config::SslMode};

use super::error_text::with_cause;
use crate::failure::Failure;

/// Default connection timeout, if the address does not specify one.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Default timeout for the confirmation of sent data, if the address does not specify one.
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(8);

/// Default time without data after which the server's machine is asked whether it still knows the connection.
const KEEPALIVE_IDLE: Duration = Duration::from_secs(10);

/// Default interval between such questions.
const KEEPALIVE_INTERVAL: Duration = Duration::from_secs(2);

/// Address of a server and its connection options.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) config: Config,
    /// Trusted certificate authorities; `None` for an unencrypted connection.
    pub(crate) authorities: Option<Authorities>,
}

/// Trusted certificate authorities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Authorities {
    /// The public authorities that browsers trust.
    Public,
    /// The authorities in a file.
    File(PathBuf),
}

impl Address {
    /// Parses an address: `postgres://…`, or pairs of keys and values.
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
        // The application name identifies the servers that use a database.
        if config.get_application_name().is_none() {
            config.application_name("gipfel");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT_TIMEOUT);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(TCP_USER_TIMEOUT);
        }
        if config.get_keepalives_interval().is_none() {
            config.keepalives_idle(KEEPALIVE_IDLE).keepalives_interval(KEEPALIVE_INTERVAL);
        }
        Ok(Self { config, authorities })
    }
}

/// TLS options of an address.
#[derive(Default, Debug)]
struct Said {
    mode: Option<String>,
    root_certificates: Option<String>,
}

impl Said {
    /// Stores a value if its key is a TLS option, and returns whether it is.
    fn take(&mut self, key: &str, value: &str) -> Result<bool, Failure> {
        let place = match key {
            "sslmode" => &mut self.mode,
            "sslrootcert" => &mut self.root_certificates,
            _ => return Ok(false),
        };
        if place.replace(value.to_owned()).is_some() {
            return Err(wrong(&format!("{key} occurs twice")));
        }
        Ok(true)
    }

    fn authorities(self) -> Result<Option<Authorities>, Failure> {
        let file = self.root_certificates.map(|file| Authorities::File(file.into()));
        match (self.mode.as_deref(), file) {
            (Some("disable"), Some(_)) => {
                Err(wrong("sslrootcert has no effect with sslmode=disable"))
            }
            (Some("disable"), None) | (None | Some("allow" | "prefer"), None) => Ok(None),
            (Some("require" | "verify-ca" | "verify-full"), None) => Ok(Some(Authorities::Public)),
            (
                None | Some("allow" | "prefer" | "require" | "verify-ca" | "verify-full"),
                Some(file),
            ) => Ok(Some(file)),
            (Some(_), _) => Err(wrong("sslmode must be disable, prefer, require or verify-full")),
        }
    }
}

fn wrong(what: &str) -> Failure {
    Failure::Other(format!("invalid database address: {what}").into())
}

/// Separates the TLS options from `postgres://name:password@host/database?key=value&key=value`.
fn split_url(text: &str) -> Result<(String, Said), Failure> {
    let mut said = Said::default();
    // A password may contain question marks.
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

/// Decodes percent-encoding.
fn decoded(text: &str) -> Result<String, Failure> {
    let text = percent_decode_str(text).decode_utf8().map_err(|_| wrong("it is not UTF-8"))?;
    Ok(text.into_owned())
}

/// Separates the TLS options from `host=… dbname='…'`, in which quotes and backslashes are escaped by a backslash.
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

/// Returns the unescaped value at the beginning of a string, and the length in bytes of its escaped form.
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
    use crate::failure::StoreError;

    fn authorities(text: &str) -> Option<Authorities> {
        Address::parse(text).unwrap().authorities
    }

    fn file(name: &str) -> Option<Authorities> {
        Some(Authorities::File(name.into()))
    }

    #[test]
    fn tls_is_used_if_required_and_then_verified() {
        assert_eq!(authorities("postgres://a@b/c"), None);
        assert_eq!(authorities("postgres://a@b/c?sslmode=disable"), None);
        assert_eq!(authorities("postgres://a@b/c?sslmode=prefer"), None);
        assert_eq!(authorities("postgres://a@b/c?sslmode=require"), Some(Authorities::Public));
        assert_eq!(authorities("host=b sslmode=verify-full"), Some(Authorities::Public));
        assert_eq!(authorities("postgres://a@b/c?sslrootcert=/x%20y.pem"), file("/x y.pem"));
        assert_eq!(authorities("host=b sslrootcert='/x y\\'.pem' user=a"), file("/x y'.pem"));
    }

    #[test]
    fn other_options_are_kept() {
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
    fn invalid_addresses_are_rejected_without_revealing_the_password() {
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
