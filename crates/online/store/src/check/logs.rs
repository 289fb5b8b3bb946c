//! Whether logs are without gaps, and lists say what logs say.

use protocol::Status;
use record::{Event, EventKind, GameId, PlayerId, Score};

use super::findings::{Findings, Problem};
use crate::{
    connection::{Connection, Row, values},
    failure::Failure,
    summary,
};

/// So many events are read at once.
const STRIDE: u32 = 10_000;

/// Reads every event of every game.
pub(super) fn audit(
    connection: &mut dyn Connection,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let mut reading: Option<Told> = None;
    let (mut game, mut seq) = (-1_i64, -1_i64);
    loop {
        let sql = "SELECT game, seq, event FROM events WHERE (game, seq) > ($1, $2) \
                   ORDER BY game, seq LIMIT $3";
        let rows = connection.query(sql, values![game, seq, STRIDE])?;
        if rows.is_empty() {
            break;
        }
        for row in rows {
            let entry = Entry::of(row)?;
            (game, seq) = (entry.game.to_i64(), entry.seq.into());
            if reading.as_ref().is_none_or(|told| told.game != entry.game) {
                close(connection, findings, reading.take())?;
            }
            findings.events += 1;
            reading.get_or_insert_with(|| Told::new(entry.game)).hear(&entry, findings);
        }
    }
    close(connection, findings, reading)?;
    let sql = "SELECT id FROM games WHERE NOT EXISTS (SELECT 1 FROM events WHERE events.game = games.id) \
               ORDER BY id LIMIT 100";
    for mut row in connection.query(sql, &[])? {
        findings.add(Problem::NoLog(row.take()?));
    }
    Ok(())
}

/// Compares what a log told with what lists show.
fn close(
    connection: &mut dyn Connection,
    findings: &mut Findings,
    told: Option<Told>,
) -> Result<(), Failure> {
    let Some(told) = told else { return Ok(()) };
    findings.games += 1;
    let sql = concat!("SELECT ", summary::columns!(), " FROM games WHERE id = $1");
    let Some(row) = connection.first(sql, values![told.game])? else {
        findings.add(Problem::NoSummary(told.game));
        return Ok(());
    };
    let (_, shown) = summary::read(row)?;
    let agrees = shown.seq + 1 == told.next
        && shown.white == told.white
        && shown.black == told.black
        && (shown.status == Status::Ended) == told.score.is_some()
        && told.score.is_none_or(|score| score == shown.score);
    if !agrees {
        findings.add(Problem::Differs(told.game));
    }
    Ok(())
}

/// A row of the log.
struct Entry {
    game: GameId,
    seq: u32,
    event: Option<Event>,
}

impl Entry {
    fn of(mut row: Row) -> Result<Self, Failure> {
        let (game, seq) = (row.take()?, row.take()?);
        let text: String = row.take()?;
        Ok(Self { game, seq, event: serde_json::from_str(&text).ok() })
    }
}

/// What a log has told so far.
struct Told {
    game: GameId,
    /// The number that the next event must have.
    next: u32,
    white: Option<PlayerId>,
    black: Option<PlayerId>,
    /// The result, once it has ended.
    score: Option<Score>,
}

impl Told {
    const fn new(game: GameId) -> Self {
        Self { game, next: 0, white: None, black: None, score: None }
    }

    fn hear(&mut self, entry: &Entry, findings: &mut Findings) {
        if entry.seq != self.next {
            findings.add(Problem::Gap { game: self.game, seq: self.next });
        }
        self.next = entry.seq + 1;
        match &entry.event {
            Some(event) if event.seq == entry.seq => self.follow(&event.kind),
            _ => findings.add(Problem::Unreadable { game: self.game, seq: entry.seq }),
        }
    }

    fn follow(&mut self, kind: &EventKind) {
        match *kind {
            EventKind::Created { white, black, .. } => (self.white, self.black) = (white, black),
            EventKind::Joined { color: variants::Color::White, player } => {
                self.white = Some(player);
            }
            EventKind::Joined { color: variants::Color::Black, player } => {
                self.black = Some(player);
            }
            EventKind::Ended { score, .. } => self.score = Some(score),
            _ => {}
        }
    }
}
