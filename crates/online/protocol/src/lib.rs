//! Types of all messages exchanged between the server, browsers and programs.
//!
//! - [`ClientFrame`] and [`ServerFrame`] are the frames of the WebSocket at `/socket`.
//! - [`StreamMessage`] is one line of an NDJSON stream.
//! - [`limits`] holds the limits that the server enforces and that pages and messages state.
//! - [`rest`] holds the bodies and queries of the REST API.
//! - [`shown_text`] and [`shown_name`] define which text written by one person may be shown to others.
//!
//! The types define the JSON form of each message and nothing else: `hall` creates the messages, `server` transports them, and
//! `bot` and the scripts of the site read them. The types of the scripts are generated from the
//! schemas by `cargo xtask types`; tests compare the messages with the tables of `docs/online.md`. Doc comments of types with a schema are the descriptions in the public OpenAPI document.
//!
//! ```
//! use protocol::{ClientFrame, ServerFrame};
//!
//! let frame: ClientFrame = serde_json::from_str(r#"{"t":"ping","at":1.5}"#)?;
//! let ClientFrame::Ping { at } = frame else { panic!("a ping") };
//! let answer = serde_json::to_string(&ServerFrame::Pong { at, now: 20 })?;
//! assert_eq!(answer, r#"{"t":"pong","at":1.5,"now":20}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod access_key;
mod act;
mod challenge;
mod chat;
mod clocks;
mod coded;
mod dice_nonce;
mod frame;
mod game_view;
pub mod limits;
mod lobby;
mod match_view;
mod player;
mod presence;
mod problem_code;
mod refusal;
pub mod rest;
pub mod schema;
mod secret;
mod sent_turn;
pub mod shown_name;
pub mod shown_text;
mod status;
mod stream;
mod study_id;

pub use access_key::{AccessKey, ParseAccessKeyError};
pub use act::Act;
pub use challenge::{Challenge, ChallengeEnd, Challenges};
pub use chat::{ChatMessage, ChatRoom, Phrase};
pub use clocks::{Clocks, TimeLeft};
pub use dice_nonce::{DiceNonce, ParseDiceNonceError};
pub use frame::{ClientFrame, ServerFrame};
pub use game_view::{
    Done, GameResult, GameSummary, GameView, Offers, PlayedTurn, RatingChange, RatingChanges,
};
pub use lobby::{Lobby, Seek};
pub use match_view::{
    Asks, Awaited, ChallengesLeft, ContestView, DiceNonces, DiceView, MatchView, PartOf, RollProof,
};
pub use player::{Player, PlayerKind, Rating};
pub use presence::{Absence, Presence};
pub use problem_code::ProblemCode;
pub use refusal::RefusalCode;
pub use rest::Scope;
pub use secret::Secret;
pub use sent_turn::SentTurn;
pub use status::Status;
pub use stream::StreamMessage;
pub use study_id::{ParseStudyIdError, StudyId};
