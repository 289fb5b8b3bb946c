//! Records of games: reading, checking and writing them.
//!
//! A [`Record`] is a game of YINSH or GIPF with everything that was written about it:
//! players, comments, marks, clocks, evaluations and variations. [`read`] accepts our own
//! PGN-like format and its JSON, Boardspace's SGF, Board Game Arena's logs, the official
//! notation of GIPF and plain lines; its errors name the line and the turn in which a rule was
//! broken. Records are written by [`Record::to_text`], [`Record::to_official`],
//! [`Record::to_lines`], [`Record::to_sgf`] and [`Record::to_json`].
//!
//! ```
//! use record::{ReadOptions, Record, TextOptions, read};
//! use variants::{AnyGame, Variant};
//!
//! let mut game = AnyGame::start(Variant::GipfBasic);
//! game.play_turn("e9-e7")?;
//! game.play_turn("b3")?;
//! let mut record = Record::from_game(&game);
//! record.tags_mut().set("White", "Ada")?;
//!
//! let text = record.to_text(TextOptions { reserves: true });
//! assert!(text.ends_with("1. e9-e7 (11) b3 (11) *\n"));
//! let read = read(&text, ReadOptions::default()).next().unwrap()?;
//! assert_eq!(read.into_record(), Some(record));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The format
//!
//! - Tags come first, one per line. `[Game "gipf-basic"]` is required unless the caller
//!   supplies the variant; `Event`, `Date`, `White`, `Black`, `Result`, `Termination`,
//!   `TimeControl`, `Handicap` and `Position` have a meaning; other tags are kept. Values
//!   escape `"` and `\` as `\"` and `\\`.
//! - Turns follow: `1. f6 a5 2. b6 2... c3`. Turn numbers are always written, but optional
//!   when reading. The actions of a turn are joined by `;`; consecutive actions of one player
//!   are joined into a turn when read.
//! - A turn may be followed by `(7)`, the player's remaining reserve (GIPF only; checked);
//!   by marks such as `$1` or `!`; by `{words [%clk 0:05:00] [%eval -1.25]}`; and by
//!   `( other turns )`, a variation that replaces the turn. Variations can be nested.
//! - The result ends the record: `1-0`, `0-1`, `1/2-1/2` or `*`. If the rules ended the game,
//!   it must agree with them.
//! - Further records may follow, each after a blank line or starting with a tag. A record
//!   without tags ends at any blank line. A blank line followed by a tag ends even an
//!   unclosed comment.
//!
//! # Games that are being played
//!
//! A game between two people is a log of [`Event`]s, numbered from zero: first its [`Terms`],
//! then every turn, offer and interruption, and finally its end. Everything else is derived
//! from the log. A [`Timer`] computes both clocks under a [`TimeControl`]; the time is passed
//! to it as an argument, and it never reads the system clock. [`rate`] computes the new
//! [`Rating`]s after a game, using Glicko-2.
//!
//! ```
//! use record::{EventKind, Event, LagReport, Terms, Timer};
//! use variants::{Color, Variant};
//!
//! let clock = "300+3".parse()?;
//! let terms =
//!     Terms { variant: Variant::Yinsh, handicap: None, clock, rated: false, open: false, combined: None };
//! let (ada, bob) = ("0000000000A".parse()?, "0000000000B".parse()?);
//! let created = EventKind::Created { terms, white: Some(ada), black: Some(bob) };
//! let mut timer = Timer::new(clock);
//! timer.observe(&Event { seq: 0, at: 0, kind: created });
//! for (seq, color) in [(1, Color::White), (2, Color::Black), (3, Color::White)] {
//!     let at = i64::from(seq) * 10_000;
//!     let pressed = timer.press(at, LagReport { spent: Some(9900), rtt: Some(80) });
//!     let kind = EventKind::turn(color, "f6".to_owned(), pressed, None, false);
//!     timer.observe(&Event { seq, at, kind });
//! }
//! // White's first turn was free; 100 ms of the second were lag and are not charged.
//! assert_eq!(timer.left(Color::White, 30_000).unwrap().ms, 300_000 - 9900 + 3000);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate implements no rules: every turn is played by `variants::AnyGame`, and a turn
//! that it rejects is an error. Files, encodings other than UTF-8 and board diagrams are out
//! of scope.

mod formats;
mod limits;
mod log;
mod rating;
mod record;
pub mod serde_text;
mod timer;

pub use formats::{
    error::{ReadError, ReadErrorKind},
    format::Format,
    json::{JsonObjects, read_json_tags},
    line_number::LineNumber,
    reading::{Excerpt, Reading},
    readings::{ReadOptions, Readings, read},
    reserve_warning::ReserveWarning,
    sgf_error::SgfError,
    text::{Chunk, Chunks, Tag, TextOptions, read_tags, wrap, write_tags},
    write_error::WriteError,
};
pub use limits::{RECORD_MAX_ACTIONS, RECORDS_MAX_BYTES, VARIATIONS_MAX_DEPTH};
pub use log::{
    challenge_count::{CHALLENGES_MAX, ChallengeCount, ParseChallengeCountError},
    ending::Ending,
    event::{Event, EventKind},
    id::{ClubNightId, GameId, ParseIdError, PlayerId},
    link::{Link, Links, ParseLinksError},
    next_clock::NextClock,
    offer::Offer,
    speed::Speed,
    terms::{MatchTerms, Terms},
    time_control::{
        BASE_TIME_MAX, BYOYOMI_PERIODS_MAX, DAY_MS, DAYS_PER_TURN_MAX, ParseTimeControlError,
        TIME_STEP_MAX, TimeControl,
    },
    turn_time::TurnTime,
};
pub use rating::{
    DatedRating, PERIODS_PER_DAY, PROVISIONAL, RatedGame, Rating, TAU, rate, rate_one,
};
pub use record::{
    Record, ResultError, VariationError,
    clock::{Clock, ParseClockError},
    date::{Date, ParseDateError},
    evaluation::{Evaluation, ParseEvaluationError},
    notes::{Comment, CommentError, Nag, Notes},
    score::{Score, Termination},
    start::Start,
    tags::{RECORD_MAX_TAGS, TagError, Tags},
    token::TurnToken,
    turn_number::TurnNumber,
    turn_path::TurnPath,
    variation::{TurnNode, Variation},
};
pub use timer::{
    FIRST_TURN_MAX_MS, Overdue, Timer,
    lag::{FLAG_GRACE_MAX_MS, LAG_GAIN_MAX_MS, LagReport, MACHINE_DELAY_MS},
    player_clock::TimeLeft,
};

/// The example for programmers in the document on clocks.
#[cfg(doctest)]
#[doc = include_str!("../../../../docs/clocks.md")]
struct Clocks;
