//! The instructions of a Containerfile that ours uses.

use anyhow::{Context as _, bail, ensure};

/// An image as its Containerfile describes it.
#[derive(Debug, Default)]
pub(super) struct Image {
    pub(super) copies: Vec<Copy>,
    /// User and group of the process.
    pub(super) user: (u32, u32),
    pub(super) environment: Vec<(String, String)>,
    pub(super) volumes: Vec<String>,
    /// Program and arguments of a container.
    pub(super) command: Vec<String>,
    /// Program and arguments of the health check.
    pub(super) health: Vec<String>,
}

/// A COPY instruction.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Copy {
    pub(super) from: Vec<String>,
    pub(super) to: String,
    /// User and group of the files; root unless the instruction names others.
    pub(super) owner: Option<(u32, u32)>,
}

impl Image {
    /// Reads a Containerfile; an instruction that this reader does not know is an error.
    pub(super) fn read(text: &str) -> anyhow::Result<Self> {
        let mut image = Self::default();
        let mut entry = Vec::new();
        let mut words = Vec::new();
        for line in text.lines().map(str::trim) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (instruction, rest) = line.split_once(' ').context("an instruction lacks words")?;
            match instruction {
                "FROM" => ensure!(rest == "scratch", "the base is not empty: {rest}"),
                "COPY" => image.copies.push(copy(rest)?),
                "USER" => image.user = ids(rest)?,
                "ENV" => image.environment.extend(rest.split(' ').filter_map(variable)),
                "VOLUME" => image.volumes.push(rest.to_owned()),
                "HEALTHCHECK" => {
                    let (_, list) = rest.split_once("CMD ").context("HEALTHCHECK lacks CMD")?;
                    image.health = list_of_words(list)?;
                }
                "ENTRYPOINT" => entry = list_of_words(rest)?,
                "CMD" => words = list_of_words(rest)?,
                "EXPOSE" | "STOPSIGNAL" => {}
                other => bail!("xtask does not know the instruction {other} of the Containerfile"),
            }
        }
        image.command = [entry, words].concat();
        ensure!(!image.command.is_empty(), "the Containerfile has no command");
        ensure!(image.user.0 != 0, "the program would run as root");
        Ok(image)
    }
}

fn copy(rest: &str) -> anyhow::Result<Copy> {
    let (owner, rest) = match rest.strip_prefix("--chown=") {
        Some(rest) => {
            let (owner, rest) = rest.split_once(' ').context("COPY lacks files")?;
            (Some(ids(owner)?), rest)
        }
        None => (None, rest),
    };
    let mut from: Vec<String> = rest.split(' ').map(str::to_owned).collect();
    let to = from.pop().filter(|_| !from.is_empty()).context("COPY lacks a target")?;
    Ok(Copy { from, to, owner })
}

fn ids(text: &str) -> anyhow::Result<(u32, u32)> {
    let (user, group) = text.split_once(':').context("expected USER:GROUP as numbers")?;
    Ok((user.parse()?, group.parse()?))
}

fn variable(text: &str) -> Option<(String, String)> {
    let (name, value) = text.split_once('=')?;
    Some((name.to_owned(), value.to_owned()))
}

/// Reads a JSON list: the form of a command that needs no shell.
fn list_of_words(text: &str) -> anyhow::Result<Vec<String>> {
    serde_json::from_str(text).with_context(|| format!("{text} would need a shell"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;

    #[test]
    fn our_containerfile_is_understood() {
        let text = std::fs::read_to_string(root().join("contrib/Containerfile")).unwrap();
        let image = Image::read(&text).unwrap();
        assert_eq!(image.command, ["/gipfel", "serve"]);
        assert_eq!(image.health, ["/gipfel", "health"]);
        assert_eq!(image.volumes, ["/data"]);
        let data = image.copies.iter().find(|copy| copy.to == "/data").unwrap();
        assert_eq!(data.owner, Some(image.user));
    }

    #[test]
    fn root_a_shell_and_a_base_with_files_are_refused() {
        let with = |user: &str, command: &str, base: &str| {
            Image::read(&format!("FROM {base}\nUSER {user}\nCMD {command}\n")).map(|_| ())
        };
        assert!(with("1:1", "[\"/a\"]", "scratch").is_ok());
        assert!(with("0:0", "[\"/a\"]", "scratch").is_err());
        assert!(with("1:1", "a serve", "scratch").is_err());
        assert!(with("1:1", "[\"/a\"]", "debian").is_err());
    }
}
