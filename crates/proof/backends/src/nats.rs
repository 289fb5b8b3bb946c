use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command},
    sync::atomic::{AtomicU32, Ordering},
};

use crate::shell::Shell;

/// Script that prepares the folder with the script given as its argument, starts a server there, prints its addresses, and stops
/// it when its standard input closes.
const SCRIPT: &str = r#"
set -e
export PATH="$PATH:/usr/sbin"
eval "$1"
nats-server -c nats.conf --ports_file_dir . </dev/null >log 2>&1 &
server=$!
tries=0
until cat nats-server_$server.ports 2>/dev/null; do
    tries=$((tries + 1))
    if [ $tries -gt 100 ] || ! kill -0 $server 2>/dev/null; then cat log >&2; exit 1; fi
    sleep 0.1
done
echo
cat >/dev/null || true
kill $server
wait $server || true
"#;

/// A NATS server on a free port of the loopback interface.
#[derive(Debug)]
pub struct Nats {
    folder: PathBuf,
    port: String,
    /// `None` while the value is dropped.
    shell: Option<Shell>,
}

impl Nats {
    /// Starts a server with JetStream, which anyone may use.
    ///
    /// # Panics
    /// Panics if `nats-server` is missing or does not start.
    #[must_use]
    pub fn start() -> Self {
        Self::configured("", &[r#"jetstream { store_dir: "jetstream" }"#])
    }

    /// Starts a server with these lines in its configuration. First, the given shell script runs in its folder.
    ///
    /// # Panics
    /// Panics if `nats-server` is missing or does not start.
    #[must_use]
    pub fn configured(script: &str, lines: &[&str]) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("gipfel-nats-{}-{number}", process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written");
        let lines = [&[r#"listen: "127.0.0.1:-1""#], lines].concat().join("\n");
        fs::write(folder.join("nats.conf"), lines).expect("the folder can be written");
        let mut command = Command::new("sh");
        command.args(["-c", SCRIPT, "sh", script]).current_dir(&folder);
        let (shell, addresses) = Shell::run(&mut command);
        let port = addresses.split('"').find_map(|part| part.rsplit_once("127.0.0.1:"));
        let (_, port) = port.expect("NATS is installed and starts; see its output above");
        Self { folder, port: port.to_owned(), shell: Some(shell) }
    }

    /// Returns the address.
    #[must_use]
    pub fn address(&self) -> String {
        self.address_of("")
    }

    /// Returns the address with a user in front: `name:password@` or `token@`.
    #[must_use]
    pub fn address_of(&self, user: &str) -> String {
        format!("nats://{user}127.0.0.1:{}", self.port)
    }

    /// Returns the path of a file next to the configuration.
    #[must_use]
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // The server stops before its folder is deleted.
        drop(self.shell.take());
        fs::remove_dir_all(&self.folder).ok();
    }
}
