mod browser;
pub(crate) mod settings;

use std::{io::Write, net::SocketAddr, path::PathBuf};

use clap::Args;
use server::{Server, StartError};

use self::settings::Settings;
use crate::commands::{database_location, exit_status::ExitStatus};

/// Serve the web site; the default without a command.
#[derive(Args, Debug)]
#[command(after_help = "Press Ctrl-C to stop the server. Example: gipfel serve --lan\n\
                  Every setting can also be given as a variable (GIPFEL_LISTEN) or in the file of --config.")]
pub(crate) struct Serve {
    #[command(flatten)]
    settings: Settings,

    /// File with settings in TOML, such as listen = "127.0.0.1:7878"
    #[arg(long, env = "GIPFEL_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    /// Open the site in the browser
    #[arg(long)]
    open: bool,

    /// Serve the browser's files from this folder instead of those in the program, for development
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,
}

impl Serve {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let in_file = self.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
        let settings = self.settings.clone().or(in_file);
        let (form, level) = settings.log();
        server::write_log(form, level);
        let options = settings.options(self.web.clone())?;
        let server = Server::bind(&options)?;
        let url = match settings.public_url() {
            Some(public) => format!("{public}/"),
            None if settings.is_lan() => lan_url(server.address()).unwrap_or_else(|| server.url()),
            None => server.url(),
        };
        // Both lines are written at once, because a reader of the first line may close the pipe before the second.
        writeln!(out, "Gipfel is at {url}  (press Ctrl-C to stop)")?;
        writeln!(out, "{}", database_location::described(&options.database))?;
        if settings.is_lan() {
            match server::qr_text(&url).filter(|_| url != server.url()) {
                Some(code) => writeln!(out, "\n{code}\n")?,
                None => {
                    writeln!(out, "No local network was found: only this machine can connect.")?;
                }
            }
        }
        out.flush()?;
        if self.open
            && let Err(error) = browser::open(&server.url())
        {
            writeln!(out, "No browser could be opened ({error}): open the address yourself.")?;
            out.flush()?;
        }
        match server.run() {
            Err(error @ StartError::StoreLost(_)) => {
                writeln!(anstream::stderr(), "gipfel: {error}.")?;
                Ok(ExitStatus::StoreLost)
            }
            ended => ended.map(|()| ExitStatus::Success).map_err(Into::into),
        }
    }
}

/// Returns the address for browsers in the local network.
fn lan_url(listening: SocketAddr) -> Option<String> {
    if !listening.ip().is_unspecified() {
        return Some(format!("http://{listening}/"));
    }
    let address = server::lan_address()?;
    Some(format!("http://{}/", SocketAddr::new(address, listening.port())))
}
