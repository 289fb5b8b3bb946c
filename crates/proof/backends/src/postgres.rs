use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
};

use crate::shell::Shell;

/// Script that starts a server in a new folder, prints the folder, and stops the server when its standard input closes. The
/// arguments are the folder of the server's programs; a script that prepares the new folder and may set `options`; and the port,
/// which is also part of the name of the socket.
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
postgres -D "$folder/data" -k "$folder" $options -c fsync=off -c max_connections=300 </dev/null >"$folder/log" 2>&1 &
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

/// A PostgreSQL server.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    programs: PathBuf,
    _shell: Shell,
}

static SHARED: OnceLock<Postgres> = OnceLock::new();

fn shared() -> &'static Postgres {
    SHARED.get_or_init(|| Postgres::prepared("", 5432))
}

/// Creates a database on the server that all tests of this process share, and returns its address.
///
/// # Panics
/// Panics if PostgreSQL is missing or does not start.
#[must_use]
pub fn database() -> String {
    let server = shared();
    format!("host={} user=gipfel dbname={}", server.folder.display(), server.create_database())
}

/// Runs statements on a database, given by its address, and returns the output without headings.
///
/// # Panics
/// Panics if a statement fails.
#[must_use]
pub fn query(database: &str, sql: &str) -> String {
    let output = Command::new(shared().programs.join("psql"))
        .args(["-qAt", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", sql])
        .stderr(Stdio::inherit())
        .output()
        .expect("psql comes with PostgreSQL");
    assert!(output.status.success(), "{sql}");
    String::from_utf8(output.stdout).expect("the output is UTF-8").trim().to_owned()
}

impl Postgres {
    /// Starts a server in a folder prepared by a shell script, which finds the folder in `$folder`. Unless the script sets
    /// `options`, the server is reachable only through a socket in its folder.
    ///
    /// # Panics
    /// Panics if PostgreSQL is missing or does not start.
    #[must_use]
    pub fn prepared(script: &str, port: u16) -> Self {
        let programs =
            programs().expect("PostgreSQL is installed, which `cargo xtask verify` ensures");
        let mut command = as_nobody();
        command.args(["sh", "-c", SCRIPT, "sh"]).arg(&programs).args([script, &port.to_string()]);
        let (shell, folder) = Shell::run(&mut command);
        assert!(!folder.is_empty(), "PostgreSQL did not start; see its output above");
        Self { folder: folder.into(), port, programs, _shell: shell }
    }

    /// Returns the server's folder, which is also that of its socket.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the server's port.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Creates a database, and returns its name.
    ///
    /// # Panics
    /// Panics if the database cannot be created.
    #[must_use]
    pub fn create_database(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let made = Command::new(self.programs.join("createdb"))
            .arg("-h")
            .arg(&self.folder)
            .args(["-p", &self.port.to_string(), "-U", "gipfel", &name])
            .status()
            .expect("createdb comes with PostgreSQL");
        assert!(made.success(), "createdb failed");
        name
    }
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

/// Returns the folder of the server's programs, which Debian keeps outside `PATH`; `None` if PostgreSQL is not installed.
#[must_use]
pub fn programs() -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    if let Ok(versions) = Path::new("/usr/lib/postgresql").read_dir() {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres", "createdb", "pg_isready", "psql"]
            .iter()
            .all(|name| folder.join(name).is_file())
    };
    folders.into_iter().find(has_all)
}
