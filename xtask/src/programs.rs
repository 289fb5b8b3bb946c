//! System programs that checks need; installed with apt if they are missing.

use std::{env, path::PathBuf};

use anyhow::{Context, ensure};

use crate::shell;

/// Returns the first of the named programs on the `PATH`.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<_> = env::split_paths(&env::var_os("PATH")?).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

/// Installs a Debian package; fails with `hint` if that is impossible.
pub(crate) fn install(package: &str, hint: &str) -> anyhow::Result<()> {
    ensure!(shell::succeeds("apt-get --version"), "{hint}");
    println!("\n{package} is missing: installing it");
    shell::run("apt-get update", &[]).with_context(|| hint.to_owned())?;
    let command = format!("apt-get install --yes --no-install-recommends {package}");
    shell::run(&command, &[("DEBIAN_FRONTEND", "noninteractive")]).with_context(|| hint.to_owned())
}
