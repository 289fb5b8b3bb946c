//! The log of a combined game: its events in order, from which the game is rebuilt.

use record::{Score, Termination, TimeControl};
use serde::{Deserialize, Serialize};
use variants::Variant;

use crate::{combined_game::CombinedGame, refusal::Refusal, terms::CombinedTerms};

/// An entry in the log of a combined game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CombinedEvent {
    /// Number of the event, from zero, without gaps.
    pub seq: u32,
    /// Time of the event, in milliseconds since 1970.
    pub at: i64,
    /// The kind of event, with its data.
    #[serde(flatten)]
    pub kind: CombinedEventKind,
}

/// The kind of an event, with its data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum CombinedEventKind {
    /// The game was created; always the first event.
    Created {
        /// The id of the variant of GIPF.
        variant: String,
        /// The terms of `gipf-potentials`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terms: Option<String>,
        /// The link of each kind of potential.
        links: String,
        /// Number of challenges per player.
        challenges: String,
        /// The time control of linked games, if it differs from that of GIPF.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        linked_clock: Option<TimeControl>,
    },
    /// A token was played: a turn or a part of one, an answer, a roll or an entered result.
    Played {
        /// The token.
        token: String,
    },
    /// The game ended other than by the rules.
    Concluded {
        /// The result.
        score: Score,
        /// The reason: a value of the tag `Termination`.
        by: String,
    },
}

/// Reason why a log cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LogError {
    /// The first event does not create the game, or a later event does.
    #[error("event {seq}: a log must create the game in its first event, and only there")]
    Created {
        /// The number of the event.
        seq: u32,
    },
    /// The events are not numbered consecutively.
    #[error("event {seq} is out of order")]
    Number {
        /// The number of the event.
        seq: u32,
    },
    /// The terms are invalid.
    #[error("terms of the log: {0}")]
    Terms(String),
    /// A token is illegal.
    #[error("event {seq}: {refusal}")]
    Refused {
        /// The number of the event.
        seq: u32,
        /// The broken rule.
        refusal: Refusal,
    },
}

impl CombinedEventKind {
    /// Returns the first event of a game under these terms.
    #[must_use]
    pub fn created(terms: CombinedTerms) -> Self {
        Self::Created {
            variant: terms.variant().id().to_owned(),
            terms: terms.variant().custom_terms(),
            links: terms.links().to_string(),
            challenges: terms.challenges().to_string(),
            linked_clock: terms.linked_clock(),
        }
    }

    fn terms(&self) -> Option<Result<CombinedTerms, LogError>> {
        let Self::Created { variant, terms, links, challenges, linked_clock } = self else {
            return None;
        };
        let wrong = |error: &dyn std::fmt::Display| LogError::Terms(error.to_string());
        let read = || {
            let variant =
                Variant::known(variant, terms.as_deref()).map_err(|error| wrong(&error))?;
            let Variant::GipfPotentials(potentials) = variant else {
                return Err(LogError::Terms("only games with potentials have links".to_owned()));
            };
            let links = links.parse().map_err(|error| wrong(&error))?;
            let challenges = challenges.parse().map_err(|error| wrong(&error))?;
            let terms = CombinedTerms::new(potentials, links).map_err(|error| wrong(&error))?;
            Ok(terms.with_challenges(challenges).with_linked_clock(*linked_clock))
        };
        Some(read())
    }
}

impl CombinedGame {
    /// Rebuilds a game from its log.
    ///
    /// # Errors
    /// Fails at the first event that cannot be replayed.
    pub fn from_log(events: &[CombinedEvent]) -> Result<Self, LogError> {
        let (first, rest) = events.split_first().ok_or(LogError::Created { seq: 0 })?;
        let terms = first.kind.terms().ok_or(LogError::Created { seq: first.seq })??;
        let mut game = Self::start(terms);
        for (place, event) in (1..).zip(rest) {
            let seq = event.seq;
            if seq != place {
                return Err(LogError::Number { seq });
            }
            let refused = |refusal| LogError::Refused { seq, refusal };
            match &event.kind {
                CombinedEventKind::Created { .. } => return Err(LogError::Created { seq }),
                CombinedEventKind::Played { token } => {
                    game.play_token(token).map_err(refused)?;
                }
                CombinedEventKind::Concluded { score, by } => {
                    let by = Termination::from_code(by).unwrap_or(Termination::Unknown);
                    game.conclude(*score, by).map_err(refused)?;
                }
            }
        }
        Ok(game)
    }

    /// Returns the events of the game without times. The game must have started from the
    /// usual starting position.
    #[must_use]
    pub fn events(&self) -> Vec<CombinedEventKind> {
        let mut events = vec![CombinedEventKind::created(self.terms())];
        let tokens = self.tokens().into_iter();
        events.extend(tokens.map(|token| CombinedEventKind::Played { token: token.text }));
        events.extend(self.end().map(|end| CombinedEventKind::Concluded {
            score: end.score,
            by: end.by.code().to_owned(),
        }));
        events
    }
}
