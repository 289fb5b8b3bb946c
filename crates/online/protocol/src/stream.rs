//! Lines of the NDJSON streams: JSON objects with their kind in `type`.

use record::{Ending, GameId, Score};
use serde::{Deserialize, Serialize};

use crate::{ChallengeEnd, ChatMessage, Clocks, GameSummary, GameView, Offers, Presence, Status};

/// One line of an NDJSON stream. A line without a message only says that the connection is alive.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum StreamMessage {
    /// A whole game: the first message of its stream.
    GameFull(Box<GameView>),
    /// Something happened in the game.
    GameState {
        /// The game.
        game: GameId,
        /// The number of its last event.
        seq: u32,
        /// All turns so far, separated by spaces.
        turns: String,
        /// The position string.
        position: String,
        /// The clocks.
        clocks: Clocks,
        /// How far it has come.
        status: Status,
        /// The result.
        score: Score,
        /// What ended it.
        by: Option<Ending>,
        /// Offers that are not answered yet.
        offers: Offers,
        /// The next game of the two players.
        rematch: Option<GameId>,
    },
    /// A chat message.
    ChatLine {
        /// The number of the game's last event.
        seq: u32,
        /// The message.
        #[serde(rename = "line")]
        message: ChatMessage,
    },
    /// A player of the game is not connected.
    OpponentGone {
        /// The number of the game's last event.
        seq: u32,
        /// Who is connected.
        #[serde(flatten)]
        present: Presence,
    },
    /// A game of the reader's begins.
    GameStart {
        /// The number of the notification.
        seq: i64,
        /// The game.
        game: Box<GameSummary>,
    },
    /// A game of the reader's is over.
    GameFinish {
        /// The number of the notification.
        seq: i64,
        /// The game.
        game: Box<GameSummary>,
    },
    /// Somebody challenges the reader.
    Challenge {
        /// The number of the notification.
        seq: i64,
        /// The game that they may join.
        game: Box<GameSummary>,
    },
    /// A challenge to the reader or by them is answered, or gone.
    ChallengeEnded {
        /// The number of the notification.
        seq: i64,
        /// The game.
        game: Box<GameSummary>,
        /// How the challenge ended.
        end: ChallengeEnd,
    },
    /// It is the reader's turn.
    YourTurn {
        /// The number of the notification.
        seq: i64,
        /// The game.
        game: Box<GameSummary>,
    },
    /// The search for an opponent has begun.
    Seeking {
        /// Zero.
        seq: u32,
    },
    /// An opponent was found.
    Paired {
        /// One.
        seq: u32,
        /// The game of the two.
        game: GameId,
    },
    /// The server is about to restart: the last message.
    Bye {
        /// Milliseconds after which to connect again.
        reconnect_in_ms: u32,
    },
}
