//! Fuzzes the API from its OpenAPI description, without credentials, with a token and with a session: the server must never
//! fail, and every response must match the description.

mod effort;
mod identity;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, ensure};

pub(crate) use effort::Effort;

use self::identity::Identity;
use crate::{online::Server, project::root};

/// Folder for the settings and reports of Schemathesis.
const FOLDER: &str = "target/api-fuzz";

/// Fuzzes the API of a server program with the given `schemathesis` executable.
pub(crate) fn run(program: &Path, schemathesis: &Path, effort: Effort) -> anyhow::Result<()> {
    let mut failed = Vec::new();
    for (name, identify) in [
        ("anonymous", Identity::anonymous as fn(&str) -> anyhow::Result<Identity>),
        ("token", Identity::token),
        ("session", Identity::session),
    ] {
        // One server for each identity so that runs are independent of each other.
        let server = Server::start(program, &format!("api-fuzz-{name}"))?;
        let identity = identify(server.address())?;
        let settings = write_settings(name, &identity, effort)?;
        println!("\napi-fuzz as {}", identity.label());
        let status = Command::new(schemathesis)
            .arg("--config-file")
            .arg(&settings)
            .args(["run", "--no-color"])
            .arg(format!("http://{}/api/openapi.json", server.address()))
            .current_dir(root().join(FOLDER))
            .status()
            .context("cannot start schemathesis")?;
        if !status.success() {
            failed.push(name);
        }
        // A panic that the server caught is a fault too.
        ensure!(!server.log().contains("panicked"), "the server panicked:\n{}", server.log());
    }
    ensure!(failed.is_empty(), "the API does not match its description for {}", failed.join(", "));
    Ok(())
}

/// Writes the settings of one run and returns the path of the file.
fn write_settings(name: &str, identity: &Identity, effort: Effort) -> anyhow::Result<PathBuf> {
    let file = root().join(FOLDER).join(format!("{name}.toml"));
    fs::create_dir_all(root().join(FOLDER))?;
    fs::write(&file, identity.settings(effort))?;
    Ok(file)
}
