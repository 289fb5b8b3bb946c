//! Check that logs have no gaps and agree with their summaries.

use protocol::Status;
use record::{Event, EventKind, GameId, PlayerId, Score};

use super::findings::{Findings, Problem};
use crate::{
    connection::{Connection, Row, values},
    failure::Failure,
    summary,
};

/// Number of events read at once.
const BATCH_EVENTS: u32 = 10_000;

/// Reads and checks every event of every game.
pub(super) fn audit(
    connection: &mut dyn Connection,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let mut reading: Option<GameLog> = None;
    let (mut game, mut seq) = (-1_i64, -1_i64);
    loop {
        let sql = "SELECT game, seq, event FROM events WHERE (game, seq) > ($1, $2) \
                   ORDER BY game, seq LIMIT $3";
        let rows = connection.query(sql, values![game, seq, BATCH_EVENTS])?;
        if rows.is_empty() {
            break;
        }
        for row in rows {
            let entry = Entry::of(row)?;
            (game, seq) = (entry.game.to_i64(), entry.seq.into());
            if reading.as_ref().is_none_or(|log| log.game != entry.game) {
                close(connection, findings, reading.take())?;
            }
            findings.events += 1;
            reading.get_or_insert_with(|| GameLog::new(entry.game)).add(&entry, findings);
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

/// Compares a log with its summary.
fn close(
    connection: &mut dyn Connection,
    findings: &mut Findings,
    log: Option<GameLog>,
) -> Result<(), Failure> {
    let Some(log) = log else { return Ok(()) };
    findings.games += 1;
    let sql = concat!("SELECT ", summary::columns!(), " FROM games WHERE id = $1");
    let Some(row) = connection.first(sql, values![log.game])? else {
        findings.add(Problem::NoSummary(log.game));
        return Ok(());
    };
    let (_, shown) = summary::read(row)?;
    let agrees = shown.seq + 1 == log.next
        && shown.white == log.white
        && shown.black == log.black
        && (shown.status == Status::Ended) == log.score.is_some()
        && log.score.is_none_or(|score| score == shown.score);
    if !agrees {
        findings.add(Problem::Differs(log.game));
    }
    Ok(())
}

/// Row of a game's log.
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

/// State of a game according to the events read so far.
struct GameLog {
    game: GameId,
    /// Expected number of the next event.
    next: u32,
    white: Option<PlayerId>,
    black: Option<PlayerId>,
    /// The score, if the game has ended.
    score: Option<Score>,
}

impl GameLog {
    const fn new(game: GameId) -> Self {
        Self { game, next: 0, white: None, black: None, score: None }
    }

    fn add(&mut self, entry: &Entry, findings: &mut Findings) {
        if entry.seq != self.next {
            findings.add(Problem::Gap { game: self.game, seq: self.next });
        }
        self.next = entry.seq + 1;
        match &entry.event {
            Some(event) if event.seq == entry.seq => self.apply(&event.kind),
            _ => findings.add(Problem::Unreadable { game: self.game, seq: entry.seq }),
        }
    }

    fn apply(&mut self, kind: &EventKind) {
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
