//! The system clock of one process and its children, which a test can set ahead or back.

use std::{
    fs::{self, File},
    os::unix::fs::FileExt as _,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Context as _;

use crate::online::shim;

/// A system clock. Monotonic clocks are left alone.
#[derive(Debug)]
pub(super) struct SystemClock {
    library: PathBuf,
    /// File from which the library reads the offset at every reading of the clock.
    offset: File,
}

impl SystemClock {
    /// Returns a clock that shows the right time.
    pub(super) fn new(name: &str, folder: &Path) -> anyhow::Result<Self> {
        let folder = folder.join(format!("{name}-clock"));
        fs::create_dir_all(&folder)?;
        let offset = folder.join("offset");
        fs::write(&offset, 0_i64.to_ne_bytes())?;
        let library = shim::shifted_clock(&folder, &offset)?.context("there is no C compiler")?;
        Ok(Self { library, offset: File::options().write(true).open(offset)? })
    }

    /// Makes a command read this clock.
    pub(super) fn apply(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library);
    }

    /// Sets the clock ahead by a number of seconds, or back; processes that are running notice at once.
    pub(super) fn set(&self, seconds: i64) -> anyhow::Result<()> {
        Ok(self.offset.write_all_at(&seconds.to_ne_bytes(), 0)?)
    }
}

#[cfg(test)]
mod tests {
    use std::time::{SystemTime, UNIX_EPOCH};

    use super::*;

    #[test]
    fn a_process_reads_the_clock_that_was_set_for_it() {
        let folder = std::env::temp_dir().join(format!("gipfel-clock-{}", std::process::id()));
        let clock = SystemClock::new("date", &folder).unwrap();
        clock.set(-300).unwrap();
        let mut date = Command::new("date");
        clock.apply(date.arg("+%s"));
        let shown = String::from_utf8(date.output().unwrap().stdout).unwrap();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
        fs::remove_dir_all(folder).ok();
        let behind = now - shown.trim().parse::<i64>().unwrap();
        assert!((300..330).contains(&behind), "{behind} s");
    }
}
