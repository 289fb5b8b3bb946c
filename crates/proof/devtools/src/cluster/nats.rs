//! A NATS server on the loopback interface, with JetStream.

use std::{
    io::Read as _,
    net::TcpStream,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::Context as _;

use super::{
    port::free_port,
    process::{Process, bound},
};

/// A NATS server.
#[derive(Debug)]
pub(crate) struct Nats {
    process: Process,
    /// Storage folder of JetStream.
    kept: PathBuf,
    port: u16,
    /// Port of the monitoring endpoint.
    monitor: u16,
}

impl Nats {
    pub(super) fn start(folder: &Path) -> anyhow::Result<Self> {
        let process = Process::new("nats", folder);
        let (kept, port, monitor) = (folder.join("jetstream"), free_port()?, free_port()?);
        let mut server = Self { process, kept, port, monitor };
        server.launch()?;
        Ok(server)
    }

    /// Starts the server again.
    pub(crate) fn launch(&mut self) -> anyhow::Result<()> {
        let (address, port) = (self.address(), self.port.to_string());
        let mut command = bound(Path::new("nats-server"));
        let monitor = self.monitor.to_string();
        command.args(["-a", "127.0.0.1", "-p", &port, "-m", &monitor, "-js", "-sd"]);
        command.arg(&self.kept);
        self.process.start(&mut command, || greets(&address))
    }

    /// Returns the numbers of messages received and sent.
    pub(crate) fn messages(&self) -> anyhow::Result<[u64; 2]> {
        let address = format!("http://127.0.0.1:{}/varz", self.monitor);
        let answer = ureq::get(address).call()?.body_mut().read_to_string()?;
        let told: serde_json::Value = serde_json::from_str(&answer)?;
        let count = |name: &str| told[name].as_u64().with_context(|| format!("{name} is missing"));
        Ok([count("in_msgs")?, count("out_msgs")?])
    }

    /// Kills the server.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()
    }

    /// Returns the process.
    pub(crate) const fn process(&self) -> &Process {
        &self.process
    }

    /// Returns the host and port.
    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }
}

/// Tests whether the server sends its greeting.
fn greets(address: &str) -> bool {
    let Ok(mut stream) = TcpStream::connect(address) else { return false };
    let mut greeting = [0; 4];
    stream.set_read_timeout(Some(Duration::from_secs(1))).is_ok()
        && stream.read_exact(&mut greeting).is_ok()
        && &greeting == b"INFO"
}
