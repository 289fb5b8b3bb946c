//! The program for a target, compiled so that neither the folder nor the machine leaves traces in it.

use std::path::PathBuf;

use anyhow::Context as _;

use crate::shell::{self, root};

/// Processor of every 64-bit PC; the same as in `.cargo/config.toml`, which flags in the environment replace.
const PC: &str = "target-cpu=x86-64-v2";

/// A target of a release.
pub(super) struct Target {
    /// Target triple, such as `x86_64-unknown-linux-musl`.
    pub(super) triple: String,
    /// Target triple of the compiler.
    host: String,
    /// Commit of the compiler, under which its own sources are known.
    commit: String,
    /// Folder of the compiler.
    sysroot: PathBuf,
}

impl Target {
    /// Returns the named target, or that of this machine.
    pub(super) fn find(triple: Option<&str>) -> anyhow::Result<Self> {
        let version = shell::output("rustc", &["--version", "--verbose"])?;
        let field = |name: &str| {
            let value = version.lines().find_map(|line| line.strip_prefix(name));
            value.map(str::to_owned).with_context(|| format!("rustc does not report {name}"))
        };
        let host = field("host: ")?;
        let sysroot = shell::output("rustc", &["--print", "sysroot"])?;
        Ok(Self {
            triple: triple.map_or_else(|| host.clone(), str::to_owned),
            host,
            commit: field("commit-hash: ")?,
            sysroot: sysroot.trim_end().into(),
        })
    }

    /// Returns the file name of the program.
    pub(super) fn program(&self) -> &'static str {
        if self.triple.contains("windows") { "gipfel.exe" } else { "gipfel" }
    }

    /// Returns the name of the release, which is that of its folder.
    pub(super) fn name(&self) -> String {
        format!("gipfel-{}-{}", env!("CARGO_PKG_VERSION"), self.triple)
    }

    /// Returns the folder of the release.
    pub(super) fn folder(&self) -> PathBuf {
        shell::target().join("dist").join(self.name())
    }

    /// Returns the archive of that folder.
    pub(super) fn archive(&self) -> PathBuf {
        shell::target().join("dist").join(self.name() + ".tar.gz")
    }

    /// Builds the program, and returns its path. The crates that it contains are listed in it if `cargo auditable` is installed.
    pub(super) fn build(&self) -> anyhow::Result<PathBuf> {
        let auditable = if shell::succeeds("cargo auditable --version") {
            "auditable "
        } else {
            println!(
                "\ncargo-auditable is missing: the program will not contain the list of its crates"
            );
            ""
        };
        let triple = &self.triple;
        let command = format!(
            "cargo {auditable}build --locked --package gipfel --features cluster --profile dist --target {triple}"
        );
        let environment = self.environment()?;
        let environment: Vec<(&str, &str)> =
            environment.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        shell::run(&command, &environment)?;
        Ok(shell::target().join(triple).join("dist").join(self.program()))
    }

    /// Returns the environment of the build.
    fn environment(&self) -> anyhow::Result<Vec<(String, String)>> {
        let folders = self.folders()?;
        let mut flags = Vec::new();
        if self.triple.starts_with("x86_64") {
            flags.extend(["-C".to_owned(), PC.to_owned()]);
        }
        flags.extend(folders.iter().map(|(from, to)| format!("--remap-path-prefix={from}={to}")));
        let mut environment = vec![("CARGO_ENCODED_RUSTFLAGS".to_owned(), flags.join("\u{1f}"))];
        if !self.triple.contains("msvc") {
            // For the C code of SQLite and of the cryptography.
            let maps = folders.iter().map(|(from, to)| format!("-ffile-prefix-map={from}={to}"));
            environment.push(("CFLAGS".to_owned(), maps.collect::<Vec<_>>().join(" ")));
        }
        if self.triple.ends_with("-linux-musl") {
            let variable = format!("CC_{}", self.triple.replace('-', "_"));
            if std::env::var_os(&variable).is_none() && !self.host.ends_with("-linux-musl") {
                environment.push((variable, "musl-gcc".to_owned()));
            }
        }
        Ok(environment)
    }

    /// Returns the folders that appear in the program, and the names that replace them; a later entry has precedence.
    fn folders(&self) -> anyhow::Result<Vec<(String, String)>> {
        let own = root().canonicalize().context("the folder of the project")?;
        let home = std::env::home_dir().context("there is no home folder")?;
        let cargo =
            std::env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
        let library = self.sysroot.join("lib/rustlib/src/rust");
        let mut folders = vec![(own, "/gipfel".to_owned())];
        if let Some(target) = std::env::var_os("CARGO_TARGET_DIR") {
            folders.push((target.into(), "/gipfel/target".to_owned()));
        }
        folders.push((cargo, "/cargo".to_owned()));
        folders.push((library, format!("/rustc/{}", self.commit)));
        Ok(folders.into_iter().map(|(from, to)| (from.display().to_string(), to)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_is_compiled_for_the_same_processors_as_other_builds() {
        let config = std::fs::read_to_string(root().join(".cargo/config.toml")).unwrap();
        assert!(config.contains(&format!("rustflags = [\"-C\", \"{PC}\"]")));
    }

    #[test]
    fn the_folder_of_the_project_is_replaced() {
        let target = Target::find(Some("x86_64-unknown-linux-musl")).unwrap();
        let environment = target.environment().unwrap();
        let own = root().canonicalize().unwrap();
        for name in ["CARGO_ENCODED_RUSTFLAGS", "CFLAGS"] {
            let (_, value) = environment.iter().find(|(found, _)| found == name).unwrap();
            assert!(value.contains(&format!("{}=/gipfel", own.display())), "{name}");
        }
    }
}
