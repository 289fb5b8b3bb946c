//! Records of games: reading, checking and writing them.
//!
//! A [`Record`] is a game of YINSH or GIPF with everything that was written about it:
//! who played, comments, marks, clocks, evaluations and variations. [`read`] reads our
//! own format (PGN's shape), Boardspace's SGF, Board Game Arena's log, the official
//! notation of GIPF and plain lines, and says on which line and in which turn a rule was
//! broken. A record is written by [`Record::to_text`], [`Record::to_official`],
//! [`Record::to_lines`] and [`Record::to_json`].
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
//! - Tags first, one a line: `[Game "gipf-basic"]` is needed unless the caller names the
//!   variant; `Event`, `Date`, `White`, `Black`, `Result`, `Termination`, `TimeControl`,
//!   `Handicap` and `Position` have a meaning, others are kept. `\"` and `\\` in values.
//! - Then turns: `1. f6 a5 2. b6 2... c3`. Numbers are written, but need not be there. A
//!   turn joins its actions by `;`; single actions of one player are joined when read.
//! - Behind a turn: `(7)`, what the player has left in reserve (GIPF, checked); marks
//!   `$1` or `!`; `{words [%clk 0:05:00] [%eval -1.25]}`; `( other turns )`, which replace
//!   the turn and may have such in turn.
//! - At the end `1-0`, `0-1`, `1/2-1/2` or `*`. It must agree with the rules if they ended
//!   the game.
//! - More records may follow, behind a blank line or with a tag at their beginning. A
//!   record without tags ends at any blank line. A blank line with a tag below it ends
//!   even a comment that was never closed.
//!
//! # Games that are being played
//!
//! A game between two people is a log of [`Event`]s, numbered from zero: its [`Terms`] first,
//! then every turn, offer and interruption, and the end. All else follows from the log. A
//! [`Timer`] is the clocks under a [`TimeControl`]; it gets the time as an argument and reads no system clock.
//! [`rate`] makes new [`Rating`]s out of a result, by Glicko-2.
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
//! // White's first turn was free; of the second, 100 ms of lag were given back.
//! assert_eq!(timer.left(Color::White, 30_000).unwrap().ms, 300_000 - 9900 + 3000);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! No rule lives here: every turn is played by `variants::AnyGame`, and what it refuses
//! is refused. Files, encodings other than UTF-8 and the drawing of boards are for others.

mod formats;
mod limits;
mod log;
mod rating;
mod record;
pub mod serde_text;
mod timer;

pub use formats::{
    error::{LineNumber, ReadError, ReadErrorKind},
    format::Format,
    reading::{Excerpt, Reading},
    readings::{ReadOptions, Readings, read},
    reserve_warning::ReserveWarning,
    sgf_error::SgfError,
    text::{Chunk, Chunks, Tag, TextOptions, read_tags, wrap, write_tags},
    write_error::WriteError,
};
pub use limits::{MAX_ACTIONS, MAX_BYTES, MAX_DEPTH};
pub use log::{
    challenges::{Challenges, MAX_CHALLENGES, ParseChallengesError},
    ending::Ending,
    event::{Event, EventKind},
    id::{ClubNightId, GameId, ParseIdError, PlayerId},
    link::{Link, Links, ParseLinksError},
    next::Next,
    offer::Offer,
    speed::Speed,
    terms::{MatchTerms, Terms},
    time_control::{
        DAY, MAX_BASE, MAX_DAYS, MAX_PERIODS, MAX_STEP, ParseTimeControlError, TimeControl,
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
    tags::{MAX_TAGS, TagError, Tags},
    token::TurnToken,
    turn_number::TurnNumber,
    turn_path::TurnPath,
    variation::{TurnNode, Variation},
};
pub use timer::{
    FIRST_TURN, Overdue, Timer,
    lag::{LagReport, MACHINE_DELAY, MAX_GAIN, MAX_GRACE},
    player_clock::TimeLeft,
};
