use json::Json;
use variants::{AnyGame, Color, Variant};

use crate::{
    formats::{
        error::{ReadError, ReadErrorKind, offending},
        text::{Tag, keep_tags, read_start, state_result},
    },
    limits::{RECORD_MAX_ACTIONS, VARIATIONS_MAX_DEPTH},
    record::{
        Record,
        clock::Clock,
        evaluation::Evaluation,
        notes::{Comment, Nag, Notes},
        tags::{self, RECORD_MAX_TAGS, TagError},
        turn_number::TurnNumber,
        variation::{Variation, take_back},
    },
};

/// Reads the record in an object; its tags, comments and turns determine all other fields.
pub(crate) fn read_object(
    line: usize,
    text: &str,
    default: Option<Variant>,
) -> Result<Record, ReadError> {
    let object = read_value(line, text)?;
    let tags = read_tags(line, object)?;
    let game = read_start(&tags, line, default)?;
    let mut reader = Reader { line, game, actions: 0 };
    let main_line = reader.read_variation(object, 0)?;
    let mut record = Record::from_main_line(reader.game, main_line);
    state_result(&mut record, &tags, None)?;
    keep_tags(&mut record, tags)?;
    Ok(record)
}

/// Checks that a text is JSON.
fn read_value(line: usize, text: &str) -> Result<Json<'_>, ReadError> {
    json::read(text).map_err(|error| {
        let before = text.as_bytes().get(..error.at).unwrap_or_default();
        let lines = before.iter().filter(|byte| **byte == b'\n').count();
        let column = before.rsplit(|byte| *byte == b'\n').next().map_or(0, <[u8]>::len) + 1;
        ReadError::new(line + lines, ReadErrorKind::Json { column })
    })
}

/// Reads the tags of a record in JSON, including those that the record derives from its game.
pub fn read_json_tags(line: usize, text: &str) -> Result<Vec<Tag>, ReadError> {
    read_tags(line, read_value(line, text)?)
}

fn read_tags(line: usize, object: Json<'_>) -> Result<Vec<Tag>, ReadError> {
    let error = |kind| ReadError::new(line, kind);
    let fields = object.get("tags").filter(|tags| tags.is_object());
    let fields = fields.ok_or(error(ReadErrorKind::Field { name: "tags" }))?.fields();
    let mut found: Vec<Tag> = Vec::new();
    for (name, value) in fields {
        let name = tags::canonical(&name).to_owned();
        if found.iter().any(|tag| tag.name == name) {
            return Err(error(ReadErrorKind::TagTwice { name }));
        }
        if found.len() >= RECORD_MAX_TAGS {
            let source = TagError::TooMany;
            return Err(error(ReadErrorKind::Tag { name, source }));
        }
        let value = value.text().ok_or(error(ReadErrorKind::FieldValue { name: "tags" }))?;
        found.push(Tag { name, value: value.into_owned(), line });
    }
    Ok(found)
}

struct Reader {
    line: usize,
    /// The game after the last turn that was read.
    game: AnyGame,
    /// Number of actions read, including those of variations.
    actions: usize,
}

impl Reader {
    fn error(&self, kind: ReadErrorKind) -> ReadError {
        ReadError::new(self.line, kind)
    }

    fn invalid(&self, name: &'static str) -> ReadError {
        self.error(ReadErrorKind::FieldValue { name })
    }

    /// Reads a line of play; the game is then at its end.
    fn read_variation(&mut self, object: Json<'_>, depth: usize) -> Result<Variation, ReadError> {
        let mut line = Variation::default();
        let mut turns = None;
        for (name, value) in object.fields() {
            match &*name {
                "comments" => line.comments = self.comments(value)?,
                "turns" => turns = Some(value).filter(|turns| turns.is_list()),
                _ => {}
            }
        }
        let turns = turns.ok_or(self.error(ReadErrorKind::Field { name: "turns" }))?;
        for turn in turns.items() {
            self.read_turn(&mut line, turn, depth)?;
        }
        Ok(line)
    }

    fn read_turn(
        &mut self,
        line: &mut Variation,
        object: Json<'_>,
        depth: usize,
    ) -> Result<(), ReadError> {
        let mut token = None;
        let mut notes = Notes::default();
        let mut variations = None;
        for (name, value) in object.fields() {
            match &*name {
                "token" => token = value.text(),
                "nags" => notes.nags = nags(value).ok_or(self.invalid("nags"))?,
                "clock_ms" => {
                    let ms = value.source().parse().ok().ok_or(self.invalid("clock_ms"))?;
                    notes.clock = Some(Clock::from_milliseconds(ms));
                }
                "evaluation" => {
                    let evaluation = evaluation(value).ok_or(self.invalid("evaluation"))?;
                    notes.evaluation = Some(evaluation);
                }
                "comments" => notes.comments = self.comments(value)?,
                "variations" => variations = Some(value),
                _ => {}
            }
        }
        let token = token.ok_or(self.error(ReadErrorKind::Field { name: "token" }))?;
        let (before, turns) = (self.game.len(), line.turns().len());
        let turn = Some(TurnNumber::next(&self.game));
        line.play_token(&mut self.game, &token).map_err(|source| {
            let kind = ReadErrorKind::Play { token: offending(&token), source };
            ReadError { turn, ..self.error(kind) }
        })?;
        self.actions += self.game.len() - before;
        if self.actions > RECORD_MAX_ACTIONS {
            return Err(self.error(ReadErrorKind::TooManyActions));
        }
        if line.turns().len() == turns {
            // Part of the previous turn, which may already have notes and variations.
            let text = offending(&token);
            return Err(self.error(ReadErrorKind::Unknown { text }));
        }
        let variations = match variations {
            Some(variations) => self.read_variations(variations, before, depth + 1)?,
            None => Vec::new(),
        };
        if let Some(node) = line.turns.last_mut() {
            (node.notes, node.variations) = (notes, variations);
        }
        Ok(())
    }

    /// Reads the variations that replace the turn played after `before` actions.
    fn read_variations(
        &mut self,
        variations: Json<'_>,
        before: usize,
        depth: usize,
    ) -> Result<Vec<Variation>, ReadError> {
        if depth > VARIATIONS_MAX_DEPTH {
            return Err(self.error(ReadErrorKind::TooDeep));
        }
        let played = self.game.len() - before;
        let replaced = take_back(&mut self.game, played);
        let mut read = Vec::new();
        for variation in variations.items() {
            let variation = self.read_variation(variation, depth)?;
            if variation.turns().is_empty() {
                return Err(self.error(ReadErrorKind::EmptyVariation));
            }
            let played = self.game.len() - before;
            take_back(&mut self.game, played);
            read.push(variation);
        }
        for action in replaced {
            // Cannot fail: the action has already been played in this position.
            self.game.play(action).ok();
        }
        Ok(read)
    }

    fn comments(&self, list: Json<'_>) -> Result<Vec<Comment>, ReadError> {
        let comment = |json: Json<'_>| {
            let text = json.text().ok_or(self.invalid("comments"))?;
            Comment::new(&text).map_err(|source| self.error(ReadErrorKind::Comment { source }))
        };
        list.items().map(comment).collect()
    }
}

fn nags(list: Json<'_>) -> Option<Vec<Nag>> {
    list.items().map(|nag| nag.source().parse().ok().map(Nag)).collect()
}

fn evaluation(object: Json<'_>) -> Option<Evaluation> {
    if let Some(centi) = object.get("centi") {
        return centi.source().parse().ok().map(Evaluation::Centi);
    }
    let winner: Color = object.get("winner")?.text()?.parse().ok()?;
    Some(Evaluation::Win { winner, turns: object.get("turns")?.source().parse().ok()? })
}
