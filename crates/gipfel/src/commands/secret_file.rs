//! Addresses that contain passwords. They can be kept in files, and thus off the command line.

use std::{fs, path::Path};

use anyhow::{Context as _, bail};

/// Returns the address specified by `--NAME`, or read from the file of `--NAME-file`.
pub(crate) fn given_or_read(
    name: &str,
    given: Option<&str>,
    file: Option<&Path>,
) -> anyhow::Result<Option<String>> {
    match (given, file) {
        (Some(_), Some(_)) => {
            bail!("--{name} and --{name}-file are alternatives: specify one of them")
        }
        (Some(given), None) => Ok(Some(given.to_owned())),
        (None, Some(file)) => read(file).map(Some),
        (None, None) => Ok(None),
    }
}

fn read(file: &Path) -> anyhow::Result<String> {
    let text =
        fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let address = text.trim();
    if address.is_empty() || address.lines().count() > 1 {
        bail!("{} must have exactly one line, the address", file.display());
    }
    Ok(address.to_owned())
}

#[cfg(test)]
mod tests {
    use std::{env, process};

    use super::*;

    fn from_file(content: &str) -> anyhow::Result<Option<String>> {
        let file = env::temp_dir().join(format!("gipfel-address-{}", process::id()));
        fs::write(&file, content).unwrap();
        let read = given_or_read("nats", None, Some(&file));
        fs::remove_file(&file).unwrap();
        read
    }

    #[test]
    fn an_address_file_must_contain_exactly_one_line() {
        assert_eq!(from_file("nats://one\n").unwrap().as_deref(), Some("nats://one"));
        assert!(from_file("\n").is_err());
        assert!(from_file("nats://one\nnats://two\n").is_err());
        assert!(given_or_read("nats", None, Some(Path::new("/nowhere/at/all"))).is_err());
    }
}
