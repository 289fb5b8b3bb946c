//! Board Game Arena's log of a game of YINSH, in JSON.

use json::Json;
use variants::{AnyGame, Color, Family, Variant};

use crate::{
    formats::{
        error::{ReadError, ReadErrorKind, offending},
        reading::{Excerpt, Reading},
        replay::{Step, replay},
    },
    record::{Record, score::Score, tags::Tags},
};

/// The required fields of a reply from Board Game Arena.
struct Log<'a> {
    text: &'a str,
    players: Vec<Player>,
    /// The packets of events, read one by one.
    packets: Json<'a>,
}

struct Player {
    id: String,
    name: String,
    color: String,
}

#[derive(Clone, Copy)]
enum Kind {
    Move,
    Undo,
    End,
    Other,
}

/// The fields of an event; events that are not used here may have any shape.
struct Event {
    kind: Kind,
    player: Option<String>,
    from: Option<String>,
    to: Option<String>,
}

/// Reads an id, which may be a number or a string, even within the same log.
fn id(json: Json<'_>) -> Option<String> {
    json.number().map(|number| number.to_string()).or_else(|| Some(json.text()?.into_owned()))
}

/// Returns a field; `None` if it is missing or `null`.
fn field<'a>(json: Json<'a>, name: &str) -> Option<Json<'a>> {
    json.get(name).filter(|value| !value.is_null())
}

/// Returns a string field, or an empty string if it is missing; `None` if it has another type.
fn text(json: Json<'_>, name: &str) -> Option<String> {
    json.get(name).map_or(Some(String::new()), |value| Some(value.text()?.into_owned()))
}

impl Player {
    fn read(json: Json<'_>) -> Option<Self> {
        Some(Self {
            id: id(json.get("id")?)?,
            name: text(json, "name")?,
            color: text(json, "color")?,
        })
    }
}

impl Event {
    fn read(json: Json<'_>) -> Option<Self> {
        let kind = match &*text(json, "type").filter(|_| json.is_object())? {
            "move" => Kind::Move,
            "restartUndo" => Kind::Undo,
            "gameEnd" => Kind::End,
            _ => Kind::Other,
        };
        let args = json.get("args");
        let said = |name| field(args?, name);
        let location = |name| Some(said(name)?.text()?.into_owned());
        let player = said("player_id").and_then(id);
        Some(Self { kind, player, from: location("locationFrom"), to: location("locationTo") })
    }
}

/// A piece moved from one point or pool to another; names of pools begin with `@`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Moved {
    line: usize,
    player: String,
    from: Option<String>,
    to: Option<String>,
}

/// Reads the game in a log.
pub(crate) fn read_log(text: &str, variant: Option<Variant>) -> Result<Reading, ReadError> {
    let log = Log::read(text)?;
    let variant = variant.unwrap_or(Variant::Yinsh);
    if variant.family() != Family::Yinsh {
        return Err(ReadError::new(1, ReadErrorKind::OtherVariant { variant }));
    }
    let (moved, winner) = fold(&log)?;
    if moved.is_empty() {
        return Err(ReadError::new(1, ReadErrorKind::Empty));
    }
    let seats = Seats::of(&log, moved.first());
    let mut tags = Tags::default();
    for (seat, name) in seats.0.iter().zip(["White", "Black"]) {
        if let Some(player) = log.players.iter().find(|player| Some(&player.id) == seat.as_ref()) {
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

/// Returns the events that remain after all take-backs, and the winner's id.
fn fold(log: &Log<'_>) -> Result<(Vec<Moved>, Option<String>), ReadError> {
    let mut lines = Lines { text: log.text, at: 0, line: 1 };
    let mut moved: Vec<Moved> = Vec::new();
    let mut winner = None;
    for packet in log.packets.items() {
        let events = packet.get("data");
        if !packet.is_object() || events.is_some_and(|events| !events.is_list()) {
            return Err(log.wrong(packet));
        }
        for json in events.into_iter().flat_map(Json::items) {
            let line = lines.of(json);
            let event = Event::read(json).ok_or_else(|| log.wrong(json))?;
            match (event.kind, event.player) {
                (Kind::Move, player) => {
                    let (Some(player), Some(from), Some(to)) = (player, event.from, event.to)
                    else {
                        return Err(ReadError::new(line, ReadErrorKind::Event));
                    };
                    moved.push(Moved { line, player, from: point(&from), to: point(&to) });
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
    }
    Ok((moved, winner))
}

/// Returns a point in our notation; `None` for a pool.
fn point(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.starts_with('@')).then(|| text.to_ascii_lowercase())
}

/// A line counter for a text, which only moves forward.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl Lines<'_> {
    /// Returns the line number of an event: the line of the piece's origin, if the event names it,
    /// or else the event's first line.
    fn of(&mut self, event: Json<'_>) -> usize {
        let start = event.offset() + event.source().find("\"locationFrom\"").unwrap_or_default();
        let passed = self.text.as_bytes().get(self.at..start).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.at += passed.len();
        self.line
    }
}

impl<'a> Log<'a> {
    fn read(text: &'a str) -> Result<Self, ReadError> {
        let reply = json::read(text).map_err(|error| not_json(text, error.at))?;
        if !reply.is_object() {
            return Err(not_json(text, reply.offset()));
        }
        let missing = || ReadError::new(1, ReadErrorKind::Field { name: "data.logs" });
        let data = field(reply, "data").ok_or_else(missing)?;
        let packets = field(data, "logs").ok_or_else(missing)?;
        let mut log = Self { text, players: Vec::new(), packets };
        if !packets.is_list() {
            return Err(log.wrong(packets));
        }
        if let Some(players) = data.get("players") {
            // An array, or an object keyed by id.
            let all = players.items().chain(players.fields().map(|(_, player)| player));
            log.players =
                all.map(Player::read).collect::<Option<_>>().ok_or_else(|| log.wrong(players))?;
            if !players.is_list() && !players.is_object() {
                return Err(log.wrong(players));
            }
        }
        Ok(log)
    }

    /// Returns the error for a value that does not belong in a log.
    fn wrong(&self, json: Json<'_>) -> ReadError {
        not_json(self.text, json.offset())
    }
}

/// Returns the error for invalid JSON at an offset.
fn not_json(text: &str, at: usize) -> ReadError {
    let before = text.as_bytes().get(..at).unwrap_or_default();
    let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
    let column = 1 + before.iter().rev().take_while(|byte| **byte != b'\n').count();
    ReadError::new(line, ReadErrorKind::Json { column })
}

/// The ids of White and Black.
struct Seats([Option<String>; 2]);

impl Seats {
    /// Assigns the colours according to the list of players; without it, the player who acts first is White.
    fn of(log: &Log<'_>, first: Option<&Moved>) -> Self {
        let of_color = |color: &str| {
            let mut players = log.players.iter();
            players.find(|player| player.color.trim_start_matches('#') == color)
        };
        if let (Some(white), Some(black)) = (of_color("ffffff"), of_color("000000")) {
            return Self([Some(white.id.clone()), Some(black.id.clone())]);
        }
        let white = first.map(|moved| moved.player.clone());
        let mut others = log.players.iter().map(|player| player.id.clone());
        let black = others.find(|id| Some(id) != white.as_ref());
        Self([white, black])
    }

    fn color(&self, id: &str, line: usize) -> Result<Color, ReadError> {
        let [white, black] = &self.0;
        match id {
            _ if white.as_deref() == Some(id) => Ok(Color::White),
            // Without a list of players, the player who is not White is Black.
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
        // The log ends between the marker and the ring move: the action is incomplete.
        Err(error) if error.code() == "all-placed" => Ok(()),
        played => played,
    }
}

/// Returns the actions formed by the events.
fn steps(moved: &[Moved], seats: &Seats) -> Result<Vec<Step>, ReadError> {
    let mut steps = Vec::new();
    let mut events = moved.iter().peekable();
    while let Some(event) = events.next() {
        let player = Some(seats.color(&event.player, event.line)?);
        let token = match (&event.from, &event.to) {
            (None, Some(to)) => {
                // The piece is a marker if the same player then moves the ring around it.
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
