//! WebSocket frames: JSON objects whose kind is in `t`.

use record::{Event, GameId, MatchTerms, TimeControl, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::{Color, Variant};

use crate::{
    AccessKey, Act, Challenge, ChallengeEnd, ChatMessage, ChatRoom, Clocks, GameSummary, GameView,
    Lobby, Player, Presence, Seek, SentTurn, schema,
};

/// Frame sent by a browser or program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum ClientFrame {
    /// Follow a game, either from its start or from the event after `since`. Chat messages written after that event are sent too.
    Watch {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// Number of the last event that the sender has received. Without it, the server sends the whole game.
        since: Option<u32>,
        /// Link key, for a private game.
        #[serde(default)]
        #[schema(value_type = Option<String>)]
        key: Option<AccessKey>,
    },
    /// Stop following a game.
    Leave {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
    },
    /// Play a complete turn.
    Play {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// The turn.
        #[serde(flatten)]
        turn: SentTurn,
    },
    /// Resign, make an offer, or change the game in another way.
    Act {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// Identifier of the command.
        id: String,
        /// The command.
        act: Act,
    },
    /// Replace all of the player's conditional turns.
    Plan {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// Identifier of the command.
        id: String,
        /// Sequences of alternating turns, each beginning with the opponent's.
        #[serde(rename = "lines")]
        branches: Vec<Vec<String>>,
    },
    /// Send a chat message: either free text or a predefined phrase.
    Say {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// Identifier of the command.
        id: String,
        /// Readers of the message.
        to: ChatRoom,
        /// The text.
        text: Option<String>,
        /// Code of a phrase.
        phrase: Option<String>,
    },
    /// Subscribe to the lobby, or cancel the subscription.
    Lobby {
        /// Whether to subscribe.
        on: bool,
    },
    /// Seek an opponent.
    Seek {
        /// Identifier of the command.
        id: String,
        /// The variant to play.
        #[serde(with = "serde_text::variant")]
        #[schema(value_type = schema::Variant)]
        variant: Variant,
        /// Time control, which must be one for live games.
        #[schema(value_type = String)]
        clock: TimeControl,
        /// Whether the game is rated.
        rated: bool,
        /// Whether to refuse an unrated game as a substitute.
        #[serde(default, rename = "ratedOnly")]
        rated_only: bool,
        /// Terms of a match, for a game with potentials.
        #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<schema::WrittenMatchTerms>)]
        combined: Option<MatchTerms>,
        /// Preferred colour.
        #[serde(default, with = "serde_text::option_color")]
        #[schema(value_type = Option<schema::Color>)]
        color: Option<Color>,
        /// Minimum rating of the opponent.
        min: Option<i32>,
        /// Maximum rating of the opponent.
        max: Option<i32>,
    },
    /// Stop seeking an opponent.
    Unseek {
        /// Identifier of the command. Without it, the server does not acknowledge the command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Accept the seek of another player.
    Take {
        /// Identifier of the command.
        id: String,
        /// Identifier of the seek.
        seek: String,
    },
    /// Ask for a [`ServerFrame::Pong`].
    Ping {
        /// Value returned unchanged.
        at: f64,
    },
}

/// Frame sent by the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum ServerFrame {
    /// First frame of a connection.
    Welcome {
        /// Player to whom this connection belongs, if any.
        me: Option<Player>,
        /// Current time, in milliseconds since 1970, by the server's clock.
        now: i64,
        /// Version of the server.
        version: String,
    },
    /// Complete state of a game.
    Game {
        /// The game.
        game: Box<GameView>,
    },
    /// Event of a game. Events are numbered without gaps.
    Event {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// The event.
        #[schema(value_type = schema::LogEvent)]
        event: Event,
        /// The clocks after the event.
        clocks: Clocks,
        /// Position string after the event.
        position: String,
    },
    /// A command was carried out, and its event is on disk.
    Ack {
        /// Identifier of the command.
        id: String,
        /// Number of the last event of the game.
        seq: u32,
    },
    /// A command was refused.
    Refused {
        /// Identifier of the command, or of the game for a [`ClientFrame::Watch`].
        id: Option<String>,
        /// Stable code of the reason, for programs. For an illegal turn, the code of the rule that it breaks.
        code: String,
        /// The reason in English, for people.
        text: String,
    },
    /// Connected players and spectators of a game.
    Present {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// Players and spectators.
        #[serde(flatten)]
        present: Presence,
    },
    /// A chat message. It may be sent again after a reconnection, with the same identifier.
    Said {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// The message.
        #[serde(rename = "line")]
        message: ChatMessage,
    },
    /// The recipient's own conditional turns.
    Plan {
        /// The game.
        #[schema(value_type = String)]
        game: GameId,
        /// Sequences of alternating turns, each beginning with the opponent's.
        #[serde(rename = "lines")]
        branches: Vec<Vec<String>>,
    },
    /// Contents of the lobby.
    Lobby(Lobby),
    /// The recipient's seek is waiting for an opponent.
    Seeking {
        /// Estimated waiting time in milliseconds, based on the seeks of the last day; null if none of them found an opponent.
        estimate: Option<i64>,
        /// Number of players with a matching standing seek who were notified.
        called: u32,
    },
    /// A player is seeking a game that matches the recipient's standing seek.
    Call {
        /// The player's seek.
        seek: Box<Seek>,
    },
    /// An opponent was found.
    Paired {
        /// The new game.
        #[schema(value_type = String)]
        game: GameId,
    },
    /// The recipient was challenged.
    Challenge {
        /// The game, which the recipient may join.
        game: Box<GameSummary>,
        /// The recipient's rated game that this one would replace.
        #[schema(value_type = Option<String>)]
        instead: Option<GameId>,
    },
    /// A challenge to or by the recipient was answered or withdrawn, or has expired.
    #[serde(rename = "challenge-ended")]
    ChallengeEnded {
        /// The challenge.
        challenge: Box<Challenge>,
        /// Outcome of the challenge.
        end: ChallengeEnd,
    },
    /// Answer to a [`ClientFrame::Ping`].
    Pong {
        /// Value sent in the ping.
        at: f64,
        /// Current time, in milliseconds since 1970, by the server's clock.
        now: i64,
    },
    /// The server is about to restart.
    Bye {
        /// Delay before reconnecting, in milliseconds.
        reconnect: u32,
    },
}
