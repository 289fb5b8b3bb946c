//! Fuzzes the API from its OpenAPI description, without credentials, with a token and with a session: the server must never
//! fail, and every response must match the description.

mod identity;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, ensure};

use self::identity::Identity;
use crate::{online::Server, project::root};

/// Where the settings and reports of Schemathesis go.
const FOLDER: &str = "target/api-fuzz";

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Random requests for each operation, besides those at the bounds of every parameter.
    pub(crate) examples: u32,
    /// The seed of all random choices.
    pub(crate) seed: u64,
}

/// Fuzzes the API of a program with the given Schemathesis.
pub(crate) fn run(program: &Path, schemathesis: &Path, effort: Effort) -> anyhow::Result<()> {
    let mut failed = Vec::new();
    for (name, identify) in [
        ("anonymous", Identity::anonymous as fn(&str) -> anyhow::Result<Identity>),
        ("token", Identity::token),
        ("session", Identity::session),
    ] {
        // One server for each, so that no run depends on what another left behind.
        let server = Server::start(program, &format!("api-fuzz-{name}"))?;
        let identity = identify(server.address())?;
        let settings = write_settings(name, &identity, effort)?;
        println!("\napi-fuzz: as {}", identity.label());
        let status = Command::new(schemathesis)
            .arg("--config-file")
            .arg(&settings)
            .args(["run", "--no-color"])
            .arg(format!("http://{}/api/openapi.json", server.address()))
            .current_dir(root().join(FOLDER))
            .status()
            .context("schemathesis could not be started")?;
        if !status.success() {
            failed.push(name);
        }
        // A panic that the server caught is still a fault.
        ensure!(!server.log().contains("panicked"), "the server:\n{}", server.log());
    }
    ensure!(failed.is_empty(), "the API breaks its description, as {}", failed.join(", "));
    Ok(())
}

/// Writes the settings of one run.
fn write_settings(name: &str, identity: &Identity, effort: Effort) -> anyhow::Result<PathBuf> {
    let file = root().join(FOLDER).join(format!("{name}.toml"));
    fs::create_dir_all(root().join(FOLDER))?;
    fs::write(&file, identity.settings(effort))?;
    Ok(file)
}
