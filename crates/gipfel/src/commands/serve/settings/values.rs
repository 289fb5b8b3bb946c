//! Settings that are written as text, on the command line and in a file.

use std::{
    fmt::Display,
    io,
    net::{SocketAddr, ToSocketAddrs as _},
    str::FromStr,
};

use anyhow::Context as _;
use serde::{Deserialize, Deserializer, de};

/// Address to listen on: `127.0.0.1:7878`, `localhost:7878`, `:7878` and `7878` are accepted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listen(pub(crate) SocketAddr);

impl FromStr for Listen {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let full = match text.trim_start_matches(':').parse::<u16>() {
            Ok(port) => format!("127.0.0.1:{port}"),
            Err(_) => text.to_owned(),
        };
        full.to_socket_addrs()
            .and_then(|mut found| found.next().ok_or_else(|| io::Error::other("no address found")))
            .map(Self)
            .context("expected an address and a port, such as 127.0.0.1:7878")
    }
}

impl<'de> Deserialize<'de> for Listen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parsed(deserializer)
    }
}

/// Value that is written as text, on the command line and in a file.
#[derive(Clone, Debug)]
pub(crate) struct Text<T>(pub(crate) T);

impl<T: FromStr> FromStr for Text<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        text.parse().map(Self)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parsed(deserializer)
    }
}

fn parsed<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|error| de::Error::custom(format!("{text:?}: {error:#}")))
}
