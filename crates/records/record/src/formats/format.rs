use variants::Variant;

use crate::formats::official;

game::codes! {
    /// A format of game records. The codes are used on the command line.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Format {
        /// Our own format: tags, then numbered turns.
        Record = "record",
        /// Boardspace's SGF format for YINSH and GIPF.
        Sgf = "sgf",
        /// Board Game Arena's log of a game of YINSH, in JSON.
        Bga = "bga",
        /// Our own records as JSON, one object per line.
        Json = "json",
        /// The official notation of GIPF.
        Official = "official",
        /// One game of YINSH per line: variant, winner, rings off, actions.
        Lines = "lines",
    }
}

impl Format {
    /// Detects the format of a text; returns `None` if the text is blank.
    ///
    /// Plain turn tokens are indistinguishable from the official notation of GIPF and are detected
    /// as such, unless there are comments or variations.
    #[must_use]
    pub fn detect(text: &str) -> Option<Self> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let mut chars = text.chars();
        let first = chars.next()?;
        let second = chars.as_str().trim_start().chars().next();
        match (first, second) {
            ('{', Some('"')) => {
                let first_field = chars.as_str().trim_start();
                let is_record = first_field.starts_with("\"tags\"");
                return Some(if is_record { Self::Json } else { Self::Bga });
            }
            ('(', Some(';')) => return Some(Self::Sgf),
            ('[' | '{' | '(', _) => return Some(Self::Record),
            _ => {}
        }
        let line =
            text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
        let field = line.and_then(|line| line.split_once('\t')).map(|(field, _)| field);
        if field.is_some_and(|field| field.parse::<Variant>().is_ok()) {
            return Some(Self::Lines);
        }
        if first == '#' {
            // In official notation this line may name the variant; in plain lines it is a comment.
            let word = line.and_then(|line| line.split_whitespace().next());
            let official = official::named_variant(text).is_some()
                || (field.is_none() && word.is_some_and(|word| word.parse::<Variant>().is_err()));
            return Some(if official { Self::Official } else { Self::Lines });
        }
        let variation = text
            .split('(')
            .skip(1)
            .any(|inner| !inner.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with(')'));
        let annotated = variation || text.contains(['{', '[', '$', '!', '?']);
        Some(if annotated { Self::Record } else { Self::Official })
    }
}
