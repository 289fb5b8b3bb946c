//! Lines of the NDJSON streams: JSON objects whose kind is in `type`.

use record::{Ending, GameId, Score};
use serde::{Deserialize, Serialize};

use crate::{ChallengeEnd, ChatMessage, Clocks, GameSummary, GameView, Offers, Presence, Status};

/// One line of an NDJSON stream. An empty line only keeps the connection alive.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum StreamMessage {
    /// Complete state of a game: the first message of its stream.
    GameFull(Box<GameView>),
    /// State of a game after a change.
    GameState {
        /// The game.
        game: GameId,
        /// Number of the last event of the game.
        seq: u32,
        /// All turns so far, separated by spaces.
        turns: String,
        /// Position string.
        position: String,
        /// Both clocks.
        clocks: Clocks,
        /// Whether the game is waiting for players, is being played or has ended.
        status: Status,
        /// The score; `*` until the game has ended.
        score: Score,
        /// How the game ended.
        by: Option<Ending>,
        /// Pending offers.
        offers: Offers,
        /// The rematch, if there is one.
        rematch: Option<GameId>,
    },
    /// A chat message.
    ChatLine {
        /// Number of the last event of the game.
        seq: u32,
        /// The message.
        #[serde(rename = "line")]
        message: ChatMessage,
    },
    /// A player of the game has left.
    OpponentGone {
        /// Number of the last event of the game.
        seq: u32,
        /// Connected players and spectators.
        #[serde(flatten)]
        present: Presence,
    },
    /// One of the recipient's games has begun.
    GameStart {
        /// Number of the notification.
        seq: i64,
        /// The game.
        game: Box<GameSummary>,
    },
    /// One of the recipient's games has ended.
    GameFinish {
        /// Number of the notification.
        seq: i64,
        /// The game.
        game: Box<GameSummary>,
    },
    /// The recipient was challenged.
    Challenge {
        /// Number of the notification.
        seq: i64,
        /// The game, which the recipient may join.
        game: Box<GameSummary>,
    },
    /// A challenge to or by the recipient was answered or withdrawn, or has expired.
    ChallengeEnded {
        /// Number of the notification.
        seq: i64,
        /// The game.
        game: Box<GameSummary>,
        /// Outcome of the challenge.
        end: ChallengeEnd,
    },
    /// It is the recipient's turn.
    YourTurn {
        /// Number of the notification.
        seq: i64,
        /// The game.
        game: Box<GameSummary>,
    },
    /// The seek is waiting for an opponent.
    Seeking {
        /// Always 0.
        seq: u32,
    },
    /// An opponent was found.
    Paired {
        /// Always 1.
        seq: u32,
        /// The new game.
        game: GameId,
    },
    /// The server is about to restart. This is the last message of the stream.
    Bye {
        /// Delay before reconnecting, in milliseconds.
        reconnect_in_ms: u32,
    },
}
