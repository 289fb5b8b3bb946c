use serde_json::{Map, Value};
use variants::{AnyGame, Variant};

use crate::{
    refusal::{LARGEST_NUMBER, MOST_TURNS, Refusal, beginning},
    setup,
};

/// The fields of a request, taken out one by one; what is left nobody knows.
#[derive(Debug)]
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    pub(super) fn read(line: &str) -> Result<Self, Refusal> {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err(Refusal::Json("this is another value".to_owned())),
            Err(error) => Err(Refusal::Json(error.to_string())),
        }
    }

    /// A field, if it is there; `null` is the same as nothing.
    pub(super) fn take(&mut self, name: &str) -> Option<Value> {
        self.0.shift_remove(name).filter(|value| !value.is_null())
    }

    pub(super) fn number(&mut self, name: &str) -> Result<Option<u64>, Refusal> {
        let wrong = wrong(name, "a whole number from 0 to a quadrillion");
        self.take_as(name, wrong, |value| value.as_u64().filter(|&n| n <= LARGEST_NUMBER))
    }

    pub(super) fn small_number(&mut self, name: &str) -> Result<Option<u32>, Refusal> {
        let wrong = wrong(name, "a whole number of 32 bits");
        self.take_as(name, wrong, |value| value.as_u64().and_then(|n| u32::try_from(n).ok()))
    }

    pub(super) fn flag(&mut self, name: &str) -> Result<bool, Refusal> {
        let flag = self.take_as(name, wrong(name, "true or false"), Value::as_bool)?;
        Ok(flag.unwrap_or_default())
    }

    fn text(&mut self, name: &str) -> Result<Option<String>, Refusal> {
        self.take_as(name, wrong(name, "a text"), |value| value.as_str().map(String::from))
    }

    /// A list of texts, or one text with spaces between them.
    pub(super) fn texts(&mut self, name: &str) -> Result<Vec<String>, Refusal> {
        let wrong = wrong(name, "a list of turns");
        let texts = self.take_as(name, wrong, |value| match value {
            Value::Array(values) => {
                values.iter().map(|value| value.as_str().map(String::from)).collect()
            }
            Value::String(text) => Some(text.split_whitespace().map(String::from).collect()),
            _ => None,
        })?;
        let texts: Vec<String> = texts.unwrap_or_default();
        if texts.len() > MOST_TURNS { Err(Refusal::TooManyTurns) } else { Ok(texts) }
    }

    /// The game that `game`, `position` and `moves` describe.
    pub(super) fn game(&mut self) -> Result<AnyGame, Refusal> {
        let variant: Variant =
            self.text("game")?.ok_or(Refusal::NoGame)?.parse().map_err(|_| Refusal::UnknownGame)?;
        let position = self.text("position")?.filter(|text| text != "startpos");
        let handicap = self.handicap(variant, position.is_some())?;
        let moves = self.texts("moves")?;
        setup::game(variant, handicap.or(position).as_deref(), moves.iter().map(String::as_str))
    }

    /// The position string of a start with a handicap.
    fn handicap(&mut self, variant: Variant, placed: bool) -> Result<Option<String>, Refusal> {
        let wrong = wrong("handicap", "w1 to b3, in gipf-basic and without a position");
        self.take_as("handicap", wrong, |value| {
            let game = AnyGame::with_handicap(value.as_str()?.parse().ok()?);
            (game.variant() == variant && !placed).then(|| game.position())
        })
    }

    /// Refuses a field that no one has taken.
    pub(super) fn finish(self) -> Result<(), Refusal> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(Refusal::UnknownField(beginning(name))),
        }
    }

    fn take_as<T>(
        &mut self,
        name: &str,
        wrong: Refusal,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Result<Option<T>, Refusal> {
        self.take(name).map(|value| read(&value).ok_or(wrong)).transpose()
    }
}

pub(super) fn wrong(name: &str, wanted: &'static str) -> Refusal {
    Refusal::Field { name: name.to_owned(), wanted }
}
