use variants::{AnyAction, AnyGame, Family, Handicap, Variant};

use super::{
    chunk::Chunk,
    comment::{join, read_comment},
    lexer::{Lexer, Token},
    tag::{Tag, read_tags},
};
use crate::{
    formats::{
        error::{ReadError, ReadErrorKind, offending},
        line_number::LineNumber,
        read_game::ReadGame,
        reserve_warning::ReserveWarning,
    },
    limits::{RECORD_MAX_ACTIONS, VARIATIONS_MAX_DEPTH},
    record::{
        Record,
        notes::Nag,
        score::{Score, Termination},
        start,
        tags::{self, Tags},
        turn_number::TurnNumber,
        variation::{TurnNode, Variation, take_back},
    },
};

/// Reads the record in a chunk. If it fails, `earlier` is set to the first wrong count before the error.
pub(crate) fn read_chunk(
    chunk: Chunk<'_>,
    default: Option<Variant>,
    earlier: &mut Option<ReserveWarning>,
) -> Result<ReadGame, ReadError> {
    let (tags, turns_at) = read_tags(chunk)?;
    let game = read_start(&tags, chunk.line, default)?;
    let frames = vec![Frame::default()];
    let mut reader = Reader { chunk, game, frames, actions: 0, end: None, warning: None };
    let read = reader.read_tokens(turns_at);
    *earlier = reader.warning;
    read.and_then(|()| reader.finish(tags))
}

/// Returns the start of the game as specified by the tags.
pub(crate) fn read_start(
    tags: &[Tag],
    line: usize,
    default: Option<Variant>,
) -> Result<AnyGame, ReadError> {
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    if let Some(links) = tag("Links") {
        return Err(ReadError::new(links.line, ReadErrorKind::Combined));
    }
    let variant = match tag("Game") {
        Some(game) => {
            let terms = tag("Terms").map(|tag| tag.value.as_str());
            Variant::known(&game.value, terms).map_err(|source| {
                let text = offending(&game.value);
                ReadError::new(game.line, ReadErrorKind::Variant { text, source })
            })?
        }
        None => default.ok_or_else(|| ReadError::new(line, ReadErrorKind::NoGame))?,
    };
    match (tag("Handicap"), tag("Position")) {
        (None, None) => Ok(AnyGame::start(variant)),
        (Some(_), Some(tag)) => Err(ReadError::new(tag.line, ReadErrorKind::TwoStarts)),
        (Some(tag), None) => {
            let handicap: Handicap = tag
                .value
                .parse()
                .map_err(|source| ReadError::new(tag.line, ReadErrorKind::Handicap { source }))?;
            start::with_handicap(variant, handicap)
                .ok_or_else(|| ReadError::new(tag.line, ReadErrorKind::NoHandicap { variant }))
        }
        (None, Some(tag)) => AnyGame::from_position(variant, &tag.value)
            .map_err(|source| ReadError::new(tag.line, ReadErrorKind::Position { source })),
    }
}

/// A line of play being read: the main line, or a variation of another frame's line.
#[derive(Default, Debug)]
struct Frame {
    line: Variation,
    /// Actions of the replaced turn, to be played again at the end of the variation.
    replaced: Vec<AnyAction>,
    /// Number of actions played along the line.
    played: usize,
    /// Offset of the opening parenthesis.
    offset: usize,
}

#[derive(Debug)]
struct Reader<'a> {
    chunk: Chunk<'a>,
    /// The game after the last turn that was read.
    game: AnyGame,
    /// The main line, followed by the open variations.
    frames: Vec<Frame>,
    actions: usize,
    /// The result after the turns and its offset.
    end: Option<(Score, usize)>,
    /// The first wrong reserve count, if any.
    warning: Option<ReserveWarning>,
}

impl Reader<'_> {
    fn error(&self, offset: usize, kind: ReadErrorKind) -> ReadError {
        ReadError::new(self.chunk.line_at(offset), kind)
    }

    /// Returns the line being read. There is always one.
    fn frame(&mut self) -> &mut Frame {
        if self.frames.is_empty() {
            self.frames.push(Frame::default());
        }
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    fn read_tokens(&mut self, turns_at: usize) -> Result<(), ReadError> {
        for (offset, token) in Lexer::new(self.chunk.text, turns_at) {
            let token = token.map_err(|kind| self.error(offset, kind))?;
            self.read_token(offset, token)?;
        }
        Ok(())
    }

    fn read_token(&mut self, offset: usize, token: Token<'_>) -> Result<(), ReadError> {
        match token {
            Token::Comment(text) => self.read_comment(offset, text),
            Token::Count(digits) => self.read_count(offset, digits),
            Token::Open => self.open(offset),
            Token::Close => self.close(offset),
            Token::Plain(text) => self.read_plain(offset, text),
        }
    }

    fn read_comment(&mut self, offset: usize, text: &str) -> Result<(), ReadError> {
        let notes = read_comment(text).map_err(|kind| self.error(offset, kind))?;
        let line = &mut self.frame().line;
        match line.turns.last_mut() {
            Some(node) => join(&mut node.notes, notes),
            None if notes.clock.is_some() || notes.evaluation.is_some() => {
                let text = offending(text.trim());
                return Err(self.error(offset, ReadErrorKind::BeforeTurn { text }));
            }
            None => line.comments.extend(notes.comments),
        }
        Ok(())
    }

    fn read_count(&mut self, offset: usize, digits: &str) -> Result<(), ReadError> {
        let text = format!("({digits})");
        let Ok(stated) = digits.parse::<u32>() else {
            return Err(self.error(offset, ReadErrorKind::Unknown { text }));
        };
        let Some(player) = self.frame().line.turns.last().map(TurnNode::player) else {
            return Err(self.error(offset, ReadErrorKind::BeforeTurn { text }));
        };
        let turn = TurnNumber::last(&self.game);
        let Some(really) = self.game.reserve(player) else {
            let kind = ReadErrorKind::NoReserve { stated };
            return Err(ReadError { turn, ..self.error(offset, kind) });
        };
        if u32::from(really) != stated && self.warning.is_none() {
            let line = LineNumber(self.chunk.line_at(offset));
            self.warning = Some(ReserveWarning { line, turn, stated, really });
        }
        Ok(())
    }

    /// Opens a variation: takes back the turn that it replaces.
    fn open(&mut self, offset: usize) -> Result<(), ReadError> {
        if self.end.is_some() {
            return Err(self.error(offset, ReadErrorKind::Unknown { text: "(".to_owned() }));
        }
        if self.frames.len() > VARIATIONS_MAX_DEPTH {
            return Err(self.error(offset, ReadErrorKind::TooDeep));
        }
        let Some(node) = self.frame().line.turns.last() else {
            let text = "(".to_owned();
            return Err(self.error(offset, ReadErrorKind::BeforeTurn { text }));
        };
        let count = node.token().actions().count();
        let replaced = take_back(&mut self.game, count);
        self.frames.push(Frame { replaced, offset, ..Frame::default() });
        Ok(())
    }

    /// Closes a variation: plays the replaced turn again.
    fn close(&mut self, offset: usize) -> Result<(), ReadError> {
        if self.frames.len() < 2 {
            return Err(self.error(offset, ReadErrorKind::NoVariation));
        }
        let Frame { line, replaced, played, offset: opened } =
            self.frames.pop().unwrap_or_default();
        if line.turns.is_empty() {
            return Err(self.error(opened, ReadErrorKind::EmptyVariation));
        }
        take_back(&mut self.game, played);
        for action in replaced {
            let played = self.game.play(action);
            played.map_err(|source| self.play_error(offset, ")", source))?;
        }
        if let Some(node) = self.frame().line.turns.last_mut() {
            node.variations.push(line);
        }
        Ok(())
    }

    fn read_plain(&mut self, offset: usize, text: &str) -> Result<(), ReadError> {
        if self.end.is_some() {
            let text = offending(text);
            return Err(self.error(offset, ReadErrorKind::Unknown { text }));
        }
        if let Ok(score) = text.parse() {
            if self.frames.len() > 1 {
                return Err(self.error(offset, ReadErrorKind::ResultInVariation));
            }
            self.end = Some((score, offset));
            return Ok(());
        }
        if let Some(number) = text.strip_prefix('$') {
            let nag = number.parse().ok().filter(|_| number.bytes().all(|b| b.is_ascii_digit()));
            return self.mark(offset, text, nag.map(Nag));
        }
        let turn = strip_number(text);
        let is_single = matches!(self.game.variant().family(), Family::Yinsh | Family::Gipf);
        if !is_single && is_of_match(turn) {
            let token = offending(turn);
            return Err(self.error(offset, ReadErrorKind::NoLinks { token }));
        }
        let token = turn.trim_end_matches(['!', '?']);
        let signs = &turn[token.len()..];
        if !token.is_empty() {
            self.play(offset, token)?;
        }
        if !signs.is_empty() {
            self.mark(offset, text, Nag::from_signs(signs))?;
        }
        Ok(())
    }

    fn mark(&mut self, offset: usize, text: &str, nag: Option<Nag>) -> Result<(), ReadError> {
        let Some(nag) = nag else {
            let text = offending(text);
            return Err(self.error(offset, ReadErrorKind::Unknown { text }));
        };
        let Some(node) = self.frame().line.turns.last_mut() else {
            let text = offending(text);
            return Err(self.error(offset, ReadErrorKind::BeforeTurn { text }));
        };
        node.notes.nags.push(nag);
        Ok(())
    }

    fn play_error(&self, offset: usize, token: &str, source: variants::PlayError) -> ReadError {
        let kind = ReadErrorKind::Play { token: offending(token), source };
        ReadError { turn: Some(TurnNumber::next(&self.game)), ..self.error(offset, kind) }
    }

    fn play(&mut self, offset: usize, token: &str) -> Result<(), ReadError> {
        let Some(frame) = self.frames.last_mut() else {
            return Ok(());
        };
        let played = frame.line.play_token(&mut self.game, token);
        let played = played.map_err(|source| self.play_error(offset, token, source))?;
        self.frame().played += played;
        self.actions += played;
        if self.actions > RECORD_MAX_ACTIONS {
            return Err(self.error(offset, ReadErrorKind::TooManyActions));
        }
        Ok(())
    }

    fn finish(mut self, tags: Vec<Tag>) -> Result<ReadGame, ReadError> {
        if self.frames.len() > 1 {
            let offset = self.frame().offset;
            return Err(self.error(offset, ReadErrorKind::UnclosedVariation));
        }
        let line = std::mem::take(&mut self.frame().line);
        let end = self.end.map(|(score, offset)| (score, self.chunk.line_at(offset)));
        let mut record = Record::from_main_line(self.game, line);
        state_result(&mut record, &tags, end)?;
        keep_tags(&mut record, tags)?;
        Ok(ReadGame { record, variant_guessed: false, warning: self.warning })
    }
}

/// Returns whether a token occurs only in combined games: an answer, or the bracket of a contest.
fn is_of_match(token: &str) -> bool {
    matches!(token, "ok" | "challenge" | "pass") || token.starts_with('<') || token.ends_with('>')
}

/// Stores the tags that are not derived from the game.
pub(crate) fn keep_tags(record: &mut Record, tags: Vec<Tag>) -> Result<(), ReadError> {
    for Tag { name, value, line } in tags {
        if !tags::DERIVED.contains(&name.as_str()) {
            Tags::set(record.tags_mut(), &name, &value)
                .map_err(|source| ReadError::new(line, ReadErrorKind::Tag { name, source }))?;
        }
    }
    Ok(())
}

/// Strips the number from `1.f6` or `1...f6`; a bare number becomes an empty string.
fn strip_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.is_empty() || rest.starts_with('.') { rest.trim_start_matches('.') } else { text }
}

/// Sets the result from the tags and from the end of the turns.
pub(crate) fn state_result(
    record: &mut Record,
    tags: &[Tag],
    end: Option<(Score, usize)>,
) -> Result<(), ReadError> {
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let value = |name, tag: &Tag| {
        let value = offending(&tag.value);
        ReadError::new(tag.line, ReadErrorKind::TagValue { name, value })
    };
    let mut stated = end;
    if let Some(tag) = tag("Result") {
        let score: Score = tag.value.parse().map_err(|_| value("Result", tag))?;
        match end {
            Some((end, line)) if end != score => {
                return Err(ReadError::new(line, ReadErrorKind::TwoResults { tag: score, end }));
            }
            _ => stated = Some((score, tag.line)),
        }
    }
    let mut termination: Option<Termination> = None;
    if let Some(tag) = tag("Termination") {
        let code = tag.value.to_ascii_lowercase();
        termination = Some(code.parse().map_err(|_| value("Termination", tag))?);
    }
    let line = stated.map(|(_, line)| line).or(tag("Termination").map(|tag| tag.line));
    let score = stated.map_or(Score::of(record.outcome()), |(score, _)| score);
    record
        .set_result(score, termination)
        .map_err(|source| ReadError::new(line.unwrap_or(1), ReadErrorKind::Result { source }))
}
