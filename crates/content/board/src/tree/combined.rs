//! Matches with linked games as records.

use ::combined::{CombinedRecord, read};
use ::record::{Score, Termination};
use game::{Color, UnknownCode};

use super::{RecordTree, RecordTurn, Records, record::unknown};
use crate::{game_start::GameStart, refusal::Refusal};

impl Records {
    /// Reads a text that contains matches; `None` if it contains none.
    pub(super) fn with_matches(text: &str, id: Option<&str>) -> Option<Result<Self, Refusal>> {
        if !read(text).any(|reading| reading.found.is_some()) {
            return None;
        }
        let mut records = Self::default();
        for reading in read(text).take(super::FILE_MAX_GAMES) {
            match reading.found {
                Some(Ok(record)) => records.games.push(RecordTree::of_match(&record)),
                Some(Err(error)) => records
                    .refused
                    .push(Refusal { line: u32::try_from(error.line).ok(), ..refused(&error) }),
                None => match Self::read(reading.text, id) {
                    Ok(more) => {
                        let below = u32::try_from(reading.line - 1).unwrap_or_default();
                        records.games.extend(more.games);
                        records
                            .refused
                            .extend(more.refused.into_iter().map(|one| down(one, below)));
                        records
                            .warnings
                            .extend(more.warnings.into_iter().map(|one| down(one, below)));
                    }
                    Err(refusal) => return Some(Err(refusal)),
                },
            }
        }
        Some(Ok(records))
    }
}

/// Adds `lines` to the line number of a refusal, for a text that begins further down.
fn down(refusal: Refusal, lines: u32) -> Refusal {
    Refusal { line: refusal.line.map(|line| line + lines), ..refusal }
}

fn refused(error: &::combined::ReadError) -> Refusal {
    use ::combined::ReadErrorKind as Kind;
    match &error.kind {
        Kind::Step { token, refusal } => Refusal::of_token(refusal, token),
        Kind::Position(error) => (*error).into(),
        Kind::Link(_) => Refusal::new("links", error),
        Kind::TagValue { name, .. } => {
            Refusal { name: Some(name.as_str().into()), ..Refusal::new("tag-value", error) }
        }
        Kind::Result { .. } | Kind::Termination => Refusal::new("result", error),
        Kind::UnclosedComment => Refusal::new("unclosed-comment", error),
        Kind::TooLong => Refusal::new("text-too-long", error),
        Kind::TooManySteps => Refusal::new("too-many-actions", error),
        _ => Refusal::new("unreadable-step", error),
    }
}

/// Returns a turn without annotations.
fn turn_of(token: String, player: Color) -> RecordTurn {
    RecordTurn {
        token,
        player,
        comments: Vec::new(),
        nags: Vec::new(),
        clock: None,
        evaluation: None,
        variations: Vec::new(),
    }
}

impl RecordTree {
    fn of_match(record: &CombinedRecord) -> Self {
        let game = record.game();
        let terms = game.terms();
        let usual = ::combined::CombinedGame::start(terms).position();
        let turn = |token: ::combined::PlayedToken| {
            turn_of(token.text, token.player.unwrap_or(Color::White))
        };
        let tags = record.tags().iter();
        Self {
            variant: terms.variant().id().to_owned(),
            terms: terms.variant().custom_terms(),
            links: Some(terms.links().to_string()),
            challenges: Some(terms.challenges().to_string()),
            position: Some(game.start_position()).filter(|start| *start != usual),
            handicap: None,
            tags: tags.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            result: game.score().code().to_owned(),
            termination: game.end().map(|end| end.by.code().to_owned()),
            comments: Vec::new(),
            turns: game.tokens().into_iter().map(turn).collect(),
        }
    }

    /// Returns the GIPF part of a match: a game with potentials, with the tags and the result of the match.
    ///
    /// # Errors
    /// Returns an error if this is not a match, or if a token is refused.
    pub fn gipf_part(&self) -> Result<Self, Refusal> {
        let part = self.combined_game()?.gipf_part();
        let start = part.start_position();
        let usual = variants::AnyGame::start(part.variant()).position();
        Ok(Self {
            links: None,
            challenges: None,
            position: Some(start).filter(|start| *start != usual),
            turns: part.turns().into_iter().map(|turn| turn_of(turn.token, turn.player)).collect(),
            ..self.clone()
        })
    }

    fn combined_game(&self) -> Result<::combined::CombinedGame, Refusal> {
        let opening = GameStart {
            variant: self.variant.clone(),
            terms: self.terms.clone(),
            links: self.links.clone(),
            challenges: self.challenges.clone(),
            position: self.position.clone(),
            turns: self.turns.iter().map(|turn| turn.token.clone()).collect(),
            ..GameStart::default()
        };
        opening.combined_game()?.ok_or_else(Refusal::request)
    }

    /// Returns the text of a match.
    pub(super) fn combined_text(&self) -> Result<String, Refusal> {
        let mut game = self.combined_game()?;
        let score: Score =
            self.result.parse().map_err(|error: UnknownCode<Score>| unknown("Result", &error))?;
        if score != game.score() {
            let by = self.termination.as_deref().map_or(Ok(Termination::Unknown), str::parse);
            let by =
                by.map_err(|error: UnknownCode<Termination>| unknown("Termination", &error))?;
            game.conclude(score, by).map_err(|error| Refusal::new("result", error))?;
        }
        let mut record = CombinedRecord::from_game(game);
        for (name, value) in &self.tags {
            record.tags_mut().set(name, value).map_err(|error| Refusal {
                name: Some(name.as_str().into()),
                ..Refusal::new("tag", error)
            })?;
        }
        Ok(record.to_text())
    }
}
