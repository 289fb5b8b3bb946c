//! Throughput benchmark of the store, in turns per second: `throughput [GAMES [SECONDS]]`.
//!
//! Every game stores its turns one after another, each once the previous one is on the disk. The file is in the system's
//! temporary folder, so the benchmark measures the disk of that folder.

use std::{
    env,
    error::Error,
    fs, process,
    time::{Duration, Instant},
};

use record::{Event, EventKind, GameId, PlayerId, Terms, TimeControl};
use store::{Location, Options, Store, Summary};
use variants::{Color, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let games = arguments.next().map_or(Ok(256), |text| text.parse())?;
    let seconds = arguments.next().map_or(Ok(5), |text| text.parse())?;
    let folder = env::temp_dir().join(format!("gipfel-throughput-{}", process::id()));
    fs::create_dir_all(&folder)?;
    let measured = measure(&folder.join("games.db"), games, Duration::from_secs(seconds));
    fs::remove_dir_all(&folder)?;
    let mut waits = measured?;
    waits.sort_unstable();
    let percentile = |part: usize| waits.get(waits.len() * part / 100).copied().unwrap_or_default();
    println!(
        "{games} games: {} turns/s, p50 {:.1} ms, p99 {:.1} ms",
        waits.len() as u64 / seconds,
        percentile(50).as_secs_f64() * 1e3,
        percentile(99).as_secs_f64() * 1e3,
    );
    Ok(())
}

/// Plays games for the given time, and returns how long it took to store each turn.
fn measure(
    file: &std::path::Path,
    games: u64,
    time: Duration,
) -> Result<Vec<Duration>, Box<dyn Error>> {
    let store = Store::open(&Options::at(Location::File(file.to_owned())))?;
    tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
        let until = Instant::now() + time;
        let tasks: Vec<_> =
            (0..games).map(|number| tokio::spawn(play(store.clone(), number, until))).collect();
        let mut waits = Vec::new();
        for task in tasks {
            waits.extend(task.await??);
        }
        Ok(waits)
    })
}

async fn play(
    store: Store,
    number: u64,
    until: Instant,
) -> Result<Vec<Duration>, store::AppendError> {
    let game = GameId::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut summary = summary(number);
    let Summary { terms, white, black, .. } = summary;
    let created = Event { seq: 0, at: 0, kind: EventKind::Created { terms, white, black } };
    store.games().add(game, vec![created], summary.clone()).await?;
    let mut waits = Vec::new();
    while Instant::now() < until {
        summary.seq += 1;
        summary.plies += 1;
        summary.updated += 1_000;
        let kind = EventKind::Turn {
            color: Color::White,
            turn: "f6-f9;xf7".to_owned(),
            spent: 1_234,
            lag: 50,
            rtt: Some(40),
            command: Some("01890a5d-ac96-774b-bcce-b302099a8057".to_owned()),
            planned: false,
            next: None,
            nonce: None,
        };
        let event = Event { seq: summary.seq, at: summary.updated, kind };
        let asked = Instant::now();
        store.games().append(game, vec![event], summary.clone(), None).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}

fn summary(number: u64) -> Summary {
    let clock = TimeControl::Fischer { base: 300_000, increment: 3_000 };
    let terms = Terms {
        variant: Variant::Yinsh,
        handicap: None,
        clock,
        rated: true,
        open: false,
        combined: None,
    };
    let seats = [2 * number, 2 * number + 1].map(|number| Some(PlayerId::from_random(number)));
    Summary {
        position: "a position string is about as long as this one, which is for YINSH".repeat(2),
        ..Summary::new(terms, seats, 0)
    }
}
