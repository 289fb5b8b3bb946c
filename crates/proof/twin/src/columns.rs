//! The board part of a position string: columns joined by `/`, each listed from the bottom row up.

use crate::point::Point;
use std::collections::BTreeMap;

/// One column of a board: its letter, its lowest row and its highest row.
pub(crate) type Column = (char, u8, u8);

/// Writes the letters on a board; a run of empty places is written as its length, a run of ten as `91`.
pub(crate) fn write(columns: &[Column], letters: &BTreeMap<Point, char>) -> String {
    let mut written = Vec::new();
    for &(column, lowest, highest) in columns {
        let mut text = String::new();
        let mut empty = 0;
        for row in lowest..=highest {
            match letters.get(&(column, row)) {
                None => empty += 1,
                Some(&letter) => {
                    write_empty(&mut text, empty);
                    empty = 0;
                    text.push(letter);
                }
            }
        }
        write_empty(&mut text, empty);
        written.push(text);
    }
    written.join("/")
}

/// Writes a run of empty places; a digit is at most nine, so a longer run takes several digits.
fn write_empty(text: &mut String, mut empty: u32) {
    while empty > 9 {
        text.push('9');
        empty -= 9;
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
}

/// Reads the output of `write`; every letter must be one of `known`.
pub(crate) fn read(columns: &[Column], known: &str, text: &str) -> Option<BTreeMap<Point, char>> {
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != columns.len() {
        return None;
    }
    let mut letters = BTreeMap::new();
    for (&(column, lowest, highest), part) in columns.iter().zip(parts) {
        let mut row = u32::from(lowest);
        for letter in part.chars() {
            if let Some(empty) = letter.to_digit(10).filter(|&digit| digit > 0) {
                row += empty;
            } else if known.contains(letter) && row <= u32::from(highest) {
                letters.insert((column, u8::try_from(row).ok()?), letter);
                row += 1;
            } else {
                return None;
            }
        }
        if row != u32::from(highest) + 1 {
            return None;
        }
    }
    Some(letters)
}
