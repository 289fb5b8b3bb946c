use variants::{Family, Variant};

use crate::{
    formats::{
        bga,
        error::{ReadError, ReadErrorKind},
        format::Format,
        json::{self, JsonObjects},
        lines, official,
        read_game::ReadGame,
        reading::Reading,
        reserve_warning::ReserveWarning,
        sgf, text,
    },
    limits::RECORDS_MAX_BYTES,
};

/// Options for reading a text.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ReadOptions {
    /// The format; detected if `None`.
    pub format: Option<Format>,
    /// The variant of games that do not name one.
    pub variant: Option<Variant>,
}

/// Reads the games in a text one by one; an invalid game does not affect the others.
///
/// ```
/// use record::{ReadOptions, read};
/// use variants::Variant;
///
/// let options = ReadOptions { variant: Some(Variant::Yinsh), ..ReadOptions::default() };
/// let readings: Vec<_> = read("f6 a5 *\n\nf6 f6 *", options).collect();
/// assert!(readings[0].is_ok());
/// let error = readings[1].as_ref().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 3, turn 1 (Black), \"f6\": a ring is placed on an empty point"
/// );
/// ```
#[must_use]
pub fn read(text: &str, options: ReadOptions) -> Readings<'_> {
    let text = text.trim_start_matches('\u{feff}');
    let detected = options.format.or_else(|| Format::detect(text));
    let format = match (detected, options.variant.map(Variant::family)) {
        // Plain tokens of YINSH look the same, but the official notation is for GIPF only.
        (Some(Format::Official), Some(Family::Yinsh))
            if options.format.is_none() && official::named_variant(text).is_none() =>
        {
            Some(Format::Record)
        }
        (format, _) => format,
    };
    // The byte order mark of UTF-16 when its bytes are read as Latin-1.
    let utf_16 = ["\u{ff}\u{fe}", "\u{fe}\u{ff}"].iter().any(|mark| text.starts_with(mark));
    let source = if text.len() > RECORDS_MAX_BYTES {
        Source::Failed(ReadErrorKind::TooLong)
    } else if utf_16 || text.contains('\0') {
        Source::Failed(ReadErrorKind::NotText)
    } else {
        match format {
            None => Source::Failed(ReadErrorKind::Empty),
            Some(Format::Record) => Source::Record(text::Chunks::new(text)),
            Some(Format::Sgf) => Source::Sgf(sgf::Trees::new(text)),
            Some(Format::Lines) => Source::Lines(lines::Lines::new(text)),
            Some(Format::Json) => Source::Json(JsonObjects::new(text)),
            Some(Format::Bga) => Source::Bga(text),
            Some(Format::Official) => Source::Official(text),
        }
    };
    Readings {
        source,
        format,
        format_guessed: options.format.is_none(),
        variant: options.variant,
        variant_guessed: false,
        warning: None,
        length: text.len(),
        started: false,
    }
}

/// Iterator over the games in a text; see [`read`].
#[derive(Debug)]
pub struct Readings<'a> {
    source: Source<'a>,
    format: Option<Format>,
    format_guessed: bool,
    variant: Option<Variant>,
    variant_guessed: bool,
    warning: Option<ReserveWarning>,
    length: usize,
    started: bool,
}

#[derive(Debug)]
enum Source<'a> {
    Record(text::Chunks<'a>),
    Sgf(sgf::Trees<'a>),
    Lines(lines::Lines<'a>),
    Json(JsonObjects<'a>),
    Bga(&'a str),
    Official(&'a str),
    Failed(ReadErrorKind),
    Ended,
}

impl Readings<'_> {
    /// Returns the format being read, if the text has one.
    #[must_use]
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// Returns whether the variant of the game read last was guessed. If the text does not name a
    /// variant, the first one under which the game is legal is chosen.
    #[must_use]
    pub fn variant_guessed(&self) -> bool {
        self.variant_guessed
    }

    /// Returns the first wrong reserve count of the game read last, if there is one; of a game that was
    /// refused, the first one before the error.
    #[must_use]
    pub fn warning(&self) -> Option<ReserveWarning> {
        self.warning
    }

    /// Returns the number of bytes read so far, out of [`Self::length`].
    #[must_use]
    pub fn bytes_read(&self) -> usize {
        match &self.source {
            Source::Record(chunks) => chunks.bytes_read(),
            Source::Sgf(trees) => trees.bytes_read(),
            Source::Lines(lines) => lines.bytes_read(),
            Source::Json(objects) => objects.bytes_read(),
            Source::Bga(_) | Source::Official(_) | Source::Failed(_) => 0,
            Source::Ended => self.length,
        }
    }

    /// Returns the length of the text in bytes.
    #[must_use]
    pub fn length(&self) -> usize {
        self.length
    }

    /// Returns the reading of a game and stores the remarks about it.
    fn reading(&mut self, game: ReadGame) -> Reading {
        (self.variant_guessed, self.warning) = (game.variant_guessed, game.warning);
        game.record.into()
    }
}

impl Iterator for Readings<'_> {
    type Item = Result<Reading, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let variant = self.variant;
        (self.variant_guessed, self.warning) = (false, None);
        let mut earlier = None;
        let reading = match &mut self.source {
            Source::Record(chunks) => {
                let chunk = chunks.next();
                chunk.map(|chunk| {
                    text::read_chunk(chunk, variant, &mut earlier).map(|game| self.reading(game))
                })
            }
            Source::Sgf(trees) => trees.next().map(|tree| {
                tree.and_then(|tree| sgf::read_tree(&tree, variant)).map(Reading::from)
            }),
            Source::Lines(lines) => {
                lines.next().map(|(line, text)| lines::read_line(line, text).map(Reading::from))
            }
            Source::Json(objects) => objects
                .next()
                .map(|(line, text)| json::read_object(line, text, variant).map(Reading::from)),
            &mut Source::Bga(text) => {
                self.source = Source::Ended;
                Some(bga::read_log(text, variant))
            }
            &mut Source::Official(text) => {
                self.source = Source::Ended;
                Some(match official::read_turns(text, variant, &mut earlier) {
                    Ok(game) => Ok(self.reading(game)),
                    Err(error) => {
                        let at_first = error.at_first && self.format_guessed;
                        Err(ReadError { at_first, ..error })
                    }
                })
            }
            Source::Failed(kind) => {
                let error = ReadError::new(1, kind.clone());
                self.source = Source::Ended;
                Some(Err(error))
            }
            Source::Ended => return None,
        };
        if let Some(Err(_)) = &reading {
            self.warning = earlier;
        }
        if reading.is_none() {
            self.source = Source::Ended;
            if !self.started {
                return Some(Err(ReadError::new(1, ReadErrorKind::Empty)));
            }
        }
        self.started = true;
        reading
    }
}
