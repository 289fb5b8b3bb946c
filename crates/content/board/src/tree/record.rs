//! Conversion of trees to records. All turns are played and checked.

use std::fmt;

use game::UnknownCode;
use record::{
    Comment, CommentError, Nag, Notes, Record, ResultError, Score, Termination, TextOptions,
    TurnPath, VariationError,
};

use super::{RecordTree, RecordTurn};
use crate::{
    game_start::{play, start},
    refusal::Refusal,
};

impl RecordTree {
    /// Returns the text of the record.
    ///
    /// # Errors
    /// Returns an error if a turn is illegal, or if something cannot be written in a record.
    pub fn text(&self) -> Result<String, Refusal> {
        #[cfg(feature = "potentials")]
        if self.links.is_some() {
            return self.combined_text();
        }
        Ok(self.record()?.to_text(TextOptions::default()))
    }

    fn record(&self) -> Result<Record, Refusal> {
        let (position, handicap) = (self.position.as_deref(), self.handicap.as_deref());
        let mut game = start(&self.variant, self.terms(), position, handicap)?;
        for turn in &self.turns {
            play(&mut game, &turn.token)?;
        }
        let mut record = Record::from_game(&game);
        if record.main_line().turns().len() != self.turns.len() {
            return Err(unfinished());
        }
        for (name, value) in &self.tags {
            record.tags_mut().set(name, value).map_err(|error| Refusal {
                name: Some(name.as_str().into()),
                ..Refusal::new("tag", error)
            })?;
        }
        *record.comments_mut() = comments(&self.comments)?;
        for (index, turn) in self.turns.iter().enumerate() {
            write_turn(&mut record, &TurnPath::main(index), turn)?;
        }
        self.state_result(&mut record)?;
        Ok(record)
    }

    /// Returns the custom terms of the game, if any.
    fn terms(&self) -> Option<&str> {
        #[cfg(feature = "potentials")]
        return self.terms.as_deref();
        #[cfg(not(feature = "potentials"))]
        None
    }

    fn state_result(&self, record: &mut Record) -> Result<(), Refusal> {
        let score =
            self.result.parse().map_err(|error: UnknownCode<Score>| unknown("Result", &error))?;
        let termination = self.termination.as_ref().map(|text| {
            text.parse().map_err(|error: UnknownCode<Termination>| unknown("Termination", &error))
        });
        let termination = termination.transpose()?;
        record
            .set_result(score, termination)
            .map_err(|error: ResultError| Refusal::new("result", error))
    }
}

/// Returns the refusal of a tag with an invalid value.
pub(super) fn unknown(name: &str, error: &dyn fmt::Display) -> Refusal {
    Refusal { name: Some(name.into()), ..Refusal::new("tag-value", error) }
}

fn unfinished() -> Refusal {
    Refusal::new("unfinished-turn", "only the last turn may be incomplete")
}

/// Adds the annotations and variations of a turn.
fn write_turn(record: &mut Record, address: &TurnPath, turn: &RecordTurn) -> Result<(), Refusal> {
    let written = notes(turn)?;
    *record.notes_mut(address).ok_or_else(unfinished)? = written;
    for (index, variation) in turn.variations.iter().enumerate() {
        let tokens: Vec<&str> = variation.turns.iter().map(|turn| turn.token.trim()).collect();
        record.add_variation(address, &tokens).map_err(|error| refusal(&error, &tokens))?;
        if let Some(said) = record.variation_comments_mut(address, index) {
            *said = comments(&variation.comments)?;
        }
        for (at, turn) in variation.turns.iter().enumerate() {
            write_turn(record, &address.clone().variation(index, at), turn)?;
        }
        let last = address.clone().variation(index, variation.turns.len());
        let joined = address.clone().variation(index, variation.turns.len().saturating_sub(1));
        if record.turn(&joined).is_none() || record.turn(&last).is_some() {
            return Err(unfinished());
        }
    }
    Ok(())
}

fn refusal(error: &VariationError, tokens: &[&str]) -> Refusal {
    match error {
        VariationError::Play { index, source } => {
            Refusal::of_turn(source, tokens.get(*index).copied().unwrap_or_default())
        }
        VariationError::Empty => Refusal::new("empty-variation", error),
        VariationError::TooDeep => Refusal::new("too-deep", error),
        VariationError::NoTurn => unfinished(),
    }
}

fn notes(turn: &RecordTurn) -> Result<Notes, Refusal> {
    let command = |text: &str| Refusal {
        name: Some(text.into()),
        ..Refusal::new("command", format_args!("invalid clock or evaluation: {text}"))
    };
    let clock = turn.clock.as_deref();
    let evaluation = turn.evaluation.as_deref();
    Ok(Notes {
        comments: comments(&turn.comments)?,
        nags: turn.nags.iter().copied().map(Nag).collect(),
        clock: clock.map(|text| text.parse().map_err(|_| command(text))).transpose()?,
        evaluation: evaluation.map(|text| text.parse().map_err(|_| command(text))).transpose()?,
    })
}

/// Returns the comments, leaving out empty ones.
fn comments(texts: &[String]) -> Result<Vec<Comment>, Refusal> {
    let kept = texts.iter().filter_map(|text| match Comment::new(text) {
        Err(CommentError::Empty) => None,
        comment => Some(comment),
    });
    kept.collect::<Result<_, _>>().map_err(|error| Refusal::new("comment", error))
}
