use engine::catalogue;
use serde_json::{Map, Value};
use variants::{AnyGame, Variant};

use crate::{
    protocol_error::{NUMBER_MAX, ProtocolError, SETUP_MAX_TURNS, beginning},
    setup,
};

/// Fields of a request, taken one by one. Fields left at the end are unknown.
#[derive(Debug)]
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    pub(super) fn read(line: &str) -> Result<Self, ProtocolError> {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err(ProtocolError::Json("wrong type of value".to_owned())),
            Err(error) => Err(ProtocolError::Json(error.to_string())),
        }
    }

    /// Takes a field, if present; `null` counts as missing.
    pub(super) fn take(&mut self, name: &str) -> Option<Value> {
        self.0.shift_remove(name).filter(|value| !value.is_null())
    }

    pub(super) fn number(&mut self, name: &str) -> Result<Option<u64>, ProtocolError> {
        let error = invalid(name, "an integer from 0 to 1000000000000000");
        self.take_as(name, error, |value| value.as_u64().filter(|&n| n <= NUMBER_MAX))
    }

    pub(super) fn small_number(&mut self, name: &str) -> Result<Option<u32>, ProtocolError> {
        let error = invalid(name, "an unsigned 32-bit integer");
        self.take_as(name, error, |value| value.as_u64().and_then(|n| u32::try_from(n).ok()))
    }

    pub(super) fn flag(&mut self, name: &str) -> Result<bool, ProtocolError> {
        let flag = self.take_as(name, invalid(name, "true or false"), Value::as_bool)?;
        Ok(flag.unwrap_or_default())
    }

    fn text(&mut self, name: &str) -> Result<Option<String>, ProtocolError> {
        self.take_as(name, invalid(name, "a string"), |value| value.as_str().map(String::from))
    }

    /// Takes a list of strings, or one string with elements separated by spaces.
    pub(super) fn texts(&mut self, name: &str) -> Result<Vec<String>, ProtocolError> {
        let error = invalid(name, "a list of turns");
        let texts = self.take_as(name, error, |value| match value {
            Value::Array(values) => {
                values.iter().map(|value| value.as_str().map(String::from)).collect()
            }
            Value::String(text) => Some(text.split_whitespace().map(String::from).collect()),
            _ => None,
        })?;
        let texts: Vec<String> = texts.unwrap_or_default();
        if texts.len() > SETUP_MAX_TURNS { Err(ProtocolError::TooManyTurns) } else { Ok(texts) }
    }

    /// Takes the game described by `game`, `terms`, `position` and `moves`.
    pub(super) fn game(&mut self) -> Result<AnyGame, ProtocolError> {
        let id = self.text("game")?.ok_or(ProtocolError::NoGame)?;
        let terms = self.text("terms")?;
        let variant = catalogue::variant(&id, terms.as_deref())?;
        let position = self.text("position")?.filter(|text| text != "startpos");
        let handicap = self.handicap(variant, position.is_some())?;
        let moves = self.texts("moves")?;
        setup::game(variant, handicap.or(position).as_deref(), moves.iter().map(String::as_str))
    }

    /// Takes the match described by `links`, `challenges` and the fields of a game, with the tokens
    /// of the match as `moves`; `None` without `links`.
    #[cfg(feature = "potentials")]
    pub(super) fn combined_game(
        &mut self,
    ) -> Result<Option<combined::CombinedGame>, ProtocolError> {
        let Some(links) = self.text("links")? else { return Ok(None) };
        let links = links.parse().map_err(|_| invalid("links", "links such as Y:yinsh,T:die"))?;
        let challenges = self.text("challenges")?.map(|text| text.parse()).transpose();
        let challenges =
            challenges.map_err(|_| invalid("challenges", "a number up to 99, or *"))?;
        let id = self.text("game")?.ok_or(ProtocolError::NoGame)?;
        let own = self.text("terms")?;
        let wrong = || invalid("links", "links for kinds of potentials that the game has");
        let Variant::GipfPotentials(terms) = catalogue::variant(&id, own.as_deref())? else {
            return Err(wrong());
        };
        let terms = combined::CombinedTerms::new(terms, links).map_err(|_| wrong())?;
        let terms = terms.with_challenges(challenges.unwrap_or_default());
        let position = self.text("position")?.filter(|text| text != "startpos");
        let moves = self.texts("moves")?;
        setup::combined_game(terms, position.as_deref(), &moves).map(Some)
    }

    /// Returns the position string of a start with a handicap.
    fn handicap(
        &mut self,
        variant: Variant,
        placed: bool,
    ) -> Result<Option<String>, ProtocolError> {
        let error =
            invalid("handicap", "w1 to w3 or b1 to b3, in gipf-basic and without a position");
        self.take_as("handicap", error, |value| {
            let game = AnyGame::with_handicap(value.as_str()?.parse().ok()?);
            (game.variant() == variant && !placed).then(|| game.position())
        })
    }

    /// Rejects a request with a field that has not been taken.
    pub(super) fn finish(self) -> Result<(), ProtocolError> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(ProtocolError::UnknownField(beginning(name))),
        }
    }

    fn take_as<T>(
        &mut self,
        name: &str,
        error: ProtocolError,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Result<Option<T>, ProtocolError> {
        self.take(name).map(|value| read(&value).ok_or(error)).transpose()
    }
}

pub(super) fn invalid(name: &str, wanted: &'static str) -> ProtocolError {
    ProtocolError::Field { name: name.to_owned(), wanted }
}
