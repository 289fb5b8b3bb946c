use hexgrid::Symmetry;

use crate::{
    error::ReadError,
    puzzle::{Puzzle, replayed},
    replay::PuzzleGame,
};

/// A key that two puzzles share if one is the other turned, mirrored, or with colours exchanged.
///
/// # Errors
/// If the puzzle's own turns cannot be played.
pub fn folded_key(puzzle: &Puzzle) -> Result<String, ReadError> {
    let position = replayed!(puzzle, replay => least_image(&replay.position));
    Ok(format!("{} {position}", puzzle.variant))
}

fn least_image<G: PuzzleGame>(position: &G) -> String {
    let images = Symmetry::ALL.into_iter().map(|symmetry| position.image(symmetry).to_string());
    images.flat_map(|image| [exchanged(&image), image]).min().unwrap_or_default()
}

/// A position string with the colours exchanged.
fn exchanged(text: &str) -> String {
    let letter = |letter: char| {
        if letter.is_ascii_uppercase() {
            letter.to_ascii_lowercase()
        } else {
            letter.to_ascii_uppercase()
        }
    };
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for (index, field) in fields.iter_mut().enumerate() {
        *field = match index {
            0 => field.chars().map(letter).collect(),
            1 => {
                if field == "w" {
                    "b".into()
                } else {
                    "w".into()
                }
            }
            2 => match field.split_once(':') {
                Some((stage, "w")) => format!("{stage}:b"),
                Some((stage, _)) => format!("{stage}:w"),
                None => field.clone(),
            },
            3 => field.split_once('-').map_or_else(|| field.clone(), |(a, b)| format!("{b}-{a}")),
            // Rights: White's letters stand first.
            _ => {
                let (mut white, black): (String, String) =
                    field.chars().map(letter).partition(char::is_ascii_uppercase);
                white.push_str(&black);
                white
            }
        };
    }
    fields.join(" ")
}
