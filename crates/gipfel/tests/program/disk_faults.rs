//! Tests of the program on a failing disk.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::run::program;

/// Library that injects the faults. A C compiler is available, because SQLite was built with it.
static LIBRARY: LazyLock<PathBuf> = LazyLock::new(|| {
    let library = env::temp_dir().join(format!("gipfel-disk-faults-{}.so", process::id()));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/disk_faults.c");
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let compiled = Command::new(compiler)
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(source)
        .arg("-ldl")
        .status();
    assert!(compiled.expect("a C compiler").success());
    library
});

/// Folder with a database on a disk that can be made to fail, and a server that uses it.
struct FaultyDisk {
    folder: PathBuf,
    child: Option<Child>,
    address: String,
}

impl FaultyDisk {
    fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("gipfel-faults-{}-{number}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let mut disk = Self { folder, child: None, address: String::new() };
        disk.start();
        disk
    }

    fn start(&mut self) {
        let mut child = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(self.folder.join("data"))
            .env("LD_PRELOAD", &*LIBRARY)
            .env("DISK_FAULTS", &self.folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        self.address = address.unwrap_or_default().to_owned();
        self.child = Some(child);
    }

    /// Turns a fault on or off.
    fn set(&self, fault: &str, on: bool) {
        let path = self.folder.join(fault);
        if on {
            fs::write(path, "").expect("a file");
        } else {
            fs::remove_file(path).expect("a file");
        }
    }

    /// Returns the response, which is empty if the server exits before it has sent one.
    fn request(&self, method: &str, path: &str, body: &str) -> String {
        let (address, length) = (&self.address, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
             connection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        );
        let mut answer = String::new();
        if let Ok(mut stream) = TcpStream::connect(address) {
            stream.write_all(request.as_bytes()).ok();
            stream.read_to_string(&mut answer).ok();
        }
        answer
    }

    /// Waits until the server exits, and returns the exit code and stderr.
    fn wait(&mut self) -> (Option<i32>, String) {
        let mut child = self.child.take().expect("a server");
        let began = Instant::now();
        while child.try_wait().expect("a child").is_none() {
            assert!(began.elapsed() < Duration::from_secs(20), "the server did not exit");
            thread::sleep(Duration::from_millis(20));
        }
        let output = child.wait_with_output().expect("a child");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

impl Drop for FaultyDisk {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().ok();
            child.wait().ok();
        }
        fs::remove_dir_all(&self.folder).ok();
    }
}

#[test]
fn a_failed_fsync_ends_the_server_with_a_specific_exit_code_and_a_restart_recovers() {
    let mut disk = FaultyDisk::new();
    let wanted = r#"{"variant": "yinsh", "clock": "-", "opponent": "open"}"#;
    let made = disk.request("POST", "/api/games", wanted);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    let id = made.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an id");
    let game = format!("/api/games/{id}");
    disk.set("fsync-fails", true);
    let lost = disk.request("POST", "/api/games", wanted);
    assert!(!lost.starts_with("HTTP/1.1 2"), "{lost}");
    let (code, text) = disk.wait();
    assert_eq!(code, Some(74), "{text}");
    assert!(text.contains("the database can no longer be written"), "{text}");
    disk.set("fsync-fails", false);
    disk.start();
    let found = disk.request("GET", &game, "");
    assert!(found.starts_with("HTTP/1.1 200"), "{found}");
}
