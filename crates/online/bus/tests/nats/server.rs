//! A NATS server for one test, using the installed program.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// Shell script that creates certificates, starts the server, prints its port, and stops it when standard input closes so that
/// the server does not outlive the test process, however that ends.
const SCRIPT: &str = r#"
set -e
export PATH="$PATH:/usr/sbin"
make() { openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "$@" 2>>log; }
signed() { make "$@" -addext basicConstraints=critical,CA:FALSE -CA ours.pem -CAkey ours.key; }
make -subj /CN=Ours -keyout ours.key -out ours.pem
make -subj /CN=Others -keyout others.key -out others.pem
signed -subj /CN=server -addext subjectAltName=IP:127.0.0.1 -keyout server.key -out server.pem
signed -subj /CN=node -addext subjectAltName=DNS:node -keyout node.key -out node.pem
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

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A running server with its own folder.
pub(crate) struct Server {
    folder: PathBuf,
    port: String,
    // The server runs until its standard input closes.
    shell: Child,
}

impl Server {
    /// Starts a server with these lines in its configuration.
    pub(crate) fn start(configuration: &[&str]) -> Self {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("gipfel-bus-{}-{number}", process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written");
        let lines = [&["listen: \"127.0.0.1:-1\""], configuration].concat().join("\n");
        fs::write(folder.join("nats.conf"), lines).expect("the folder can be written");
        let mut shell = Command::new("sh")
            .args(["-c", SCRIPT])
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell can be started");
        let output = shell.stdout.take().expect("the output is ours");
        let mut ports = String::new();
        BufReader::new(output)
            .read_line(&mut ports)
            .expect("the shell prints the address of the server");
        let ports: serde_json::Value =
            serde_json::from_str(&ports).expect("NATS did not start; its output is above");
        let address = ports["nats"][0].as_str().expect("an address");
        let port = address.rsplit_once(':').expect("a port").1.to_owned();
        Self { folder, port, shell }
    }

    /// Returns the address, including `name:password@`.
    pub(crate) fn address(&self, user: &str) -> String {
        format!("nats://{user}127.0.0.1:{}", self.port)
    }

    /// Returns the path of a file next to the configuration.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // Any files that remain are in the system's temporary folder.
        let _ = self.shell.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
