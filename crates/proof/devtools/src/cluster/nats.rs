//! A NATS server on the loopback interface, with JetStream.

use std::{
    io::Read as _,
    net::TcpStream,
    path::{Path, PathBuf},
    time::Duration,
};

use super::{
    port::free_port,
    process::{Process, bound},
};

/// A server.
#[derive(Debug)]
pub(crate) struct Nats {
    process: Process,
    /// What JetStream keeps.
    kept: PathBuf,
    port: u16,
}

impl Nats {
    pub(super) fn start(folder: &Path) -> anyhow::Result<Self> {
        let process = Process::new("nats", folder);
        let mut server = Self { process, kept: folder.join("jetstream"), port: free_port()? };
        server.launch()?;
        Ok(server)
    }

    /// Starts the server again.
    pub(crate) fn launch(&mut self) -> anyhow::Result<()> {
        let (address, port) = (self.address(), self.port.to_string());
        let mut command = bound(Path::new("nats-server"));
        command.args(["-a", "127.0.0.1", "-p", &port, "-js", "-sd"]).arg(&self.kept);
        self.process.start(&mut command, || greets(&address))
    }

    /// Kills the server.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()
    }

    /// The process.
    pub(crate) const fn process(&self) -> &Process {
        &self.process
    }

    /// Host and port.
    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }
}

/// The server begins every conversation.
fn greets(address: &str) -> bool {
    let Ok(mut stream) = TcpStream::connect(address) else { return false };
    let mut greeting = [0; 4];
    stream.set_read_timeout(Some(Duration::from_secs(1))).is_ok()
        && stream.read_exact(&mut greeting).is_ok()
        && &greeting == b"INFO"
}
