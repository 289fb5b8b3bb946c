use json::Json;
use potentials::Terms;
use record::{
    ChallengeCount, Chunk, Chunks, Comment, CommentError, Format, JsonObjects, Links, Score, Tag,
    Tags, Termination, read_json_tags, read_tags,
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
    let is_json = Format::detect(text) == Some(Format::Json);
    let objects = is_json.then(|| JsonObjects::new(text).map(read_object));
    let records = (!is_json).then(|| read_records(text));
    objects.into_iter().flatten().chain(records.into_iter().flatten())
}

fn read_records(text: &str) -> impl Iterator<Item = Reading<'_>> {
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
    let mut reader =
        Reader { chunk, at, game, open: false, opened_at: 0, end: None, comments: Vec::new() };
    while let Some(word) = reader.next_word()? {
        reader.read_word(word)?;
    }
    reader.finish(&tags)
}

/// Reads an object with a record in JSON.
fn read_object((line, text): (usize, &str)) -> Reading<'_> {
    let tags = read_json_tags(line, text).ok();
    let tags = tags.filter(|tags| tags.iter().any(|tag| tag.name == "Links"));
    Reading { line, text, found: tags.map(|tags| read_json(line, text, &tags)) }
}

fn read_json(line: usize, text: &str, tags: &[Tag]) -> Result<CombinedRecord, ReadError> {
    let game = start(tags, line)?;
    let chunk = Chunk { text, line };
    let mut reader =
        Reader { chunk, at: 0, game, open: false, opened_at: 0, end: None, comments: Vec::new() };
    // The tags have been read from the same text, so it is JSON.
    let Ok(object) = json::read(text) else { return reader.finish(tags) };
    let list = |name| object.get(name).into_iter().flat_map(Json::items);
    let word = |object: Json<'_>, name| {
        object.get(name).and_then(Json::text).unwrap_or_default().into_owned()
    };
    let mut comments = list("comments").peekable();
    let mut tokens = list("turns");
    loop {
        let steps = reader.game.steps().len() as u64;
        let is_due =
            |comment: &Json<'_>| comment.get("steps").and_then(Json::number) <= Some(steps);
        while let Some(comment) = comments.next_if(is_due) {
            reader.comment(&word(comment, "text"))?;
        }
        let Some(token) = tokens.next() else { break };
        reader.play(&word(token, "token"))?;
    }
    reader.finish(tags)
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
    /// Where the last `<` was opened.
    opened_at: usize,
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
            self.comment(&inner[..length])?;
        }
    }

    fn comment(&mut self, text: &str) -> Result<(), ReadError> {
        match Comment::new(text) {
            Ok(comment) => self.comments.push((self.game.steps().len(), comment)),
            Err(CommentError::Empty) => {}
            Err(error) => return Err(self.error(ReadErrorKind::Comment(error))),
        }
        Ok(())
    }

    /// Returns the error for a bracket that is missing, or that belongs to no contest.
    fn brackets(&self, bracket: char) -> ReadError {
        self.error(match self.game.contest() {
            Some(contest) => ReadErrorKind::Brackets { expected: name(contest) },
            None => ReadErrorKind::NoContest { bracket },
        })
    }

    fn read_word(&mut self, word: &str) -> Result<(), ReadError> {
        if self.end.is_some() {
            return Err(self.error(ReadErrorKind::BehindResult { token: quoted(word) }));
        }
        if let Some(opened) = word.strip_prefix('<') {
            let (opened, closes) = closing(opened);
            let fits = !self.open && self.game.contest().map(name) == Some(opened);
            if !fits {
                return Err(self.brackets('<'));
            }
            self.open = !closes;
            self.opened_at = self.at.saturating_sub(1);
            return Ok(());
        }
        if let (false, Ok(score)) = (self.open, word.parse()) {
            self.end = Some((score, self.chunk.line_at(self.at.saturating_sub(1))));
            return Ok(());
        }
        if let Some(what) = unsupported(word) {
            return Err(self.error(ReadErrorKind::Unsupported { token: quoted(word), what }));
        }
        let (token, closes) = closing(word);
        let token = strip_number(token);
        // After a `>` in the middle of a contest, only the result can follow.
        match (self.open, self.game.contest().is_some()) {
            (true, false) if word != ">" => {
                return Err(self.error(ReadErrorKind::StillOpen { token: quoted(word) }));
            }
            (false, true) => return Err(self.brackets('>')),
            _ => {}
        }
        if !token.is_empty() {
            self.play(token)?;
        }
        if closes {
            if !self.open {
                return Err(self.brackets('>'));
            }
            self.open = false;
        }
        Ok(())
    }

    fn play(&mut self, token: &str) -> Result<(), ReadError> {
        let contest = self.game.contest().filter(|_| self.open).map(name);
        self.game.play_token(token).map_err(|refusal: Refusal| {
            let token = quoted(token);
            self.error(match contest {
                Some(contest) => ReadErrorKind::Unclosed { token, contest, refusal },
                None => ReadErrorKind::Step { token, refusal },
            })
        })?;
        if self.game.steps().len() > record::RECORD_MAX_ACTIONS {
            return Err(self.error(ReadErrorKind::TooManySteps));
        }
        Ok(())
    }

    fn finish(mut self, tags: &[Tag]) -> Result<CombinedRecord, ReadError> {
        if self.open {
            let line = self.chunk.line_at(self.opened_at);
            return Err(ReadError::new(line, ReadErrorKind::NeverClosed));
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

/// Returns the name of the parts of other records that a word begins and matches do not have.
fn unsupported(word: &str) -> Option<&'static str> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(inner) = word.strip_prefix('(') {
        let is_count = inner.strip_suffix(')').is_some_and(digits);
        return Some(if is_count { "reserve counts" } else { "variations" });
    }
    (word.starts_with('$') || word.bytes().all(|byte| matches!(byte, b'!' | b'?')))
        .then_some("marks")
}

/// Returns the beginning of a token.
fn quoted(token: &str) -> String {
    token.chars().take(60).collect()
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
