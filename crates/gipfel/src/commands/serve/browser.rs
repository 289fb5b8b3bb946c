//! Opens an address in the browser of this machine.

use std::{
    io,
    process::{Command, Stdio},
};

/// Programs that open addresses, depending on the system.
const OPENERS: &[&[&str]] = if cfg!(target_os = "macos") {
    &[&["open"]]
} else if cfg!(windows) {
    &[&["rundll32", "url.dll,FileProtocolHandler"]]
} else {
    &[&["xdg-open"], &["gio", "open"], &["wslview"]]
};

/// Opens an address without waiting for the browser.
pub(crate) fn open(url: &str) -> io::Result<()> {
    let mut failed = io::Error::from(io::ErrorKind::NotFound);
    for opener in OPENERS {
        let started = Command::new(opener[0])
            .args(&opener[1..])
            .arg(url)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        match started {
            Ok(_) => return Ok(()),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}
