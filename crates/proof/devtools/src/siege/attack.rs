//! An attack: a function that is given the program to attack.

use std::{path::Path, time::Instant};

use serde_json::json;

use super::table::{Finding, Row};
use crate::online::{Client, Launch, Server};

/// Parameters of all attacks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting<'a> {
    /// The program to attack.
    pub(super) binary: &'a Path,
    /// Whether to run the short form, with fewer repetitions.
    pub(super) short: bool,
}

impl Setting<'_> {
    /// Starts a server without rate limits, behind a trusted proxy.
    pub(super) fn server(&self, name: &str) -> anyhow::Result<Server> {
        Server::start(self.binary, &format!("siege-{name}"))
    }

    /// Starts a server with its default limits, without a proxy.
    pub(super) fn plain_server(&self, name: &str) -> anyhow::Result<Server> {
        let launch = Launch { is_plain: true, ..Launch::default() };
        Server::start_with(self.binary, &format!("siege-{name}"), launch)
    }

    /// Returns the first number in the long form and the second in the short form.
    pub(super) const fn times(&self, long: usize, short: usize) -> usize {
        if self.short { short } else { long }
    }
}

/// One attack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attack {
    pub(super) name: &'static str,
    /// Whether the attack is part of the short form.
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

    /// Returns an attack that takes too long for the short form.
    pub(super) const fn long(
        name: &'static str,
        carry_out: fn(&Setting<'_>) -> anyhow::Result<Finding>,
    ) -> Self {
        Self { is_short: false, ..Self::new(name, carry_out) }
    }

    /// Carries out the attack; an error along the way counts as a failure.
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

/// Creates an account and returns a client that is signed in to it.
pub(super) fn account(server: &Server, number: usize, name: &str) -> anyhow::Result<Client> {
    let mut client = Client::new(server.address(), number);
    client.request(
        "POST",
        "/api/account",
        &json!({"name": name, "password": format!("a long secret of {name}")}),
    )?;
    Ok(client)
}

/// Creates a guest and returns its client.
pub(super) fn guest(server: &Server, number: usize) -> anyhow::Result<Client> {
    let mut client = Client::new(server.address(), number);
    client.request("POST", "/api/guest", &json!({}))?;
    Ok(client)
}
