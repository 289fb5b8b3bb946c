use json::Json;
use record::MAX_ACTIONS;
use variants::{AnyGame, Handicap, ParseHandicapError, Variant};

use crate::{
    fields::{optional_text, texts},
    refusal::Refusal,
};

/// How a game is opened: its variant, its start, and what has been played.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Opening {
    /// The id of the variant.
    pub variant: String,
    /// The terms of a game with potentials, where they are the players' own.
    pub terms: Option<String>,
    /// A position to start from.
    pub position: Option<String>,
    /// Extra pieces for one player of the basic game of GIPF: `w1` to `b3`.
    pub handicap: Option<String>,
    /// The turns that have been played.
    pub turns: Vec<String>,
}

impl Opening {
    /// Reads an opening.
    #[must_use]
    pub fn read(json: Json<'_>) -> Option<Self> {
        let turns = json.get("turns").filter(|turns| !turns.is_null());
        Some(Self {
            variant: json.get("variant")?.text()?.into_owned(),
            terms: terms(json)?,
            position: optional_text(json, "position")?,
            handicap: optional_text(json, "handicap")?,
            turns: turns.map_or(Some(Vec::new()), texts)?,
        })
    }

    /// The game as far as it has been played.
    pub(crate) fn game(&self) -> Result<AnyGame, Refusal> {
        let mut game = self.start()?;
        for token in &self.turns {
            play(&mut game, token)?;
        }
        Ok(game)
    }

    fn start(&self) -> Result<AnyGame, Refusal> {
        let (position, handicap) = (self.position.as_deref(), self.handicap.as_deref());
        start(&self.variant, self.terms.as_deref(), position, handicap)
    }
}

/// The terms that an object gives; without games that have terms there are none to read.
pub(crate) fn terms(json: Json<'_>) -> Option<Option<String>> {
    if cfg!(feature = "potentials") { optional_text(json, "terms") } else { Some(None) }
}

/// The variant that an id names, with the terms of a game that has its own.
pub(crate) fn variant(id: &str, terms: Option<&str>) -> Result<Variant, Refusal> {
    let found = if cfg!(feature = "potentials") { Variant::known(id, terms) } else { id.parse() };
    found.map_err(|error| {
        let code = match error {
            #[cfg(feature = "potentials")]
            variants::ParseVariantError::Terms(_) | variants::ParseVariantError::TermsMissing => {
                "terms"
            }
            _ => "unknown-variant",
        };
        Refusal::new(code, error)
    })
}

/// The start of a game.
pub(crate) fn start(
    id: &str,
    terms: Option<&str>,
    position: Option<&str>,
    handicap: Option<&str>,
) -> Result<AnyGame, Refusal> {
    let variant = variant(id, terms)?;
    match (position, handicap) {
        (None, None) => Ok(AnyGame::start(variant)),
        (Some(position), None) => Ok(AnyGame::from_position(variant, position)?),
        (None, Some(handicap)) => {
            let handicap: Handicap = handicap
                .parse()
                .map_err(|error: ParseHandicapError| Refusal::new("handicap", error))?;
            let game = AnyGame::with_handicap(handicap);
            if game.variant() == variant {
                Ok(game)
            } else {
                Err(Refusal::new("no-handicap", "this game is played without a handicap"))
            }
        }
        (Some(_), Some(_)) => Err(Refusal::new(
            "two-starts",
            "a game starts with a handicap or from a position, not both",
        )),
    }
}

/// Plays a turn or an action and answers with the number of actions; nothing changes if it
/// is refused.
pub(crate) fn play(game: &mut AnyGame, token: &str) -> Result<usize, Refusal> {
    if game.len() >= MAX_ACTIONS {
        return Err(Refusal::new("too-many-actions", "the game is too long"));
    }
    let token = token.trim();
    game.play_turn(token).map_err(|error| Refusal::of_turn(&error, token))
}
