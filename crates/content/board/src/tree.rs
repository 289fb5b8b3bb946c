#[cfg(feature = "potentials")]
mod combined;
mod json;
mod record;

use ::record::{Comment, ReadOptions, Reading, Record, Start, TurnNode, read as read_records};
use game::Color;

use crate::{game_start::variant, refusal::Refusal};

/// A game as stored in records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordTree {
    /// Id of the variant.
    pub variant: String,
    /// Custom terms of a game with potentials.
    #[cfg(feature = "potentials")]
    pub terms: Option<String>,
    /// In a match: the links that decide who may use a potential. The turns are then the tokens of
    /// the match.
    #[cfg(feature = "potentials")]
    pub links: Option<String>,
    /// In a match: the number of challenges per player.
    #[cfg(feature = "potentials")]
    pub challenges: Option<String>,
    /// Start position, if it is not the usual one.
    pub position: Option<String>,
    /// Extra pieces for one player: `w1` to `b3`.
    pub handicap: Option<String>,
    /// Tags about the players, place and date, without those that follow from the game.
    pub tags: Vec<(String, String)>,
    /// Result of the game: `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// Reason why the game ended, if not by the rules.
    pub termination: Option<String>,
    /// Comments before the first turn.
    pub comments: Vec<String>,
    /// The turns.
    pub turns: Vec<RecordTurn>,
}

/// A turn of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordTurn {
    /// Token of the turn.
    pub token: String,
    /// Player who played the turn.
    pub player: Color,
    /// Comments on the turn.
    pub comments: Vec<String>,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// The player's remaining time.
    pub clock: Option<String>,
    /// Evaluation of the position after the turn.
    pub evaluation: Option<String>,
    /// Variations that replace this turn and the following ones.
    pub variations: Vec<Variation>,
}

/// Turns that could have been played instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// Comments before the first turn of the variation.
    pub comments: Vec<String>,
    /// Turns of the variation, at least one.
    pub turns: Vec<RecordTurn>,
}

/// Games read from a text, and the problems found in it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Records {
    /// The games.
    pub games: Vec<RecordTree>,
    /// Reasons why other games could not be read.
    pub refused: Vec<Refusal>,
    /// Problems in games that could be read: the first wrong reserve count in each game.
    pub warnings: Vec<Refusal>,
}

/// Maximum number of games read from one text.
pub const FILE_MAX_GAMES: usize = 1000;

impl Records {
    /// Reads the games in a text in any supported notation; `id` is the variant of games that do
    /// not specify one.
    ///
    /// # Errors
    /// Returns an error if there is no such variant.
    pub fn read(text: &str, id: Option<&str>) -> Result<Self, Refusal> {
        let variant = id.map(|id| variant(id, None)).transpose()?;
        #[cfg(feature = "potentials")]
        if let Some(records) = Self::with_matches(text, id) {
            return records;
        }
        let mut records = Self::default();
        let mut readings = read_records(text, ReadOptions { format: None, variant });
        for _ in 0..FILE_MAX_GAMES {
            let Some(reading) = readings.next() else { break };
            match reading {
                Ok(Reading::Game(record)) => {
                    records.games.push(RecordTree::of(&record));
                    records.warnings.extend(readings.warning().map(Refusal::from));
                }
                Ok(Reading::Excerpt(excerpt)) => {
                    records.refused.push(Refusal::new("excerpt", excerpt));
                }
                Err(error) => records.refused.push(error.into()),
            }
        }
        Ok(records)
    }
}

impl RecordTree {
    fn of(record: &Record) -> Self {
        let (position, handicap) = match record.start() {
            Start::Usual => (None, None),
            Start::Handicap(handicap) => (None, Some(handicap.to_string())),
            Start::Position(position) => (Some(position), None),
        };
        let tags = record.tags().iter();
        Self {
            variant: record.variant().id().to_owned(),
            #[cfg(feature = "potentials")]
            terms: record.variant().custom_terms(),
            #[cfg(feature = "potentials")]
            links: None,
            #[cfg(feature = "potentials")]
            challenges: None,
            position,
            handicap,
            tags: tags.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            result: record.score().code().to_owned(),
            termination: record.termination().map(|termination| termination.code().to_owned()),
            comments: words(record.main_line().comments()),
            turns: turns(record.main_line()),
        }
    }
}

fn words(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(|comment| comment.as_str().to_owned()).collect()
}

fn turns(line: &::record::Variation) -> Vec<RecordTurn> {
    line.turns().iter().map(turn).collect()
}

fn turn(node: &TurnNode) -> RecordTurn {
    let notes = node.notes();
    let variation = |line: &::record::Variation| Variation {
        comments: words(line.comments()),
        turns: turns(line),
    };
    RecordTurn {
        token: node.token().as_str().to_owned(),
        player: node.player(),
        comments: words(&notes.comments),
        nags: notes.nags.iter().map(|nag| nag.0).collect(),
        clock: notes.clock.map(|clock| clock.to_string()),
        evaluation: notes.evaluation.map(|evaluation| evaluation.to_string()),
        variations: node.variations().iter().map(variation).collect(),
    }
}
