//! Every message between the server, browsers and programs, as types.
//!
//! - [`ClientFrame`] and [`ServerFrame`] are the frames of the WebSocket `/socket`.
//! - [`StreamMessage`] is one line of an NDJSON stream.
//! - [`rest`] has the bodies and queries of the REST API.
//!
//! The types say how a message is written in JSON and nothing else: `hall` makes them, `server` carries them, `bot` and the
//! scripts of the site read them. `web/online/types.d.ts` and the tables of `docs/online.md` list the same names; tests of this
//! crate compare them.
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

mod act;
mod challenge;
mod chat;
mod clocks;
mod coded;
mod frame;
mod game_view;
mod link_key;
mod lobby;
mod match_view;
mod player;
mod presence;
mod problem_code;
mod refusal;
pub mod rest;
pub mod schema;
mod secret;
mod status;
mod stream;
mod study_id;

pub use act::Act;
pub use challenge::{Challenge, ChallengeEnd, Challenges};
pub use chat::{ChatMessage, ChatRoom, Phrase};
pub use clocks::{Clocks, TimeLeft};
pub use frame::{ClientFrame, ServerFrame};
pub use game_view::{
    Done, GameResult, GameSummary, GameView, Offers, PlayedTurn, RatingChange, RatingChanges,
};
pub use link_key::{LinkKey, ParseLinkKeyError};
pub use lobby::{Lobby, Seek};
pub use match_view::{Asks, Awaited, ChallengesLeft, ContestView, DiceView, MatchView, PartOf};
pub use player::{Player, PlayerKind, Rating};
pub use presence::{Absence, Presence};
pub use problem_code::ProblemCode;
pub use refusal::RefusalCode;
pub use rest::Scope;
pub use secret::Secret;
pub use status::Status;
pub use stream::StreamMessage;
pub use study_id::{ParseStudyIdError, StudyId};
