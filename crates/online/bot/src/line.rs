//! Lines of a stream, as far as a bot needs them.

use serde::Deserialize;

/// The longest line that is read.
pub(crate) const LONGEST: u64 = 1 << 20;

/// What concerns the bot.
#[derive(Deserialize, Debug)]
pub(crate) struct Notice {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) seq: Option<i64>,
    pub(crate) game: Option<Card>,
    #[serde(rename = "reconnectInMs")]
    pub(crate) reconnect: Option<u64>,
}

/// A game as a notice has it.
#[derive(Deserialize, Debug)]
pub(crate) struct Card {
    pub(crate) id: String,
    pub(crate) status: String,
}

/// What happened in a game.
#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum Line {
    GameFull {
        seq: u32,
        terms: Terms,
        status: String,
        you: Option<char>,
        turns: Vec<Turn>,
        clocks: Clocks,
    },
    GameState {
        seq: u32,
        status: String,
        turns: String,
        clocks: Clocks,
    },
    Bye {
        #[serde(rename = "reconnectInMs")]
        reconnect: u64,
    },
    #[serde(other)]
    Other,
}

/// What was agreed.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) variant: String,
    pub(crate) handicap: Option<String>,
    pub(crate) clock: String,
}

/// A turn that was played.
#[derive(Deserialize, Debug)]
pub(crate) struct Turn {
    pub(crate) turn: String,
}

/// Both clocks.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Clocks {
    pub(crate) w: Option<Shown>,
    pub(crate) b: Option<Shown>,
}

/// What a clock shows.
#[derive(Deserialize, Clone, Copy, Debug)]
pub(crate) struct Shown {
    pub(crate) ms: u64,
}
