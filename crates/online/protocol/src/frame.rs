//! Frames of the WebSocket: JSON objects with their kind in `t`.

use record::{Event, GameId, MatchTerms, TimeControl, serde_text};
use serde::{Deserialize, Serialize};
use variants::{Color, Variant};

use crate::{
    Act, Challenge, ChallengeEnd, ChatMessage, ChatRoom, Clocks, GameSummary, GameView, LinkKey,
    Lobby, Player, Presence, Seek,
};

/// A frame that a browser or program sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum ClientFrame {
    /// Follow a game: the whole of it, or what comes after an event.
    Watch {
        /// The game.
        game: GameId,
        /// The last event that the sender has.
        since: Option<u32>,
        /// The key of its link, for a private game.
        #[serde(default)]
        key: Option<LinkKey>,
    },
    /// Follow a game no longer.
    Leave {
        /// The game.
        game: GameId,
    },
    /// Play a whole turn.
    Play {
        /// The game.
        game: GameId,
        /// The id of the command: sent twice, it counts once.
        id: String,
        /// The number of turns played before it.
        ply: u32,
        /// The turn in notation.
        turn: String,
        /// Milliseconds for which the player saw the position, by their own clock.
        spent: Option<u32>,
    },
    /// Do anything else that changes a game.
    Act {
        /// The game.
        game: GameId,
        /// The id of the command.
        id: String,
        /// What is to be done.
        act: Act,
    },
    /// Plan conditional turns in place of all earlier ones.
    Plan {
        /// The game.
        game: GameId,
        /// The id of the command.
        id: String,
        /// Branches of turns, the opponent's first.
        #[serde(rename = "lines")]
        branches: Vec<Vec<String>>,
    },
    /// Write a chat message.
    Say {
        /// The game.
        game: GameId,
        /// The id of the command.
        id: String,
        /// Who can read it.
        to: ChatRoom,
        /// A text,
        text: Option<String>,
        /// or the code of a phrase.
        phrase: Option<String>,
    },
    /// Look at the lobby.
    Lobby {
        /// Or do so no longer.
        on: bool,
    },
    /// Look for an opponent.
    Seek {
        /// The id of the command.
        id: String,
        /// The game that is wanted.
        #[serde(with = "serde_text::variant")]
        variant: Variant,
        /// The time control of a live game.
        clock: TimeControl,
        /// Whether ratings shall change.
        rated: bool,
        /// Whether an unrated game will not do instead.
        #[serde(default, rename = "ratedOnly")]
        rated_only: bool,
        /// What a match adds to a game with potentials.
        #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
        combined: Option<MatchTerms>,
        /// The colour that is wanted.
        #[serde(default, with = "serde_text::option_color")]
        color: Option<Color>,
        /// The lowest rating of an opponent.
        min: Option<i32>,
        /// The highest.
        max: Option<i32>,
    },
    /// Look for an opponent no longer.
    Unseek,
    /// Answer somebody's seek.
    Take {
        /// The id of the command.
        id: String,
        /// The id of the seek.
        seek: String,
    },
    /// Ask for a [`ServerFrame::Pong`].
    Ping {
        /// Comes back as it is.
        at: f64,
    },
}

/// A frame that the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum ServerFrame {
    /// The connection is open.
    Welcome {
        /// Who the reader is here.
        me: Option<Player>,
        /// Milliseconds since 1970 by the server's clock.
        now: i64,
        /// The version of the server.
        version: String,
    },
    /// A whole game.
    Game {
        /// The game.
        game: Box<GameView>,
    },
    /// Something happened in a game. Event numbers have no gaps.
    Event {
        /// The game.
        game: GameId,
        /// What happened.
        event: Event,
        /// The clocks now.
        clocks: Clocks,
        /// The position string now.
        position: String,
    },
    /// A command was carried out, and its event is on disk.
    Ack {
        /// The id of the command.
        id: String,
        /// The number of the last event of the game.
        seq: u32,
    },
    /// A command was not carried out.
    Refused {
        /// The id of the command; the game for a [`ClientFrame::Watch`].
        id: Option<String>,
        /// For programs: it never changes. For a turn that breaks a rule, the code of that rule.
        code: String,
        /// For people, in English.
        text: String,
    },
    /// Who is connected to a game.
    Present {
        /// The game.
        game: GameId,
        /// Who.
        #[serde(flatten)]
        present: Presence,
    },
    /// A chat message.
    Said {
        /// The game.
        game: GameId,
        /// The message.
        #[serde(rename = "line")]
        message: ChatMessage,
    },
    /// The reader's own conditional turns.
    Plan {
        /// The game.
        game: GameId,
        /// Branches of turns, the opponent's first.
        #[serde(rename = "lines")]
        branches: Vec<Vec<String>>,
    },
    /// What the lobby shows now.
    Lobby(Lobby),
    /// The reader's seek waits for an opponent.
    Seeking {
        /// How long that may take in milliseconds, by how long others waited in the last day; `None` if nobody found an opponent.
        estimate: Option<i64>,
        /// The number of players who were called because of their standing seeks.
        called: u32,
    },
    /// Somebody looks for the game of the reader's standing seek.
    Call {
        /// Their seek.
        seek: Box<Seek>,
    },
    /// An opponent was found.
    Paired {
        /// The game of the two.
        game: GameId,
    },
    /// Somebody challenges the reader.
    Challenge {
        /// The game that they may join.
        game: Box<GameSummary>,
        /// The reader's rated game that it would replace.
        instead: Option<GameId>,
    },
    /// A challenge to the reader or by them is answered, or gone.
    #[serde(rename = "challenge-ended")]
    ChallengeEnded {
        /// The challenge.
        challenge: Box<Challenge>,
        /// How it ended.
        end: ChallengeEnd,
    },
    /// The answer to a [`ClientFrame::Ping`].
    Pong {
        /// As it came.
        at: f64,
        /// Milliseconds since 1970 by the server's clock.
        now: i64,
    },
    /// The server is about to restart.
    Bye {
        /// Milliseconds after which to connect again.
        reconnect: u32,
    },
}
