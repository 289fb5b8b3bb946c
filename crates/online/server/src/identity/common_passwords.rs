//! Detection of common passwords by the patterns that people use, instead of by a list.
//!
//! Such a password is one idea with decoration: a word followed by digits, letters written as digits, a walk over the keyboard,
//! an alphabet, a date, a repetition. The decoration is stripped, and the remaining core must not be a known idea.

use std::{collections::HashSet, sync::LazyLock};

/// Minimum number of characters of a password after its decoration is stripped.
const CORE_MIN_CHARS: usize = 5;

/// Minimum number of different characters.
const DISTINCT_CHARS_MIN: usize = 4;

/// Rows and columns of keyboards, and sequences that people count through. Each is read in both directions.
const WALKS: [&str; 10] = [
    "qwertyuiop[]",
    "qwertzuiopü+",
    "azertyuiop",
    "asdfghjkl;'",
    "zxcvbnm,./",
    "yxcvbnm,.-",
    "12345678901234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6y7u8i9o0p",
];

/// Maximum length of a stripped password that counts as common if it consists of three words.
const THREE_WORDS_MAX_CHARS: usize = 9;

/// Returns whether a password follows a common pattern.
pub(crate) fn is_common(password: &str) -> bool {
    let lower = password.to_lowercase();
    let different: HashSet<char> = lower.chars().collect();
    if different.len() < DISTINCT_CHARS_MIN || is_walked(&lower) || is_repeated(&lower) {
        return true;
    }
    // Words separated by spaces are a passphrase, which is what we want.
    if lower.contains(' ') {
        return false;
    }
    [lower.clone(), plain(&lower)].iter().any(|text| {
        let idea = text.trim_matches(|c: char| !c.is_alphabetic());
        idea.chars().count() < CORE_MIN_CHARS
            || is_walked(idea)
            || is_repeated(idea)
            || is_words(idea, if idea.chars().count() <= THREE_WORDS_MAX_CHARS { 3 } else { 2 })
    })
}

/// Replaces digits and symbols with the letters that they stand for.
fn plain(text: &str) -> String {
    let letter = |c| match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    };
    text.chars().map(letter).collect()
}

/// Returns whether a string consists of pieces of walks, each at least three characters long.
fn is_walked(text: &str) -> bool {
    let text: Vec<char> = text.chars().collect();
    let mut rest = text.as_slice();
    while !rest.is_empty() {
        let longest = (3..=rest.len()).rev().find(|length| STEPS.contains(&rest[..*length]));
        match longest {
            Some(length) => rest = &rest[length..],
            None => return false,
        }
    }
    true
}

/// All pieces of the walks, in both directions.
static STEPS: LazyLock<HashSet<Vec<char>>> = LazyLock::new(|| {
    let mut steps = HashSet::new();
    for walk in WALKS {
        let there: Vec<char> = walk.chars().collect();
        let back: Vec<char> = there.iter().rev().copied().collect();
        for way in [there, back] {
            for length in 3..=way.len() {
                steps.extend(way.windows(length).map(<[char]>::to_vec));
            }
        }
    }
    steps
});

/// Returns whether a string is one repeated piece.
fn is_repeated(text: &str) -> bool {
    let text: Vec<char> = text.chars().collect();
    (1..=text.len() / 2).any(|length| {
        text.len().is_multiple_of(length)
            && text.chunks(length).all(|piece| piece == &text[..length])
    })
}

/// Returns whether a string consists of at most `most` dictionary words, written without spaces: `yinshgipf`, `letmein`.
fn is_words(text: &str, most: usize) -> bool {
    DICTIONARY.contains(text)
        || most > 1
            && text.char_indices().skip(1).any(|(at, _)| {
                let (first, rest) = text.split_at(at);
                DICTIONARY.contains(first) && is_words(rest, most - 1)
            })
}

/// All words on this site in all its languages: the words that come to a visitor's mind, including "password".
static DICTIONARY: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let words = words::sources().flat_map(|source| source.split(|c: char| !c.is_alphabetic()));
    words.filter(|word| word.chars().count() > 1).map(str::to_lowercase).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_that_follow_a_common_pattern_are_common() {
        for password in [
            "password",
            "Password1",
            "p@ssw0rd",
            "PASSWORD123!",
            "passwort",
            "12345678",
            "87654321",
            "11111111",
            "12341234",
            "1q2w3e4r",
            "1qaz2wsx",
            "qwertyuiop",
            "qwerty123",
            "qwertz123",
            "asdfghjk",
            "zxcvbnm1",
            "abcd1234",
            "abc12345",
            "computer",
            "letmein1",
            "changeme",
            "yinshgipf",
            "gipfel123",
            "aaaaaaaaaaaa",
            "abababab",
            "19841984",
            "01011990",
            "spieler1",
            "jugador99",
        ] {
            assert!(is_common(password), "{password}");
        }
    }

    #[test]
    fn other_passwords_are_not_common() {
        for password in [
            "three rings off",
            "a ring jumps",
            "eight 88",
            "пароль-на-горі",
            "kV9-plumbago",
            "correcthorsebatterystaple",
            "Xk29fmQp",
            "fünf in einer Reihe",
            "vuQ7-zzol-93",
        ] {
            assert!(!is_common(password), "{password}");
        }
    }
}
