use std::{fs, io::Write, path::PathBuf};

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use clap_complete::Shell;

use crate::commands::exit_status::ExitStatus;

/// Write the manual page, or completions for a shell.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples: gipfel generate man --directory /usr/local/share/man/man1\n          \
                  gipfel generate bash >~/.local/share/bash-completion/completions/gipfel\n\n\
                  The releases contain these files."
)]
pub(crate) struct Generate {
    /// Kind of file
    kind: Kind,

    /// Write the files to this existing folder instead: for "man", one page for each command
    #[arg(long, value_name = "DIR")]
    directory: Option<PathBuf>,
}

/// Kind of generated file.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Manual page
    Man,
    /// Completions for bash
    Bash,
    /// Completions for zsh
    Zsh,
    /// Completions for fish
    Fish,
    /// Completions for PowerShell
    Powershell,
}

impl Kind {
    /// Returns the shell, unless the file is a manual page.
    const fn shell(self) -> Option<Shell> {
        match self {
            Self::Man => None,
            Self::Bash => Some(Shell::Bash),
            Self::Zsh => Some(Shell::Zsh),
            Self::Fish => Some(Shell::Fish),
            Self::Powershell => Some(Shell::PowerShell),
        }
    }
}

impl Generate {
    /// Writes the file that describes a command line.
    pub(crate) fn run(
        &self,
        mut line: clap::Command,
        out: &mut dyn Write,
    ) -> anyhow::Result<ExitStatus> {
        match (self.kind.shell(), &self.directory) {
            (None, Some(folder)) => clap_mangen::generate_to(line, folder)
                .with_context(|| format!("{} cannot be written", folder.display()))?,
            (None, None) => clap_mangen::Man::new(line).render(&mut &mut *out)?,
            (Some(shell), folder) => {
                // Written to memory first: the generator panics if it cannot write.
                let mut text = Vec::new();
                clap_complete::generate(shell, &mut line, "gipfel", &mut text);
                match folder {
                    None => out.write_all(&text)?,
                    Some(folder) => {
                        let path =
                            folder.join(clap_complete::Generator::file_name(&shell, "gipfel"));
                        fs::write(&path, text)
                            .with_context(|| format!("{} cannot be written", path.display()))?;
                    }
                }
            }
        }
        Ok(ExitStatus::Success)
    }
}
