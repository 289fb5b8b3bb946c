//! The published files: parts by difficulty, none larger than a page should fetch at once.

use std::{fs, io::Write, path::Path};

use anyhow::{Context, ensure};
use flate2::{Compression, write::GzEncoder};
use puzzles::{Puzzle, read_all};
use variants::Family;

/// The most bytes of a part as it is served, and of all parts of a game.
pub const PART: usize = 50_000;
/// See [`PART`].
pub const GAME: usize = 300_000;

/// What a part is aimed at, so that none comes near the limit.
const AIM: usize = 42_000;

/// The ending of the files.
const ENDING: &str = "puzzles";

/// The file that lists the parts.
const LIST: &str = "parts.tsv";

/// The games that have puzzles, with the names of their files.
pub const GAMES: [(Family, &str); 2] = [(Family::Yinsh, "yinsh"), (Family::Gipf, "gipf")];

/// The size of a text as the server sends it: by gzip, as small as it gets.
#[must_use]
pub fn served_size(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    encoder.write_all(text.as_bytes()).ok();
    encoder.finish().map_or(usize::MAX, |packed| packed.len())
}

/// Writes all files anew; what was there before is gone.
///
/// # Errors
/// If a part or a game is too large, or if writing fails.
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
        ensure!(size <= GAME, "{name} has {size} bytes as served");
        let parts = size.div_ceil(AIM).max(1);
        for (index, part) in own.chunks(own.len().div_ceil(parts).max(1)).enumerate() {
            let file = format!("{name}-{}.{ENDING}", index + 1);
            let text = text_of(name, part);
            let size = served_size(&text);
            ensure!(size <= PART, "{file} has {size} bytes as served");
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

/// The text of each part, by the name of its file, in the order of the list.
///
/// # Errors
/// If a file is missing.
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

/// All published puzzles.
///
/// # Errors
/// If a file is missing, or a line is no puzzle.
pub fn published(folder: &Path) -> anyhow::Result<Vec<Puzzle>> {
    let mut puzzles = Vec::new();
    for (name, text) in parts(folder)? {
        let part = read_all(&text);
        puzzles.extend(part.map_err(|(line, error)| anyhow::anyhow!("{name}:{line}: {error}"))?);
    }
    Ok(puzzles)
}
