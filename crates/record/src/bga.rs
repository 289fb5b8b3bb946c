//! Board Game Arena's log of a game of YINSH, in JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, de::IgnoredAny};
use serde_json::value::RawValue;
use variants::{AnyGame, Color, Family, Variant};

use crate::{
    Excerpt, ReadError, ReadErrorKind, Reading, Record, Score, Tags,
    error::offending,
    replay::{Step, replay},
};

#[derive(Deserialize)]
struct Reply<'a> {
    #[serde(borrow)]
    data: Option<Data<'a>>,
}

#[derive(Deserialize)]
struct Data<'a> {
    #[serde(default)]
    players: Players,
    #[serde(borrow)]
    logs: Option<Vec<Packet<'a>>>,
}

/// What a reply must have.
struct Log<'a> {
    players: Players,
    packets: Vec<Packet<'a>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Players {
    List(Vec<Player>),
    ById(BTreeMap<String, Player>),
}

impl Default for Players {
    fn default() -> Self {
        Self::List(Vec::new())
    }
}

#[derive(Deserialize)]
struct Player {
    id: Id,
    #[serde(default)]
    name: String,
    #[serde(default)]
    color: String,
}

/// Ids are numbers in some logs and texts in others, even within one.
#[derive(Deserialize)]
#[serde(untagged)]
enum Id {
    Number(u64),
    Text(String),
}

impl Id {
    fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}

#[derive(Deserialize)]
struct Packet<'a> {
    /// As they stand in the text, which tells their lines.
    #[serde(default, borrow)]
    data: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Event {
    #[serde(rename = "type", default)]
    kind: Kind,
    /// Apart, since most events are none of ours.
    args: Option<Box<Args>>,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(from = "String")]
enum Kind {
    Move,
    Undo,
    End,
    #[default]
    Other,
}

impl From<String> for Kind {
    fn from(text: String) -> Self {
        match text.as_str() {
            "move" => Self::Move,
            "restartUndo" => Self::Undo,
            "gameEnd" => Self::End,
            _ => Self::Other,
        }
    }
}

/// What an event says; other events than ours say it in any shape.
#[derive(Deserialize)]
#[serde(untagged)]
enum Args {
    Fields {
        player_id: Option<Id>,
        #[serde(rename = "locationFrom")]
        from: Option<String>,
        #[serde(rename = "locationTo")]
        to: Option<String>,
    },
    Other(IgnoredAny),
}

/// Something that went from one place to another; `@` places are pools.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Moved {
    line: usize,
    player: String,
    from: Option<String>,
    to: Option<String>,
}

/// Reads the game of a log.
pub(crate) fn read_log(text: &str, variant: Option<Variant>) -> Result<Reading, ReadError> {
    let log = Log::read(text)?;
    let variant = variant.unwrap_or(Variant::Yinsh);
    if variant.family() != Family::Yinsh {
        return Err(ReadError::new(1, ReadErrorKind::OtherVariant { variant }));
    }
    let (moved, winner) = fold(text, &log)?;
    if moved.is_empty() {
        return Err(ReadError::new(1, ReadErrorKind::Empty));
    }
    let seats = Seats::of(&log, moved.first());
    let mut tags = Tags::default();
    for (seat, name) in seats.0.iter().zip(["White", "Black"]) {
        if let Some(player) = log.players.iter().find(|player| Some(player.id.text()) == *seat) {
            tags.set_foreign(name, &player.name);
        }
    }
    let last_line = text.lines().count().max(1);
    let winner = winner.map(|id| seats.color(&id, last_line)).transpose()?;
    let events = moved.len();
    let mut game = AnyGame::start(variant);
    match play(&mut game, steps(&moved, &seats)?) {
        Err(error) if error.code() == "still-placing" => {
            let rings_placed = game.len();
            return Ok(Reading::Excerpt(Excerpt { tags, events, rings_placed }));
        }
        played => played?,
    }
    let mut record = Record::from_game(&game);
    *record.tags_mut() = tags;
    if let Some(winner) = winner {
        record
            .set_result(Score::won_by(winner), None)
            .map_err(|source| ReadError::new(last_line, ReadErrorKind::Result { source }))?;
    }
    Ok(record.into())
}

/// The events that stand after all taking back, and the id of the winner.
fn fold(text: &str, log: &Log<'_>) -> Result<(Vec<Moved>, Option<String>), ReadError> {
    let mut lines = Lines { text, at: 0, line: 1 };
    let mut moved: Vec<Moved> = Vec::new();
    let mut winner = None;
    for raw in log.packets.iter().flat_map(|packet| &packet.data) {
        let line = lines.of(raw.get());
        let event: Event = serde_json::from_str(raw.get()).map_err(|error| {
            let line = line + error.line().saturating_sub(1);
            ReadError::new(line, ReadErrorKind::Json { column: error.column() })
        })?;
        let (id, from, to) = match event.args.as_deref() {
            Some(Args::Fields { player_id, from, to }) => {
                (player_id.as_ref().map(Id::text), from, to)
            }
            Some(Args::Other(_)) | None => (None, &None, &None),
        };
        match (event.kind, id) {
            (Kind::Move, id) => {
                let (Some(player), Some(from), Some(to)) = (id, from, to) else {
                    return Err(ReadError::new(line, ReadErrorKind::Event));
                };
                moved.push(Moved { line, player, from: place(from), to: place(to) });
            }
            (Kind::Undo, Some(id)) => {
                while moved.last().is_some_and(|last| last.player == id) {
                    moved.pop();
                }
            }
            (Kind::End, Some(id)) => winner = Some(id),
            _ => {}
        }
    }
    Ok((moved, winner))
}

/// A point as we write it; `None` for a pool.
fn place(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.starts_with('@')).then(|| text.to_ascii_lowercase())
}

/// Counts the lines of a text, forward only.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl Lines<'_> {
    /// The line on which an event stands: where it names the origin, or where it begins.
    fn of(&mut self, event: &str) -> usize {
        let start = event.as_ptr().addr().saturating_sub(self.text.as_ptr().addr());
        let start = start + event.find("\"locationFrom\"").unwrap_or_default();
        let passed = self.text.as_bytes().get(self.at..start).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.at += passed.len();
        self.line
    }
}

impl<'a> Log<'a> {
    fn read(text: &'a str) -> Result<Self, ReadError> {
        let reply: Reply<'a> = serde_json::from_str(text).map_err(|error| {
            ReadError::new(error.line().max(1), ReadErrorKind::Json { column: error.column() })
        })?;
        let missing = |name| ReadError::new(1, ReadErrorKind::Field { name });
        let Data { players, logs } = reply.data.ok_or_else(|| missing("data.logs"))?;
        Ok(Self { players, packets: logs.ok_or_else(|| missing("data.logs"))? })
    }
}

impl Players {
    fn iter(&self) -> Box<dyn Iterator<Item = &Player> + '_> {
        match self {
            Self::List(players) => Box::new(players.iter()),
            Self::ById(players) => Box::new(players.values()),
        }
    }
}

/// The ids of White and Black.
struct Seats([Option<String>; 2]);

impl Seats {
    /// By the colours of the players; without them, who acts first is White.
    fn of(log: &Log<'_>, first: Option<&Moved>) -> Self {
        let of_color = |color: &str| {
            let mut players = log.players.iter();
            players.find(|player| player.color.trim_start_matches('#') == color)
        };
        if let (Some(white), Some(black)) = (of_color("ffffff"), of_color("000000")) {
            return Self([Some(white.id.text()), Some(black.id.text())]);
        }
        let white = first.map(|moved| moved.player.clone());
        let mut others = log.players.iter().map(|player| player.id.text());
        let black = others.find(|id| Some(id) != white.as_ref());
        Self([white, black])
    }

    fn color(&self, id: &str, line: usize) -> Result<Color, ReadError> {
        let [white, black] = &self.0;
        match id {
            _ if white.as_deref() == Some(id) => Ok(Color::White),
            // Without a list of players, the other one is whoever is not White.
            _ if black.as_deref().is_none_or(|black| black == id) => Ok(Color::Black),
            _ => Err(ReadError::new(line, ReadErrorKind::Player { id: offending(id) })),
        }
    }
}

/// Plays the actions of a log.
fn play(game: &mut AnyGame, mut steps: Vec<Step>) -> Result<(), ReadError> {
    let last = steps.pop();
    replay(game, steps)?;
    match replay(game, last.into_iter().collect()) {
        // The log breaks off between the marker and the ring: that is no action yet.
        Err(error) if error.code() == "all-placed" => Ok(()),
        played => played,
    }
}

/// The actions that the events make up.
fn steps(moved: &[Moved], seats: &Seats) -> Result<Vec<Step>, ReadError> {
    let mut steps = Vec::new();
    let mut events = moved.iter().peekable();
    while let Some(event) = events.next() {
        let player = Some(seats.color(&event.player, event.line)?);
        let token = match (&event.from, &event.to) {
            (None, Some(to)) => {
                // A marker, if the same player then moves the ring around it.
                let ring = events.next_if(|next| {
                    next.player == event.player
                        && next.from.as_ref() == Some(to)
                        && next.to.is_some()
                });
                match ring.and_then(|ring| ring.to.as_ref()) {
                    Some(target) => format!("{to}-{target}"),
                    None => to.clone(),
                }
            }
            (Some(from), Some(to)) => format!("x{from}-{to}"),
            (Some(from), None) => format!("x{from}"),
            (None, None) => return Err(ReadError::new(event.line, ReadErrorKind::Event)),
        };
        steps.push(Step { line: event.line, player, token });
    }
    Ok(steps)
}
