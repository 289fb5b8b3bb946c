//! Runs the program in the root file system of the image, as a container would: as its user, with its variables, and with nothing
//! else to read.

use std::{
    io::{Read as _, Write as _},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::Path,
    process::{Child, Command},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};

use super::instructions::Image;
use crate::shell;

/// Maximum time until the server is ready.
const START_MAX: Duration = Duration::from_secs(30);

/// Pages that the server must serve.
const PAGES: [&str; 2] = ["/en/", "/readyz"];

/// Starts the server, waits until the health check succeeds, fetches pages, and stops it.
pub(super) fn run(system: &Path, image: &Image) -> anyhow::Result<()> {
    // A container has its own port; here another server may use the default one.
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
    let listen = format!("0.0.0.0:{port}");
    let start = |words: &[String]| inside(system, image, words, &listen).spawn();
    let mut server = start(&image.command).context("the program cannot be started")?;
    let result = examine(&mut server, || start(&image.health), port);
    let stopped = shell::run(&format!("kill -TERM {}", server.id()), &[]);
    let status = server.wait()?;
    result.and(stopped)?;
    ensure!(status.success(), "the program did not stop cleanly: {status}");
    println!("\nThe program runs in the root file system of the image and serves its pages.");
    Ok(())
}

/// Returns a command inside the root file system: by `chroot` for root, otherwise by `unshare` in a user namespace.
fn inside(system: &Path, image: &Image, words: &[String], listen: &str) -> Command {
    let (user, group) = image.user;
    let mut command = if is_root() {
        let mut command = Command::new("chroot");
        command.arg(format!("--userspec={user}:{group}")).arg("--groups=").arg(system);
        command
    } else {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-current-user"]).arg("--root").arg(system);
        command
    };
    command.args(words).env_clear();
    // `chroot` and `unshare` themselves are looked up here.
    command.env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    command.envs(image.environment.iter().map(|(name, value)| (name, value)));
    command.env("GIPFEL_LISTEN", listen);
    command
}

/// Waits until the health check succeeds, and fetches pages.
fn examine(
    server: &mut Child,
    check: impl Fn() -> std::io::Result<Child>,
    port: u16,
) -> anyhow::Result<()> {
    let started = Instant::now();
    loop {
        if let Some(status) = server.try_wait()? {
            bail!("the program ended: {status}");
        }
        if check()?.wait()?.success() {
            break;
        }
        ensure!(started.elapsed() < START_MAX, "the health check fails");
        thread::sleep(Duration::from_millis(200));
    }
    for page in PAGES {
        let answer = fetch(port, page).with_context(|| page.to_owned())?;
        ensure!(
            answer.starts_with("HTTP/1.1 200 "),
            "{page}: {}",
            answer.lines().next().unwrap_or_default()
        );
        println!("{page}: 200, {} bytes", answer.len());
    }
    Ok(())
}

fn fetch(port: u16, page: &str) -> anyhow::Result<String> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let request =
        format!("GET {page} HTTP/1.1\r\nhost: localhost:{port}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Returns whether this process is root.
pub(super) fn is_root() -> bool {
    shell::output("id", &["-u"]).is_ok_and(|id| id.trim() == "0")
}
