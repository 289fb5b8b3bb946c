use std::{
    io::{self, Write},
    net::{SocketAddr, ToSocketAddrs as _},
    path::PathBuf,
};

use anyhow::Context as _;
use clap::Args;
use server::{Options, Server};

use crate::{browser, verdict::Verdict};

/// Serve the web site; also done when no command is given.
#[derive(Args, Default, Debug)]
#[command(after_help = "Ctrl-C ends it. Example: gipfel serve --listen 127.0.0.1:8080 --open")]
pub(crate) struct Serve {
    /// Address and port to listen at; with 0.0.0.0 the whole network can play [default: 127.0.0.1:7878]
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    listen: Option<SocketAddr>,

    /// Open it in the browser
    #[arg(long)]
    open: bool,

    /// Take the files for the browser from this folder instead of those in the program, to work on them
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,
}

impl Serve {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let mut options = Options { web: self.web.clone(), ..Options::default() };
        if let Some(listen) = self.listen {
            options.listen = listen;
        }
        let server = Server::bind(&options)?;
        let url = server.url();
        writeln!(out, "Gipfel is at {url}  (Ctrl-C ends it)")?;
        out.flush()?;
        if self.open
            && let Err(error) = browser::open(&url)
        {
            writeln!(
                out,
                "No browser could be opened ({error}): please open the address yourself."
            )?;
            out.flush()?;
        }
        server.run()?;
        Ok(Verdict::Good)
    }
}

/// Understands `127.0.0.1:7878`, `localhost:7878`, `:7878` and `7878`.
fn address(text: &str) -> anyhow::Result<SocketAddr> {
    let full = match text.trim_start_matches(':').parse::<u16>() {
        Ok(port) => format!("127.0.0.1:{port}"),
        Err(_) => text.to_owned(),
    };
    full.to_socket_addrs()
        .and_then(|mut found| found.next().ok_or_else(|| io::Error::other("nothing there")))
        .context("an address and a port are needed, such as 127.0.0.1:7878")
}
