//! An attack: a function that needs a program to attack.

use std::{path::Path, time::Instant};

use serde_json::json;

use super::table::{Finding, Row};
use crate::online::{Client, Launch, Server};

/// What all attacks know.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting<'a> {
    /// The program.
    pub(super) binary: &'a Path,
    /// Fewer repetitions.
    pub(super) short: bool,
}

impl Setting<'_> {
    /// A server without rate limits, behind a trusted proxy.
    pub(super) fn server(&self, name: &str) -> anyhow::Result<Server> {
        Server::start(self.binary, &format!("siege-{name}"))
    }

    /// A server with its usual limits, without a proxy.
    pub(super) fn plain_server(&self, name: &str) -> anyhow::Result<Server> {
        let launch = Launch { is_plain: true, ..Launch::default() };
        Server::start_with(self.binary, &format!("siege-{name}"), launch)
    }

    /// One number for the long form, another for the short one.
    pub(super) const fn times(&self, long: usize, short: usize) -> usize {
        if self.short { short } else { long }
    }
}

/// One attack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attack {
    pub(super) name: &'static str,
    /// Whether the short form has it.
    pub(super) is_short: bool,
    carry_out: fn(&Setting<'_>) -> anyhow::Result<Finding>,
}

impl Attack {
    pub(super) const fn new(
        name: &'static str,
        carry_out: fn(&Setting<'_>) -> anyhow::Result<Finding>,
    ) -> Self {
        Self { name, is_short: true, carry_out }
    }

    /// An attack that takes too long for the short form.
    pub(super) const fn long(
        name: &'static str,
        carry_out: fn(&Setting<'_>) -> anyhow::Result<Finding>,
    ) -> Self {
        Self { is_short: false, ..Self::new(name, carry_out) }
    }

    /// Carries it out; an error on the way is a failure too.
    pub(super) fn run(&self, setting: &Setting<'_>) -> Row {
        let began = Instant::now();
        let finding = (self.carry_out)(setting).unwrap_or_else(|error| {
            Finding::new("–", "the attack can be carried out", format!("{error:#}"), false)
        });
        let row = Row { name: self.name, finding, seconds: began.elapsed().as_secs_f64() };
        println!("{:32} {}", row.name, if row.failed() { "FAILED" } else { "done" });
        row
    }
}

/// The password of an account of these attacks.
pub(super) fn password_of(name: &str) -> String {
    format!("a long secret of {name}")
}

/// A new account, signed in.
pub(super) fn account(server: &Server, number: usize, name: &str) -> anyhow::Result<Client> {
    let mut client = Client::new(server.address(), number);
    client.request(
        "POST",
        "/api/account",
        &json!({"name": name, "password": password_of(name)}),
    )?;
    Ok(client)
}

/// A new guest.
pub(super) fn guest(server: &Server, number: usize) -> anyhow::Result<Client> {
    let mut client = Client::new(server.address(), number);
    client.request("POST", "/api/guest", &json!({}))?;
    Ok(client)
}
