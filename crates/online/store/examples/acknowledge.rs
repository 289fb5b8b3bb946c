//! Stores turns and prints acknowledgements: `acknowledge FILE full|normal|off ROUNDS`.
//!
//! In every round, one turn is appended to each of four games at once. When all are stored, the program prints `ack ROUND`. A
//! trace of its system calls shows whether the data was synced before each acknowledgement; `cargo xtask sync-test` checks this.

use std::{
    env,
    error::Error,
    io::{Write as _, stdout},
};

use record::{Event, EventKind, GameId, PlayerId, Terms, TimeControl};
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
        other => return Err(format!("{other} is not full, normal or off").into()),
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
        store.games().add(game, vec![Event { seq: 0, at: 0, kind }], summary(0)).await?;
    }
    for round in 1..=rounds {
        let [a, b, c, d] =
            games.map(|game| store.games().append(game, vec![turn(round)], summary(round), None));
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
        nonce: None,
    };
    Event { seq, at: seq.into(), kind }
}

fn summary(seq: u32) -> Summary {
    let clock = TimeControl::Untimed;
    let terms = Terms {
        variant: Variant::Yinsh,
        handicap: None,
        clock,
        rated: false,
        open: false,
        combined: None,
    };
    let seats = [1, 2].map(|number| Some(PlayerId::from_random(number)));
    Summary { plies: seq, updated: seq.into(), seq, ..Summary::new(terms, seats, 0) }
}
