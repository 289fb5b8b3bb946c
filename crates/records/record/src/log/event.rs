use serde::{Deserialize, Serialize};
use variants::Color;

use crate::{
    log::{
        ending::Ending,
        id::{GameId, PlayerId},
        next::Next,
        offer::Offer,
        terms::Terms,
        turn_time::TurnTime,
    },
    record::score::Score,
    serde_text,
};

/// One thing that happened in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The events of a game are numbered from zero, without gaps.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970, by the server's clock.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum EventKind {
    /// The game was made; always the first event.
    Created {
        /// What was agreed on.
        terms: Terms,
        /// Who plays White, if that is known.
        #[serde(default)]
        white: Option<PlayerId>,
        /// Who plays Black, if that is known.
        #[serde(default)]
        black: Option<PlayerId>,
    },
    /// A player joined.
    Joined {
        /// The colour.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// The player.
        player: PlayerId,
    },
    /// A whole turn was played.
    Turn {
        /// Who played it.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// The turn in notation.
        turn: String,
        /// The time it took by the server's clock, in milliseconds, without outages.
        spent: u32,
        /// The part of `spent` that is not charged: lag, in milliseconds.
        lag: u32,
        /// The round trip as the server measured it, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rtt: Option<u32>,
        /// The id of the command, so that the same command is carried out only once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
        /// Whether it was planned before the opponent's turn.
        #[serde(default, skip_serializing_if = "is_false")]
        planned: bool,
        /// Whose clock runs next, in a match; in other games the opponent's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<Next>,
    },
    /// The server committed to the seed of all dice of this match.
    Committed {
        /// The SHA-256 of the seed, in hexadecimal.
        hash: String,
    },
    /// This game is one of those that are linked to a match.
    PartOf {
        /// The match.
        game: GameId,
        /// The declared use that it is about.
        declared: String,
    },
    /// After a challenge a linked game began.
    Linked {
        /// That game.
        game: GameId,
    },
    /// The linked game of a match ended.
    Settled {
        /// That game.
        game: GameId,
        /// Its turns, and how a player gave it up: tokens of the match.
        turns: Vec<String>,
        /// Whose clock runs next.
        next: Next,
    },
    /// The server rolled the dice.
    Rolled {
        /// What White's and Black's die show: a token of the match.
        roll: String,
        /// Whose clock runs next.
        next: Next,
    },
    /// The match is over: the seed of its dice.
    Revealed {
        /// 32 bytes in hexadecimal.
        seed: String,
    },
    /// A player offered something.
    Offered {
        /// Who offered.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// What happened.
        offer: Offer,
    },
    /// A player declined what the other had offered.
    Declined {
        /// Who declined.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// What happened.
        offer: Offer,
    },
    /// Turns were taken back. The clocks are set to what they showed after the last turn that is kept.
    TakenBack {
        /// How many turns are kept.
        turns: u16,
    },
    /// The server was down. Nobody is charged for that time.
    Outage {
        /// When it was last seen running, in milliseconds since 1970.
        from: i64,
        /// When it was running again.
        until: i64,
    },
    /// A player was given time.
    Extended {
        /// Who has more time now.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// How much more, in milliseconds.
        ms: u32,
    },
    /// The game ended.
    Ended {
        /// How.
        score: Score,
        /// By what.
        by: Ending,
    },
    /// The players went on in another game.
    Rematch {
        /// That game.
        game: GameId,
    },
}

impl EventKind {
    /// The event of a turn, with the times that the timer measured.
    #[must_use]
    pub fn turn(
        color: Color,
        turn: String,
        pressed: TurnTime,
        command: Option<String>,
        planned: bool,
    ) -> Self {
        let TurnTime { spent, lag, rtt, .. } = pressed;
        Self::Turn { color, turn, spent, lag, rtt, command, planned, next: None }
    }

    /// The same event, in a match: whose clock runs next.
    #[must_use]
    pub fn then(mut self, whose: Next) -> Self {
        match &mut self {
            Self::Turn { next, .. } => *next = Some(whose),
            Self::Settled { next, .. } | Self::Rolled { next, .. } => *next = whose,
            _ => {}
        }
        self
    }
}

// Serde hands over a reference.
fn is_false(value: &bool) -> bool {
    !*value
}
