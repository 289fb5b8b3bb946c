use potentials::Terms;
use record::{
    ChallengeCount, Chunk, Chunks, Comment, CommentError, Links, Score, Tag, Tags, Termination,
    read_tags,
};
use variants::Variant;

use super::{CombinedRecord, ReadError, ReadErrorKind, writer::name};
use crate::{combined_game::CombinedGame, refusal::Refusal, terms::CombinedTerms};

/// The tags that are derived from the game.
const DERIVED: [&str; 8] = [
    "Game",
    "Terms",
    "Links",
    "Challenges",
    "LinkedTimeControl",
    "Result",
    "Termination",
    "Position",
];

/// A record found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<'a> {
    /// Number of the record's first line, from 1.
    pub line: usize,
    /// The text of the record.
    pub text: &'a str,
    /// The combined game or an error; `None` for a record without the tag `Links`, which `record::read` reads.
    pub found: Option<Result<CombinedRecord, ReadError>>,
}

/// Reads the combined games in a text, which may also contain records of single games.
pub fn read(text: &str) -> impl Iterator<Item = Reading<'_>> {
    Chunks::new(text).map(|chunk| {
        let linked = chunk.text.lines().any(|line| {
            let name = line.trim_start().strip_prefix('[').unwrap_or_default().trim_start();
            name.get(..6).is_some_and(|name| name.eq_ignore_ascii_case("Links "))
        });
        let found = linked.then(|| read_chunk(chunk));
        Reading { line: chunk.line, text: chunk.text, found }
    })
}

fn read_chunk(chunk: Chunk<'_>) -> Result<CombinedRecord, ReadError> {
    if chunk.text.len() > record::RECORDS_MAX_BYTES {
        return Err(ReadError::new(chunk.line, ReadErrorKind::TooLong));
    }
    let (tags, at) = read_tags(chunk)
        .map_err(|error| ReadError::new(error.line.0, ReadErrorKind::Text(Box::new(error))))?;
    let game = start(&tags, chunk.line)?;
    let mut reader = Reader { chunk, at, game, open: false, end: None, comments: Vec::new() };
    while let Some(word) = reader.next_word()? {
        reader.read_word(word)?;
    }
    reader.finish(&tags)
}

fn wrong(tag: &Tag, reason: &impl ToString) -> ReadError {
    let (name, reason) = (tag.name.clone(), reason.to_string());
    ReadError::new(tag.line, ReadErrorKind::TagValue { name, reason })
}

/// Returns the game before its first step as specified by the tags.
fn start(tags: &[Tag], line: usize) -> Result<CombinedGame, ReadError> {
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let needed = |name: &'static str| {
        tag(name).ok_or(ReadError::new(line, ReadErrorKind::MissingTag { name }))
    };
    let game = needed("Game")?;
    let own = tag("Terms").map(|tag| tag.value.as_str());
    let variant = Variant::known(&game.value, own).map_err(|error| wrong(game, &error))?;
    let potentials: Terms = match variant {
        Variant::GipfPotentials(terms) => terms,
        _ => return Err(wrong(game, &"only games with potentials have links")),
    };
    let links = needed("Links")?;
    let read: Links = links.value.parse().map_err(|error| wrong(links, &error))?;
    let mut terms = CombinedTerms::new(potentials, read)
        .map_err(|error| ReadError::new(links.line, ReadErrorKind::Link(error)))?;
    if let Some(tag) = tag("Challenges") {
        let challenges: ChallengeCount = tag.value.parse().map_err(|error| wrong(tag, &error))?;
        terms = terms.with_challenges(challenges);
    }
    if let Some(tag) = tag("LinkedTimeControl") {
        let clock = tag.value.parse().map_err(|error| wrong(tag, &error))?;
        terms = terms.with_linked_clock(Some(clock));
    }
    match tag("Position") {
        None => Ok(CombinedGame::start(terms)),
        Some(tag) => CombinedGame::from_position(terms, &tag.value)
            .map_err(|error| ReadError::new(tag.line, ReadErrorKind::Position(error))),
    }
}

struct Reader<'a> {
    chunk: Chunk<'a>,
    at: usize,
    game: CombinedGame,
    /// Whether a `<` is open.
    open: bool,
    end: Option<(Score, usize)>,
    comments: Vec<(usize, Comment)>,
}

impl<'a> Reader<'a> {
    fn error(&self, kind: ReadErrorKind) -> ReadError {
        ReadError::new(self.chunk.line_at(self.at.saturating_sub(1)), kind)
    }

    /// Returns the next word and stores the comments before it.
    fn next_word(&mut self) -> Result<Option<&'a str>, ReadError> {
        loop {
            let rest = &self.chunk.text[self.at..];
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if trimmed.is_empty() {
                return Ok(None);
            }
            let Some(inner) = trimmed.strip_prefix('{') else {
                let ends = |letter: char| letter.is_whitespace() || letter == '{';
                let length = trimmed.find(ends).unwrap_or(trimmed.len());
                self.at += length;
                return Ok(Some(&trimmed[..length]));
            };
            let Some(length) = inner.find('}') else {
                self.at += 1;
                return Err(self.error(ReadErrorKind::UnclosedComment));
            };
            self.at += length + 2;
            match Comment::new(&inner[..length]) {
                Ok(comment) => self.comments.push((self.game.steps().len(), comment)),
                Err(CommentError::Empty) => {}
                Err(error) => return Err(self.error(ReadErrorKind::Comment(error))),
            }
        }
    }

    fn brackets(&self) -> ReadError {
        let expected = self.game.contest().map_or("nothing", name).to_owned();
        self.error(ReadErrorKind::Brackets { expected })
    }

    fn read_word(&mut self, word: &str) -> Result<(), ReadError> {
        if self.end.is_some() {
            return Err(self.error(ReadErrorKind::BehindResult { token: word.to_owned() }));
        }
        if let Some(opened) = word.strip_prefix('<') {
            let (opened, closes) = closing(opened);
            let fits = !self.open && self.game.contest().map(name) == Some(opened);
            self.open = !closes;
            return if fits { Ok(()) } else { Err(self.brackets()) };
        }
        if let (false, Ok(score)) = (self.open, word.parse()) {
            self.end = Some((score, self.chunk.line_at(self.at.saturating_sub(1))));
            return Ok(());
        }
        let (token, closes) = closing(word);
        let token = strip_number(token);
        // After a `>` in the middle of a contest, only the result can follow.
        if self.open != self.game.contest().is_some() && word != ">" {
            return Err(self.brackets());
        }
        if !token.is_empty() {
            self.play(token)?;
        }
        if closes {
            if !self.open {
                return Err(self.brackets());
            }
            self.open = false;
        }
        Ok(())
    }

    fn play(&mut self, token: &str) -> Result<(), ReadError> {
        let played = self.game.play_token(token);
        played.map_err(|refusal: Refusal| {
            let token = token.chars().take(60).collect();
            self.error(ReadErrorKind::Step { token, refusal })
        })?;
        if self.game.steps().len() > record::RECORD_MAX_ACTIONS {
            return Err(self.error(ReadErrorKind::TooManySteps));
        }
        Ok(())
    }

    fn finish(mut self, tags: &[Tag]) -> Result<CombinedRecord, ReadError> {
        if self.open {
            return Err(self.brackets());
        }
        state_result(&mut self.game, tags, self.end, self.chunk.line)?;
        let mut kept = Tags::default();
        for tag in tags.iter().filter(|tag| !DERIVED.contains(&tag.name.as_str())) {
            kept.set(&tag.name, &tag.value).map_err(|error| wrong(tag, &error))?;
        }
        let comments = at_tokens(&self.game, self.comments);
        Ok(CombinedRecord { tags: kept, game: self.game, comments })
    }
}

/// Strips a closing bracket from a word and returns whether there was one.
fn closing(word: &str) -> (&str, bool) {
    match word.strip_suffix('>') {
        Some(word) => (word, true),
        None => (word, false),
    }
}

/// Moves comments to the ends of their tokens.
fn at_tokens(game: &CombinedGame, comments: Vec<(usize, Comment)>) -> Vec<(usize, Comment)> {
    let mut ends = vec![0];
    for token in game.tokens() {
        ends.push(ends.last().copied().unwrap_or_default() + token.steps);
    }
    let end = |at: usize| ends.iter().copied().find(|end| *end >= at).unwrap_or(at);
    comments.into_iter().map(|(at, comment)| (end(at), comment)).collect()
}

/// Sets the result from the tags and from the end of the text.
fn state_result(
    game: &mut CombinedGame,
    tags: &[Tag],
    end: Option<(Score, usize)>,
    first: usize,
) -> Result<(), ReadError> {
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let mut stated = end;
    if let Some(tag) = tag("Result") {
        let score: Score = tag.value.parse().map_err(|error| wrong(tag, &error))?;
        match end {
            Some((end, line)) if end != score => {
                let kind = ReadErrorKind::Result { stated: end, really: score };
                return Err(ReadError::new(line, kind));
            }
            _ => stated = Some((score, tag.line)),
        }
    }
    let termination = tag("Termination");
    let by = termination
        .map(|tag| {
            let code = tag.value.to_ascii_lowercase();
            code.parse::<Termination>().map_err(|error| wrong(tag, &error))
        })
        .transpose()?;
    let line = stated.map_or(first, |(_, line)| line);
    let score = stated.map_or(game.score(), |(score, _)| score);
    if game.outcome().is_some() {
        if score != game.score() {
            let kind = ReadErrorKind::Result { stated: score, really: game.score() };
            return Err(ReadError::new(line, kind));
        }
        if let Some(tag) = termination {
            return Err(ReadError::new(tag.line, ReadErrorKind::Termination));
        }
    } else if score != Score::Open || by.is_some() {
        // Cannot fail: the rules have not ended the game.
        game.conclude(score, by.unwrap_or(Termination::Unknown)).ok();
    }
    Ok(())
}

/// Strips the number from `1.Ge2` or `1...Ge2`; a bare number becomes an empty string.
fn strip_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.is_empty() || rest.starts_with('.') { rest.trim_start_matches('.') } else { text }
}
