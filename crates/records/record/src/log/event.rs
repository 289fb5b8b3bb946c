use serde::{Deserialize, Serialize};
use variants::Color;

use crate::{
    log::{
        ending::Ending,
        id::{GameId, PlayerId},
        next_clock::NextClock,
        offer::Offer,
        terms::Terms,
        turn_time::TurnTime,
    },
    record::score::Score,
    serde_text,
};

/// An entry in the log of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// Number of the event in its game, from zero, without gaps.
    pub seq: u32,
    /// Time of the event by the server's clock, in milliseconds since 1970.
    pub at: i64,
    /// The kind of event, with its data.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// The kind of an event, with its data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum EventKind {
    /// The game was created; always the first event.
    Created {
        /// The terms of the game.
        terms: Terms,
        /// The player who has White, if known.
        #[serde(default)]
        white: Option<PlayerId>,
        /// The player who has Black, if known.
        #[serde(default)]
        black: Option<PlayerId>,
    },
    /// A player joined.
    Joined {
        /// The player's colour.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// The player.
        player: PlayerId,
    },
    /// A whole turn was played.
    Turn {
        /// The player's colour.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// The token of the turn.
        turn: String,
        /// Duration of the turn by the server's clock, in milliseconds, excluding outages.
        spent: u32,
        /// The part of `spent` that is not charged: lag, in milliseconds.
        lag: u32,
        /// The round-trip time measured by the server, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rtt: Option<u32>,
        /// The id of the client's command, which prevents the same command from being executed twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<String>,
        /// Whether the turn had been planned before the opponent's turn.
        #[serde(default, skip_serializing_if = "is_false")]
        planned: bool,
        /// Player whose clock runs next, in a combined game. In other games it is always the opponent's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<NextClock>,
        /// The random number that the player contributes to the dice of a combined game: 32 bytes in hexadecimal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
    /// The server committed to the seed of all dice rolls of this combined game.
    Committed {
        /// The SHA-256 of the seed, in hexadecimal.
        hash: String,
    },
    /// This game is a linked game of a combined game.
    PartOf {
        /// The combined game.
        game: GameId,
        /// The declared use that this game decides.
        declared: String,
    },
    /// A linked game started after a challenge.
    Linked {
        /// The linked game.
        game: GameId,
    },
    /// A linked game of this combined game ended.
    Settled {
        /// The linked game.
        game: GameId,
        /// The turns of the linked game, and the resignation if there was one, as tokens of the combined game.
        turns: Vec<String>,
        /// Player whose clock runs next.
        next: NextClock,
    },
    /// The server rolled the dice.
    Rolled {
        /// The values of White's and Black's die, as a token of the combined game.
        roll: String,
        /// Player whose clock runs next.
        next: NextClock,
        /// Whether the roll also depends on the players' nonces that precede it in the log.
        #[serde(default, skip_serializing_if = "is_false")]
        mixed: bool,
    },
    /// The seed of the dice was revealed, after the end of a combined game.
    Revealed {
        /// The seed: 32 bytes in hexadecimal.
        seed: String,
    },
    /// A player made an offer.
    Offered {
        /// The player who made the offer.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// The offer.
        offer: Offer,
    },
    /// A player declined the opponent's offer.
    Declined {
        /// The player who declined.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// The offer.
        offer: Offer,
    },
    /// Turns were taken back. The clocks return to their values after the last remaining turn.
    TakenBack {
        /// Number of turns that remain.
        turns: u16,
    },
    /// The server was down. The time is not charged to either player.
    Outage {
        /// Time at which the server was last known to be running, in milliseconds since 1970.
        from: i64,
        /// Time at which the server was running again, in milliseconds since 1970.
        until: i64,
    },
    /// A player was given extra time.
    Extended {
        /// The player who received the time.
        #[serde(with = "serde_text::color")]
        color: Color,
        /// The extra time, in milliseconds.
        ms: u32,
    },
    /// The game ended.
    Ended {
        /// The result.
        score: Score,
        /// The reason.
        by: Ending,
    },
    /// The players started a rematch.
    Rematch {
        /// The new game.
        game: GameId,
    },
}

impl EventKind {
    /// Creates the event for a turn, with the times measured by the timer.
    #[must_use]
    pub fn turn(
        color: Color,
        turn: String,
        pressed: TurnTime,
        command: Option<String>,
        planned: bool,
    ) -> Self {
        let TurnTime { spent, lag, rtt, .. } = pressed;
        Self::Turn { color, turn, spent, lag, rtt, command, planned, next: None, nonce: None }
    }

    /// Returns the same event with the nonce that the player contributes to the dice.
    #[must_use]
    pub fn with_nonce(mut self, contributed: Option<String>) -> Self {
        if let Self::Turn { nonce, .. } = &mut self {
            *nonce = contributed;
        }
        self
    }

    /// Sets whose clock runs next, in a combined game.
    #[must_use]
    pub fn then(mut self, whose: NextClock) -> Self {
        match &mut self {
            Self::Turn { next, .. } => *next = Some(whose),
            Self::Settled { next, .. } | Self::Rolled { next, .. } => *next = whose,
            _ => {}
        }
        self
    }
}

// Serde passes a reference.
fn is_false(value: &bool) -> bool {
    !*value
}
