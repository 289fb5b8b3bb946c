//! Stores turns and says so: `acknowledge FILE full|normal|off ROUNDS`.
//!
//! In every round four games get a turn at once. When all are answered, a line `ack ROUND` is written. Who traces
//! the system calls of this program can see whether the data was synced before: `cargo xtask sync-test` does.

use protocol::Status;
use std::{
    env,
    error::Error,
    io::{Write as _, stdout},
};

use record::{Event, EventKind, GameId, PlayerId, Score, Terms, TimeControl};
use store::{Location, Options, Store, Summary, Synchronous};
use variants::{Color, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [file, synchronous, rounds] = arguments.as_slice() else {
        return Err("usage: acknowledge FILE full|normal|off ROUNDS".into());
    };
    let synchronous = match synchronous.as_str() {
        "full" => Synchronous::Full,
        "normal" => Synchronous::Normal,
        "off" => Synchronous::Off,
        other => return Err(format!("{other} is none of full, normal and off").into()),
    };
    let options = Options { synchronous, ..Options::at(Location::File(file.into())) };
    let store = Store::open(&options)?;
    let rounds = rounds.parse()?;
    tokio::runtime::Builder::new_current_thread().build()?.block_on(play(&store, rounds))
}

async fn play(store: &Store, rounds: u32) -> Result<(), Box<dyn Error>> {
    let games: [GameId; 4] = std::array::from_fn(|index| GameId::from_random(index as u64));
    for game in games {
        let terms = summary(0).terms;
        let kind = EventKind::Created { terms, white: summary(0).white, black: summary(0).black };
        store.new_game(game, vec![Event { seq: 0, at: 0, kind }], summary(0)).await?;
    }
    for round in 1..=rounds {
        let [a, b, c, d] =
            games.map(|game| store.append(game, vec![turn(round)], summary(round), None));
        let (a, b, c, d) = tokio::join!(a, b, c, d);
        for answer in [a, b, c, d] {
            answer?;
        }
        let mut output = stdout().lock();
        writeln!(output, "ack {round}")?;
        output.flush()?;
    }
    Ok(())
}

fn turn(seq: u32) -> Event {
    let kind = EventKind::Turn {
        color: Color::White,
        turn: "f6-f7".to_owned(),
        spent: 0,
        lag: 0,
        rtt: None,
        command: None,
        planned: false,
        next: None,
    };
    Event { seq, at: seq.into(), kind }
}

fn summary(seq: u32) -> Summary {
    let clock = TimeControl::Untimed;
    Summary {
        terms: Terms {
            variant: Variant::Yinsh,
            handicap: None,
            clock,
            rated: false,
            open: false,
            combined: None,
        },
        private: false,
        status: Status::Playing,
        white: Some(PlayerId::from_random(1)),
        black: Some(PlayerId::from_random(2)),
        plies: seq,
        to_act: Some(Color::White),
        deadline: None,
        score: Score::Open,
        by: None,
        created: 0,
        updated: seq.into(),
        seq,
        position: String::new(),
    }
}
