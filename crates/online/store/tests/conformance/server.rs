//! PostgreSQL server for one run of the tests, started from the programs installed on the system.

use std::{
    env,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::OnceLock,
};

use store::Location;

use crate::fresh::fresh;

/// Shell script that starts a server in a new folder, prints the folder, and stops the server when its own standard input is
/// closed: however this process ends, the server does not outlive it. The first argument is the folder of the server's programs.
/// The second is a script that prepares the folder and may set `options`; the third is the port, which is also part of the name
/// of the socket.
const SCRIPT: &str = r#"
set -e
export PATH="$1:$PATH"
cd /
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PGPORT="$3"
options="-c listen_addresses="
initdb -D "$folder/data" -U gipfel -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
eval "$2"
postgres -D "$folder/data" -k "$folder" $options -c fsync=off -c max_connections=200 </dev/null >"$folder/log" 2>&1 &
server=$!
tries=0
until psql -h "$folder" -U gipfel -d postgres -c 'SELECT 1' >/dev/null 2>&1; do
    tries=$((tries + 1))
    if [ $tries -gt 300 ]; then cat "$folder/log" >&2; kill $server; exit 1; fi
    sleep 0.1
done
chmod 755 "$folder"
echo "$folder"
cat >/dev/null || true
kill -INT $server
wait $server || true
"#;

/// Running server.
pub(crate) struct Server {
    pub(crate) folder: String,
    pub(crate) port: u16,
    programs: PathBuf,
    // The open standard input of the shell keeps the server alive.
    _shell: Child,
}

static SERVER: OnceLock<Server> = OnceLock::new();

/// Creates a new database on the server.
pub(crate) fn database() -> Location {
    let server = SERVER.get_or_init(|| start("", 5432));
    let name = server.database();
    Location::Postgres(format!("host={} user=gipfel dbname={name}", server.folder))
}

impl Server {
    /// Creates a new database, and returns its name.
    pub(crate) fn database(&self) -> String {
        let name = format!("test{}", fresh());
        let made = Command::new(self.programs.join("createdb"))
            .args(["-h", &self.folder, "-p", &self.port.to_string(), "-U", "gipfel", &name])
            .status()
            .expect("createdb comes with PostgreSQL");
        assert!(made.success(), "createdb failed");
        name
    }
}

/// Runs statements on a database created by [`database`].
pub(crate) fn run_sql(location: &Location, sql: &str) {
    let server = SERVER.get_or_init(|| start("", 5432));
    let Location::Postgres(address) = location else { unreachable!("it is a database here") };
    let done = Command::new(server.programs.join("psql"))
        .args(["-q", "-v", "ON_ERROR_STOP=1", "-d", address, "-c", sql])
        .status()
        .expect("psql comes with PostgreSQL");
    assert!(done.success(), "{sql}");
}

/// Starts a server in a folder prepared by a shell script.
pub(crate) fn start(prepare: &str, port: u16) -> Server {
    let programs = programs();
    let mut shell = as_nobody()
        .args(["sh", "-c", SCRIPT, "sh"])
        .arg(&programs)
        .args([prepare, &port.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell can be started");
    let mut folder = String::new();
    let output = shell.stdout.take().expect("the output is piped");
    BufReader::new(output).read_line(&mut folder).expect("the shell prints the folder");
    assert!(!folder.is_empty(), "PostgreSQL did not start; see its output above");
    Server { folder: folder.trim_end().to_owned(), port, programs, _shell: shell }
}

/// Returns a command that runs as `nobody` if this process is root, since PostgreSQL refuses to run as root.
fn as_nobody() -> Command {
    let id = Command::new("id").arg("-u").output().expect("every system has `id`");
    if id.stdout.trim_ascii() != b"0" {
        return Command::new("env");
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "env", "HOME=/"]);
    command
}

/// Returns the folder of the server's programs, which Debian keeps outside `PATH`.
fn programs() -> PathBuf {
    let mut folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    if let Ok(versions) = Path::new("/usr/lib/postgresql").read_dir() {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    folders
        .into_iter()
        .find(|folder| folder.join("initdb").is_file() && folder.join("createdb").is_file())
        .expect("PostgreSQL is installed, which `cargo xtask database` ensures")
}
