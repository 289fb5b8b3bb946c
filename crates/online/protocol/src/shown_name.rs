//! Names that could be mistaken for somebody else's.

use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};

/// Words that no name may contain: the player could be mistaken for an operator of the site, or for its engine.
const OFFICIAL: [&str; 14] = [
    "admin",
    "administrator",
    "engine",
    "mod",
    "moderator",
    "moderators",
    "official",
    "operator",
    "operators",
    "root",
    "staff",
    "support",
    "sysop",
    "system",
];

/// Complete names that refer to nobody in particular.
const NOBODY: [&str; 7] = ["guest", "anonymous", "nobody", "deleted", "null", "undefined", "me"];

/// Returns whether a name is reserved, because its owner could be mistaken for an operator, the engine or a guest.
#[must_use]
pub fn is_reserved(name: &str) -> bool {
    let folded = folded(name);
    let whole: String = folded.chars().filter(char::is_ascii_alphanumeric).collect();
    let mut words = folded.split(|letter: char| !letter.is_alphanumeric());
    NOBODY.contains(&whole.as_str())
        || whole.starts_with("gipfel")
        || is_official(&whole)
        || words.any(|word| is_official(word) || word.starts_with("gipfel"))
}

/// Returns a name in the form in which it is compared with the names of accounts: in lower case, without combining marks, and
/// with look-alike letters replaced by letters from A to Z.
#[must_use]
pub fn folded(name: &str) -> String {
    let letters = name.nfkd().filter(|letter| !is_combining_mark(*letter));
    letters.flat_map(char::to_lowercase).map(plain).collect()
}

/// Returns whether a word is official, with or without digits around it.
fn is_official(word: &str) -> bool {
    OFFICIAL.contains(&word.trim_matches(|letter: char| letter.is_ascii_digit()))
}

/// Returns the letter from A to Z that a lower-case letter looks like, or the letter itself.
const fn plain(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ё' | 'ε' => 'e',
        'ɡ' => 'g',
        'һ' | 'н' => 'h',
        'і' | 'ї' | 'ı' | 'ι' => 'i',
        'ј' | 'ϳ' => 'j',
        'к' | 'κ' => 'k',
        'ӏ' => 'l',
        'м' => 'm',
        'ո' | 'η' => 'n',
        'о' | 'ο' | 'σ' | 'օ' | 'ø' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'г' => 'r',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'ս' => 'u',
        'ν' | 'ѵ' => 'v',
        'ԝ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_official_are_reserved() {
        for name in [
            "admin",
            "ADMIN",
            "Admin 2",
            "The Admin",
            "Аdmin",
            "Ａｄｍｉｎ",
            "Ádmin",
            "a.d.m.i.n",
            "Gipfel",
            "Gipfel-5",
            "the_gipfel_engine",
            "Moderator",
            "guest",
            "_me_",
        ] {
            assert!(is_reserved(name), "{name}");
        }
    }

    #[test]
    fn ordinary_names_are_not_reserved() {
        for name in ["Anna", "Rooty", "Modest", "Call me Al", "Мотя", "Engineer", "ring-master_3"]
        {
            assert!(!is_reserved(name), "{name}");
        }
    }

    #[test]
    fn letters_that_look_alike_are_treated_as_equal() {
        for name in ["Anna", "ANNA", "Аnnа", "Ánna", "Ａnna"] {
            assert_eq!(folded(name), "anna", "{name}");
        }
        assert_eq!(folded("Ring-Master_3"), "ring-master_3");
    }
}
