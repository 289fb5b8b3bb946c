//! The published files: parts sorted by difficulty, each small enough for a page to fetch at once.

use std::{fs, io::Write, path::Path};

use anyhow::{Context, ensure};
use flate2::{Compression, write::GzEncoder};
use puzzles::{Puzzle, read_all};
use variants::Family;

/// Maximum compressed size of a part in bytes.
pub const PART_MAX_BYTES: usize = 50_000;
/// Maximum compressed size of all parts of a game in bytes.
pub const GAME_MAX_BYTES: usize = 300_000;

/// Target size of a part in bytes, some way below the limit.
const PART_TARGET_BYTES: usize = 42_000;

/// File extension of the parts.
const ENDING: &str = "puzzles";

/// Name of the file that lists the parts.
const LIST: &str = "parts.tsv";

/// Games that have puzzles, with the names of their files.
pub const GAMES: [(Family, &str); 2] = [(Family::Yinsh, "yinsh"), (Family::Gipf, "gipf")];

/// Returns the size of a text as served: compressed with gzip at the highest level.
#[must_use]
pub fn served_size(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    encoder.write_all(text.as_bytes()).ok();
    encoder.finish().map_or(usize::MAX, |packed| packed.len())
}

/// Writes all files, replacing the existing ones.
///
/// # Errors
/// Returns an error if a part or a game is too large, or if writing fails.
pub fn write(folder: &Path, puzzles: &[Puzzle]) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    for old in fs::read_dir(folder)? {
        let old = old?.path();
        if old.extension().is_some_and(|ending| ending == ENDING) {
            fs::remove_file(old)?;
        }
    }
    let mut list = String::from(
        "# Parts of the puzzles: file, puzzles, least and greatest difficulty; docs/puzzles.md\n",
    );
    for (family, name) in GAMES {
        let mut own: Vec<&Puzzle> =
            puzzles.iter().filter(|puzzle| puzzle.variant.family() == family).collect();
        own.sort_by_cached_key(|puzzle| (puzzle.difficulty, puzzle.to_string()));
        let whole = text_of(name, &own);
        let size = served_size(&whole);
        ensure!(size <= GAME_MAX_BYTES, "{name} is too large: {size} bytes as served");
        let parts = size.div_ceil(PART_TARGET_BYTES).max(1);
        for (index, part) in own.chunks(own.len().div_ceil(parts).max(1)).enumerate() {
            let file = format!("{name}-{}.{ENDING}", index + 1);
            let text = text_of(name, part);
            let size = served_size(&text);
            ensure!(size <= PART_MAX_BYTES, "{file} is too large: {size} bytes as served");
            fs::write(folder.join(&file), text)?;
            let difficulty =
                |puzzle: Option<&&Puzzle>| puzzle.map_or(0, |puzzle| puzzle.difficulty);
            let (least, greatest) = (difficulty(part.first()), difficulty(part.last()));
            list += &format!("{file}\t{}\t{least}\t{greatest}\n", part.len());
        }
    }
    Ok(fs::write(folder.join(LIST), list)?)
}

fn text_of(name: &str, puzzles: &[&Puzzle]) -> String {
    let lines = puzzles.iter().map(|puzzle| format!("{puzzle}\n"));
    std::iter::once(format!("# Puzzles of {name}; docs/puzzles.md\n")).chain(lines).collect()
}

/// Returns the name and the text of each part, in the order of the list.
///
/// # Errors
/// Returns an error if a file is missing.
pub fn parts(folder: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let list =
        fs::read_to_string(folder.join(LIST)).with_context(|| folder.display().to_string())?;
    let names = list.lines().filter(|line| !line.starts_with('#'));
    names
        .filter_map(|line| line.split('\t').next())
        .map(|name| {
            Ok((
                name.to_owned(),
                fs::read_to_string(folder.join(name)).with_context(|| name.to_owned())?,
            ))
        })
        .collect()
}

/// Returns all published puzzles.
///
/// # Errors
/// Returns an error if a file is missing, or if a line is not a puzzle.
pub fn published(folder: &Path) -> anyhow::Result<Vec<Puzzle>> {
    let mut puzzles = Vec::new();
    for (name, text) in parts(folder)? {
        let part = read_all(&text);
        puzzles.extend(part.map_err(|(line, error)| anyhow::anyhow!("{name}:{line}: {error}"))?);
    }
    Ok(puzzles)
}
