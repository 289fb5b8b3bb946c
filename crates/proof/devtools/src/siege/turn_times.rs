//! Turns of two players during an attack, and the time that each turn takes.

use std::{
    thread,
    time::{Duration, Instant},
};

use variants::{AnyGame, Color, Variant};

use super::{attack::guest, games::play};
use crate::online::{Client, Server, random_turn};

/// Plays random games while `goes_on` returns true, and returns the time of each turn. Fails if a turn is refused.
pub(super) fn play_while(
    server: &Server,
    goes_on: impl Fn() -> bool,
) -> anyhow::Result<Vec<Duration>> {
    let mut clients = [guest(server, 0)?, guest(server, 1)?];
    let mut rng = fastrand::Rng::with_seed(1);
    let mut times = Vec::new();
    while goes_on() {
        let [white, black] = &mut clients;
        let id = Client::start_game(white, black, Variant::Yinsh.id(), "600+5", false)?;
        let mut game = AnyGame::start(Variant::Yinsh);
        for ply in 0.. {
            let Some(turn) = random_turn(&game, &mut rng).filter(|_| goes_on()) else {
                break;
            };
            let mover = usize::from(game.to_act() == Color::Black);
            let began = Instant::now();
            play(&mut clients[mover], &id, ply, &turn)?;
            times.push(began.elapsed());
            game.play_turn(&turn)?;
            thread::sleep(Duration::from_millis(20));
        }
    }
    Ok(times)
}

/// Returns the time that this percentage of all times does not exceed.
pub(super) fn percentile(mut times: Vec<Duration>, part: usize) -> Duration {
    times.sort_unstable();
    let index = (times.len().saturating_sub(1)) * part / 100;
    times.get(index).copied().unwrap_or(Duration::MAX)
}
