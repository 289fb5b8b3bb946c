#[cfg(feature = "potentials")]
use combined::{CombinedGame, CombinedTerms};
use json::Json;
use record::RECORD_MAX_ACTIONS;
use variants::{AnyGame, Handicap, ParseHandicapError, Variant};

use crate::{
    fields::{optional_text, texts},
    refusal::Refusal,
};

/// State in which a game is opened on a board: the variant, the start position and the turns played
/// so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GameStart {
    /// Id of the variant.
    pub variant: String,
    /// Custom terms of a game with potentials.
    pub terms: Option<String>,
    /// In a match: the links that decide who may use a potential, such as `Y:yinsh,T:die`. The
    /// turns are then the tokens of the match.
    #[cfg(feature = "potentials")]
    pub links: Option<String>,
    /// In a match: the number of challenges per player; three by default.
    #[cfg(feature = "potentials")]
    pub challenges: Option<String>,
    /// Start position, if it is not the usual one.
    pub position: Option<String>,
    /// Extra pieces for one player in the basic game of GIPF: `w1` to `b3`.
    pub handicap: Option<String>,
    /// Turns played so far.
    pub turns: Vec<String>,
}

impl GameStart {
    /// Parses the start of a game.
    #[must_use]
    pub fn read(json: Json<'_>) -> Option<Self> {
        let turns = json.get("turns").filter(|turns| !turns.is_null());
        Some(Self {
            variant: json.get("variant")?.text()?.into_owned(),
            terms: terms(json)?,
            #[cfg(feature = "potentials")]
            links: optional_text(json, "links")?,
            #[cfg(feature = "potentials")]
            challenges: optional_text(json, "challenges")?,
            position: optional_text(json, "position")?,
            handicap: optional_text(json, "handicap")?,
            turns: turns.map_or(Some(Vec::new()), texts)?,
        })
    }

    /// Returns the game after the turns played so far.
    pub(crate) fn game(&self) -> Result<AnyGame, Refusal> {
        let mut game = self.start()?;
        for token in &self.turns {
            play(&mut game, token)?;
        }
        Ok(game)
    }

    /// Returns the match after the tokens played so far; `None` for a single game.
    #[cfg(feature = "potentials")]
    pub(crate) fn combined_game(&self) -> Result<Option<CombinedGame>, Refusal> {
        let Some(links) = &self.links else { return Ok(None) };
        let (own, challenges) = (self.terms.as_deref(), self.challenges.as_deref());
        let terms = combined_terms(&self.variant, own, links, challenges)?;
        let mut game = match &self.position {
            None => CombinedGame::start(terms),
            Some(text) => CombinedGame::from_position(terms, text)?,
        };
        for token in &self.turns {
            play_token(&mut game, token)?;
        }
        Ok(Some(game))
    }

    fn start(&self) -> Result<AnyGame, Refusal> {
        let (position, handicap) = (self.position.as_deref(), self.handicap.as_deref());
        start(&self.variant, self.terms.as_deref(), position, handicap)
    }
}

/// Returns the terms of a match.
#[cfg(feature = "potentials")]
pub(crate) fn combined_terms(
    id: &str,
    own: Option<&str>,
    links: &str,
    challenges: Option<&str>,
) -> Result<CombinedTerms, Refusal> {
    let wrong = |error: &dyn std::fmt::Display| Refusal::new("links", error);
    let Variant::GipfPotentials(potentials) = variant(id, own)? else {
        return Err(wrong(&"only games with potentials have links"));
    };
    let links = links.parse().map_err(|error| wrong(&error))?;
    let terms = CombinedTerms::new(potentials, links).map_err(|error| wrong(&error))?;
    let challenges = challenges.map_or(Ok(combined::ChallengeCount::default()), str::parse);
    Ok(terms.with_challenges(challenges.map_err(|error| wrong(&error))?))
}

/// Plays a token of a match and returns the number of steps. If the token is refused, nothing changes.
#[cfg(feature = "potentials")]
pub(crate) fn play_token(game: &mut CombinedGame, token: &str) -> Result<usize, Refusal> {
    if game.steps().len() >= RECORD_MAX_ACTIONS {
        return Err(Refusal::new("too-many-actions", "the match is too long"));
    }
    let token = token.trim();
    game.play_token(token).map_err(|refusal| Refusal::of_token(&refusal, token))
}

/// Returns the field `terms` of an object; without the feature `potentials` it is ignored.
pub(crate) fn terms(json: Json<'_>) -> Option<Option<String>> {
    if cfg!(feature = "potentials") { optional_text(json, "terms") } else { Some(None) }
}

/// Returns the variant with this id, with the given terms if it is a variant with custom terms.
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

/// Returns the start of a game.
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
                Err(Refusal::new("no-handicap", "this variant has no handicaps"))
            }
        }
        (Some(_), Some(_)) => Err(Refusal::new(
            "two-starts",
            "a game starts with a handicap or from a position, not both",
        )),
    }
}

/// Plays a turn or an action and returns the number of actions. If the token is refused, nothing changes.
pub(crate) fn play(game: &mut AnyGame, token: &str) -> Result<usize, Refusal> {
    if game.len() >= RECORD_MAX_ACTIONS {
        return Err(Refusal::new("too-many-actions", "the game is too long"));
    }
    let token = token.trim();
    game.play_turn(token).map_err(|error| Refusal::of_turn(&error, token))
}
