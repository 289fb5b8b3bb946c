//! The shapes in which everybody outside sees games: frames of the socket, answers of the API.

use record::{TimeLeft, Timer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
pub enum Side {
    /// White.
    #[serde(rename = "w")]
    White,
    /// Black.
    #[serde(rename = "b")]
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

/// How strong somebody is in a variant at a speed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Strength {
    /// Glicko-2, rounded.
    pub rating: i32,
    /// How far it may be off.
    pub deviation: i32,
    /// Whether it says little as yet.
    pub provisional: bool,
}

impl From<record::Rating> for Strength {
    fn from(rating: record::Rating) -> Self {
        Self {
            rating: rounded(rating.rating),
            deviation: rounded(rating.deviation),
            provisional: rating.provisional(),
        }
    }
}

/// Ratings have four digits.
pub(crate) fn rounded(number: f64) -> i32 {
    number.round() as i32
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Player {
    /// Opaque; stays the same.
    pub id: String,
    /// None for a guest, and for somebody who is forgotten.
    pub name: Option<String>,
    /// `guest`, `person`, `engine` or `bot`.
    pub kind: &'static str,
    /// The level of an engine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// In the variant and at the speed of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Strength>,
}

/// What was agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Terms {
    /// The id of the variant.
    pub variant: &'static str,
    /// `w1` to `b3`: extra pieces.
    pub handicap: Option<String>,
    /// The time control: `-`, `300`, `300+3`, `300d5`, `300+3x30`, `3days`.
    pub clock: String,
    /// Whether it counts.
    pub rated: bool,
    /// Whether anybody may take the free seat.
    pub open: bool,
}

impl From<&record::Terms> for Terms {
    fn from(terms: &record::Terms) -> Self {
        Self {
            variant: terms.variant.id(),
            handicap: terms.handicap.map(|handicap| handicap.to_string()),
            clock: terms.clock.to_string(),
            rated: terms.rated,
            open: terms.open,
        }
    }
}

/// What a player's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Shown {
    /// Milliseconds.
    pub ms: u32,
    /// Periods of byo-yomi that follow when this is up.
    #[serde(skip_serializing_if = "is_none")]
    pub periods: u8,
    /// Milliseconds before it begins to count.
    #[serde(skip_serializing_if = "is_none")]
    pub delay: u32,
}

fn is_none<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

impl From<TimeLeft> for Shown {
    fn from(left: TimeLeft) -> Self {
        Self { ms: left.ms, periods: left.periods, delay: left.delay }
    }
}

/// Both clocks at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Clocks {
    /// White's.
    pub w: Option<Shown>,
    /// Black's.
    pub b: Option<Shown>,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// The moment: milliseconds since 1970 by the server's clock.
    pub at: i64,
}

impl Clocks {
    pub(crate) fn of(timer: &Timer, now: i64) -> Self {
        let shown = |color| timer.left(color, now).map(Shown::from);
        Self {
            w: shown(Color::White),
            b: shown(Color::Black),
            running: timer.running().map(Side::from),
            at: now,
        }
    }
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Turn {
    /// Its token.
    pub turn: String,
    /// Milliseconds that it took.
    pub spent: u32,
    /// Milliseconds of them that were given back for the network.
    pub lag: u32,
    /// What the clock showed after it.
    pub left: Option<u32>,
}

/// What has been offered and not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Offers {
    /// Who offers a draw.
    pub draw: Option<Side>,
    /// Who wants to take a turn back.
    pub take_back: Option<Side>,
    /// Who offers another game.
    pub rematch: Option<Side>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Verdict {
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that was aborted.
    pub score: &'static str,
    /// `rules`, `resignation`, `time`, `agreement`, `abandoned`, `aborted`.
    pub by: &'static str,
}

/// What a game did to a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Change {
    /// The rating before it.
    pub before: i32,
    /// The rating after it.
    pub after: i32,
}

/// What a game did to the ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Changes {
    /// White's.
    pub w: Option<Change>,
    /// Black's.
    pub b: Option<Change>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Line {
    /// Its id.
    pub id: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Who can read it.
    pub to: super::command::Circle,
    /// Who said it.
    pub player: Player,
    /// In his own words.
    pub text: Option<String>,
    /// Or one of the phrases.
    pub phrase: Option<String>,
}

/// Who is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Presence {
    /// Whether White is.
    pub w: bool,
    /// Whether Black is.
    pub b: bool,
    /// How many others look on.
    pub watchers: u32,
    /// A player who has gone in a live game, and when the other may claim.
    pub gone: Option<Gone>,
}

/// A player who has gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Gone {
    /// Who.
    pub color: Side,
    /// From when on the other may claim: milliseconds since 1970.
    pub claim_at: i64,
}

/// All that there is to know of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Full {
    /// Its id.
    pub id: String,
    /// Its last event.
    pub seq: u32,
    /// What was agreed before it.
    pub terms: Terms,
    /// `bullet`, `blitz`, `rapid`, `classical`, `correspondence`.
    pub speed: &'static str,
    /// `waiting`, `playing`, `ended`.
    pub status: &'static str,
    /// White.
    pub w: Option<Player>,
    /// Black.
    pub b: Option<Player>,
    /// Which of them the reader is.
    pub you: Option<Side>,
    /// The turns so far.
    pub turns: Vec<Turn>,
    /// The position string.
    pub position: String,
    /// The clocks.
    pub clocks: Clocks,
    /// What is offered.
    pub offers: Offers,
    /// How it ended.
    pub result: Option<Verdict>,
    /// What that did to the ratings.
    pub ratings: Option<Changes>,
    /// The next game of the two.
    pub rematch: Option<String>,
    /// When it was made: milliseconds since 1970.
    pub created: i64,
    /// What the reader may read of the chat.
    pub chat: Vec<Line>,
    /// The reader's own conditional turns.
    pub plan: Option<Vec<Vec<String>>>,
    /// Who is here.
    pub present: Presence,
}

/// A game in a list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// What was agreed before it.
    pub terms: Terms,
    /// `bullet` … `correspondence`.
    pub speed: &'static str,
    /// `waiting`, `playing`, `ended`.
    pub status: &'static str,
    /// White.
    pub w: Option<Player>,
    /// Black.
    pub b: Option<Player>,
    /// How many turns have been played.
    pub plies: u32,
    /// Whose turn it is.
    pub to_act: Option<Side>,
    /// The position string.
    pub position: String,
    /// `1-0`, `0-1`, `1/2-1/2`, `*`.
    pub score: &'static str,
    /// How it ended.
    pub by: Option<&'static str>,
    /// When it was made: milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
    /// When the player to act loses on time, in games with days a turn.
    pub deadline: Option<i64>,
}

/// Somebody who looks for an opponent.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Seek {
    /// Its id.
    pub id: String,
    /// Who.
    pub player: Player,
    /// The id of the variant.
    pub variant: &'static str,
    /// The time control.
    pub clock: String,
    /// `bullet` … `classical`.
    pub speed: &'static str,
    /// Whether it would count.
    pub rated: bool,
    /// The colour that he wants.
    pub color: Option<Side>,
    /// The lowest rating that he wants.
    pub min: Option<i32>,
    /// The highest.
    pub max: Option<i32>,
}

/// What the lobby shows.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct LobbyView {
    /// Who looks for an opponent, live.
    pub seeks: Vec<Seek>,
    /// Games that are being played.
    pub games: Vec<GameCard>,
    /// Games that anybody may join.
    pub open: Vec<GameCard>,
    /// How many are connected.
    pub online: usize,
}
