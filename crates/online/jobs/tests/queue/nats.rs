//! Message server for one test, on a free port and in a temporary folder.

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

/// A running `nats-server` with JetStream.
pub(crate) struct Nats {
    server: Child,
    folder: PathBuf,
    pub(crate) address: String,
}

impl Nats {
    /// Starts a server. If `nats-server` is not installed, prints a note to standard error and returns `None`.
    pub(crate) fn start() -> Option<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("gipfel-nats-{}-{number}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let server = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", "-1", "-js", "-sd"])
            .arg(&folder)
            .arg("--ports_file_dir")
            .arg(&folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Ok(server) = server else {
            eprintln!("SKIPPED: nats-server is not installed");
            return None;
        };
        let ports = folder.join(format!("nats-server_{}.ports", server.id()));
        let mut nats = Self { server, folder, address: String::new() };
        for _ in 0..200 {
            let text = fs::read_to_string(&ports).unwrap_or_default();
            let address = text.split('"').find(|part| part.starts_with("nats://"));
            if let Some(address) = address {
                address.clone_into(&mut nats.address);
                return Some(nats);
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("nats-server did not start");
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.server.kill().ok();
        self.server.wait().ok();
        fs::remove_dir_all(&self.folder).ok();
    }
}
