//! The log of a combined game: everything that happened, in order. The match follows from it.

use record::{Score, Termination, TimeControl};
use serde::{Deserialize, Serialize};
use variants::Variant;

use crate::{combined_game::CombinedGame, refusal::Refusal, terms::CombinedTerms};

/// One thing that happened in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CombinedEvent {
    /// The events of a match are numbered from zero, without gaps.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub kind: CombinedEventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum CombinedEventKind {
    /// The match was made; always the first event.
    Created {
        /// The id of the variant of GIPF.
        variant: String,
        /// The terms of `gipf-potentials`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        terms: Option<String>,
        /// What has to be won for each kind.
        links: String,
        /// How many challenges each player has.
        challenges: String,
        /// The time control of linked games, if it is not that of GIPF.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        linked_clock: Option<TimeControl>,
    },
    /// A token was played: a turn or a part of one, an answer, a roll, an entry.
    Played {
        /// The token.
        token: String,
    },
    /// The match ended otherwise than by the rules.
    Concluded {
        /// The result.
        score: Score,
        /// What ended it: the value of the tag `Termination`.
        by: String,
    },
}

/// Why a log cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LogError {
    /// The first event is not the one that makes the match, or a later one is.
    #[error("event {seq}: a log begins with its terms, once")]
    Created {
        /// The number of the event.
        seq: u32,
    },
    /// The numbers have a gap.
    #[error("event {seq} has another number than its place")]
    Number {
        /// The number of the event.
        seq: u32,
    },
    /// The terms cannot be read.
    #[error("the terms of the log: {0}")]
    Terms(String),
    /// A token is refused.
    #[error("event {seq}: {refusal}")]
    Refused {
        /// The number of the event.
        seq: u32,
        /// The rule.
        refusal: Refusal,
    },
}

impl CombinedEventKind {
    /// The first event of a match under these terms.
    #[must_use]
    pub fn created(terms: CombinedTerms) -> Self {
        Self::Created {
            variant: terms.variant().id().to_owned(),
            terms: terms.variant().own_terms(),
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
    /// The match that follows from a log.
    ///
    /// # Errors
    /// Names the event that cannot be played.
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

    /// The events of a match that started as its terms say, without times.
    #[must_use]
    pub fn deeds(&self) -> Vec<CombinedEventKind> {
        let mut deeds = vec![CombinedEventKind::created(self.terms())];
        let tokens = self.tokens().into_iter();
        deeds.extend(tokens.map(|token| CombinedEventKind::Played { token: token.text }));
        deeds.extend(self.end().map(|end| CombinedEventKind::Concluded {
            score: end.score,
            by: end.by.code().to_owned(),
        }));
        deeds
    }
}
