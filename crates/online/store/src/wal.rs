//! Check of SQLite's write-ahead log before SQLite reads it.
//!
//! SQLite treats a log with an invalid header as empty, and stops reading a log at the first invalid frame. After a crash, this
//! is correct: the remaining frames were never acknowledged. In a damaged log, it silently drops acknowledged turns. The two
//! cases can be distinguished: a transaction is written only when the previous one is on the disk, so a frame after a commit
//! proves that everything up to this commit was once on the disk.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use crate::{
    lock::{Lock, with_suffix},
    open_error::OpenError,
};

/// Length of the header of the log, in bytes.
const HEADER: usize = 32;

/// Length of the header of a frame, in bytes. A page follows it.
const FRAME_HEADER: usize = 24;

/// Version of the log format; only one exists.
const VERSION: u32 = 3_007_000;

/// Returns the path of the log of a database.
pub(crate) fn path(database: &Path) -> PathBuf {
    with_suffix(database, "-wal")
}

/// Checks the log of a database file. A missing log and a log that contains only zeros are valid: both are empty.
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

/// Copies a damaged log to a new file and cuts the original off at the damage; the database can then be opened with the
/// transactions before it. Returns the path of the copy, or `None` if the log is not damaged.
///
/// # Errors
/// Returns an error if a server is using the database, or if a file cannot be read or written.
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
    // SQLite rebuilds the index of the log from the remaining frames.
    fs::remove_file(with_suffix(database, "-shm")).ok();
    Ok(Some(copy))
}

/// Returns an unused name in the folder of a damaged log.
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

/// Damage to a log.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Damage {
    what: &'static str,
    /// Length of the log up to the last commit before the damage.
    intact: usize,
}

/// Checks the bytes of a log, and returns the length up to its last commit.
fn examine(bytes: &[u8]) -> Result<usize, Damage> {
    if bytes.iter().all(|byte| *byte == 0) {
        return Ok(0);
    }
    let Some(header) = Header::read(bytes) else {
        return Err(Damage { what: "its header is invalid", intact: 0 });
    };
    let mut intact = HEADER;
    let mut sums = header.sums;
    let mut is_intact = true;
    // Whether a commit was found at or after the first invalid frame.
    let mut lost_commit = false;
    for (index, frame) in bytes[HEADER..].chunks_exact(FRAME_HEADER + header.page).enumerate() {
        let is_current = (word(frame, 8), word(frame, 12)) == header.salts;
        let expected = header.sum(&frame[FRAME_HEADER..], header.sum(&frame[..8], sums));
        // Every frame contains its checksum, so a frame can be checked even if the previous one is damaged.
        sums = (word(frame, 16), word(frame, 20));
        let is_valid = is_current && expected == sums;
        if is_valid && lost_commit {
            return Err(Damage { what: "a frame before its end is invalid", intact });
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

/// Header of a log.
struct Header {
    page: usize,
    salts: (u32, u32),
    sums: (u32, u32),
    /// Whether checksums are computed over big-endian words.
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

    /// Continues SQLite's checksum over more bytes, whose number is a multiple of eight.
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

/// Reads a big-endian word.
fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
