//! The write-ahead log of SQLite, checked before SQLite reads it.
//!
//! SQLite treats a log whose header fails its checks as empty, and ends a log at the first frame that fails its own.
//! After a crash that is right: the rest was never acknowledged. In a damaged log it drops acknowledged turns without a
//! word. The two can be told apart: a transaction is written only when the one before it is on the disk, so a frame
//! behind a commit proves that everything up to this commit was on the disk once.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use crate::{
    OpenError,
    lock::{Lock, with_suffix},
};

/// The length of the header of the log.
const HEADER: usize = 32;

/// The length of the header of a frame, which is followed by a page.
const FRAME_HEADER: usize = 24;

/// The only version of the format.
const VERSION: u32 = 3_007_000;

/// The path of the log of a database.
pub(crate) fn path(database: &Path) -> PathBuf {
    with_suffix(database, "-wal")
}

/// Checks the log of a database file. No log and a log of zeros are fine: both are empty.
pub(crate) fn check(database: &Path) -> Result<(), OpenError> {
    let log = path(database);
    match fs::read(&log) {
        Ok(bytes) => match examine(&bytes) {
            Ok(_) => Ok(()),
            Err(Damage { what, .. }) => {
                Err(OpenError::DamagedLog { path: database.to_owned(), log, what })
            }
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(OpenError::File { path: log, error }),
    }
}

/// Moves a damaged log aside, so that the database can be opened with what is left: the file, and the transactions
/// in front of the damage. Returns the path of the copy, or `None` when the log is not damaged.
///
/// # Errors
/// When a server uses the database, or a file cannot be read or written.
pub fn set_log_aside(database: &Path) -> Result<Option<PathBuf>, OpenError> {
    let _lock = Lock::acquire(database)?;
    let log = path(database);
    let failed = |error| OpenError::File { path: log.clone(), error };
    let bytes = match fs::read(&log) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        read => read.map_err(failed)?,
    };
    let Err(Damage { intact, .. }) = examine(&bytes) else { return Ok(None) };
    let copy = free_name(&log);
    fs::copy(&log, &copy).and_then(|_| File::open(&copy)?.sync_all()).map_err(failed)?;
    let kept = OpenOptions::new().write(true).open(&log).map_err(failed)?;
    kept.set_len(intact as u64).and_then(|()| kept.sync_all()).map_err(failed)?;
    // The index of the log is built anew from what is left.
    fs::remove_file(with_suffix(database, "-shm")).ok();
    Ok(Some(copy))
}

/// A name beside a damaged log that no file has.
fn free_name(log: &Path) -> PathBuf {
    let mut number = 1;
    loop {
        let name = with_suffix(log, &format!(".damaged-{number}"));
        if !name.exists() {
            return name;
        }
        number += 1;
    }
}

/// What is wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Damage {
    what: &'static str,
    /// The length up to the last commit in front of the damage.
    intact: usize,
}

/// Checks the bytes of a log; returns the length up to its last commit.
fn examine(bytes: &[u8]) -> Result<usize, Damage> {
    if bytes.iter().all(|byte| *byte == 0) {
        return Ok(0);
    }
    let Some(header) = Header::read(bytes) else {
        return Err(Damage { what: "its header fails the checks", intact: 0 });
    };
    let mut intact = HEADER;
    let mut sums = header.sums;
    let mut is_intact = true;
    // Whether a commit was seen at or behind the first frame that fails its checks.
    let mut lost_commit = false;
    for (index, frame) in bytes[HEADER..].chunks_exact(FRAME_HEADER + header.page).enumerate() {
        let is_current = (word(frame, 8), word(frame, 12)) == header.salts;
        let expected = header.sum(&frame[FRAME_HEADER..], header.sum(&frame[..8], sums));
        // A frame says what its sum is, so that the next one can be checked behind a damaged one too.
        sums = (word(frame, 16), word(frame, 20));
        let is_valid = is_current && expected == sums;
        if is_valid && lost_commit {
            return Err(Damage { what: "a frame before its end fails the checks", intact });
        }
        is_intact &= is_valid;
        let is_commit = word(frame, 4) != 0;
        if is_intact && is_commit {
            intact = HEADER + (index + 1) * (FRAME_HEADER + header.page);
        }
        lost_commit |= !is_intact && is_current && is_commit;
    }
    Ok(intact)
}

/// What the header of a log says.
struct Header {
    page: usize,
    salts: (u32, u32),
    sums: (u32, u32),
    /// Whether checksums read big-endian words.
    is_big_endian: bool,
}

impl Header {
    fn read(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.get(..HEADER)?;
        let page = usize::try_from(word(bytes, 8)).ok()?;
        let header = Self {
            page,
            salts: (word(bytes, 16), word(bytes, 20)),
            sums: (word(bytes, 24), word(bytes, 28)),
            is_big_endian: word(bytes, 0) & 1 == 1,
        };
        let is_valid = word(bytes, 0) & !1 == 0x377f_0682
            && word(bytes, 4) == VERSION
            && page.is_power_of_two()
            && (512..=65_536).contains(&page)
            && header.sum(&bytes[..24], (0, 0)) == header.sums;
        is_valid.then_some(header)
    }

    /// The checksum of SQLite over more bytes, whose number is a multiple of eight.
    fn sum(&self, bytes: &[u8], sums: (u32, u32)) -> (u32, u32) {
        let read = |bytes: &[u8], at: usize| {
            let word = word(bytes, at);
            if self.is_big_endian { word } else { word.swap_bytes() }
        };
        bytes.chunks_exact(8).fold(sums, |(first, second), pair| {
            let first = first.wrapping_add(read(pair, 0)).wrapping_add(second);
            (first, second.wrapping_add(read(pair, 4)).wrapping_add(first))
        })
    }
}

/// A big-endian word.
fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
