//! PostgreSQL and NATS for these tests, started from the programs installed on the system.

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

/// Starts a PostgreSQL server in a new folder, prints the folder, and stops the server when its standard input is
/// closed.
const SCRIPT: &str = r#"
set -e
export PATH="$1:$PATH"
cd /
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
initdb -D "$folder/data" -U gipfel -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
postgres -D "$folder/data" -k "$folder" -c listen_addresses= -c fsync=off -c max_connections=300 </dev/null >"$folder/log" 2>&1 &
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

/// A PostgreSQL server, shared by all tests.
struct Postgres {
    folder: String,
    programs: PathBuf,
    // The open standard input of the shell keeps the server alive.
    _shell: Child,
}

static POSTGRES: OnceLock<Postgres> = OnceLock::new();

fn number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Creates a database and returns its address.
pub(crate) fn database() -> String {
    let server = POSTGRES.get_or_init(start_postgres);
    let name = format!("nodes{}", number());
    let made = Command::new(server.programs.join("createdb"))
        .args(["-h", &server.folder, "-U", "gipfel", &name])
        .status()
        .expect("createdb comes with PostgreSQL");
    assert!(made.success(), "createdb failed");
    format!("host={} user=gipfel dbname={name}", server.folder)
}

/// Returns the only cell of a query's result.
pub(crate) fn query(database: &str, sql: &str) -> String {
    let server = POSTGRES.get_or_init(start_postgres);
    let answer = Command::new(server.programs.join("psql"))
        .args(["-At", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", sql])
        .output()
        .expect("psql comes with PostgreSQL");
    assert!(answer.status.success(), "{sql}");
    String::from_utf8(answer.stdout).expect("UTF-8").trim().to_owned()
}

fn start_postgres() -> Postgres {
    let programs = programs();
    let mut shell = as_nobody()
        .args(["sh", "-c", SCRIPT, "sh"])
        .arg(&programs)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell can be started");
    let mut folder = String::new();
    let output = shell.stdout.take().expect("the output is piped");
    BufReader::new(output).read_line(&mut folder).expect("the shell prints the server's folder");
    assert!(!folder.is_empty(), "PostgreSQL did not start; its output is above");
    Postgres { folder: folder.trim_end().to_owned(), programs, _shell: shell }
}

/// Returns a command that runs as another user, because PostgreSQL refuses to run as root.
fn as_nobody() -> Command {
    let id = Command::new("id").arg("-u").output().expect("every system has `id`");
    if id.stdout.trim_ascii() != b"0" {
        return Command::new("env");
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "env", "HOME=/"]);
    command
}

/// Returns the folder of the server's programs, which Debian keeps outside the path.
fn programs() -> PathBuf {
    let mut folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    if let Ok(versions) = Path::new("/usr/lib/postgresql").read_dir() {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres", "createdb", "psql"].iter().all(|name| folder.join(name).is_file())
    };
    folders.into_iter().find(has_all).expect("PostgreSQL is installed")
}

/// A NATS server with JetStream, which is stopped at the end of the test.
pub(crate) struct Nats {
    server: Child,
    folder: PathBuf,
    pub(crate) address: String,
}

impl Nats {
    pub(crate) fn start() -> Self {
        let folder = env::temp_dir().join(format!("gipfel-nats-{}-{}", process::id(), number()));
        fs::create_dir_all(&folder).expect("a folder");
        let server = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", "-1", "-js", "-sd"])
            .arg(&folder)
            .arg("--ports_file_dir")
            .arg(&folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("nats-server is installed");
        let ports = folder.join(format!("nats-server_{}.ports", server.id()));
        let mut nats = Self { server, folder, address: String::new() };
        for _ in 0..200 {
            let text = fs::read_to_string(&ports).unwrap_or_default();
            if let Some(address) = text.split('"').find(|part| part.starts_with("nats://")) {
                address.clone_into(&mut nats.address);
                return nats;
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
