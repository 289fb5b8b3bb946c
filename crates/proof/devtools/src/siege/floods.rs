//! Attacks with commands at too high a rate.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::{runtime::Runtime, time};

use super::{
    attack::{Setting, guest},
    games::play_and_resign,
    table::Finding,
};
use crate::online::{Client, Socket, receive, send};

/// Pairs two guests at one address over sockets, lets them leave, and pairs them again.
pub(super) fn games(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Maximum number of games: guests have eight seeks per minute and address.
    const GAMES_MAX: usize = 16;
    let server = setting.plain_server("games")?;
    let clients = [guest(&server, 0)?, guest(&server, 1)?];
    let seconds = setting.times(20, 5) as u64;
    let made = Runtime::new()?.block_on(pair_repeatedly(&clients, Duration::from_secs(seconds)))?;
    Ok(Finding::new(
        format!("seeks of two guests for {seconds} s"),
        format!("at most {GAMES_MAX} games"),
        format!("{made} games"),
        made <= GAMES_MAX,
    ))
}

async fn pair_repeatedly(clients: &[Client; 2], length: Duration) -> anyhow::Result<usize> {
    let mut made = 0;
    let until = Instant::now() + length;
    while Instant::now() < until {
        // A socket that exceeds its credits is closed; a new socket starts with full credits.
        let mut sockets = [clients[0].connect().await?, clients[1].connect().await?];
        for number in 0..40 {
            for socket in &mut sockets {
                let seek = json!({
                    "t": "seek", "id": format!("{number}"), "variant": "yinsh", "clock": "300+5", "rated": false,
                });
                if send(socket, &seek).await.is_err() {
                    break;
                }
            }
            if !is_paired(&mut sockets[0]).await || Instant::now() > until {
                break;
            }
            made += 1;
        }
    }
    Ok(made)
}

/// Tests whether the next response to a seek is a game.
async fn is_paired(socket: &mut Socket) -> bool {
    let answer = async {
        loop {
            match receive(socket).await {
                Ok(frame) if frame["t"] == "paired" => return true,
                Ok(frame) if frame["t"] == "refused" => return false,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
    };
    time::timeout(Duration::from_secs(1), answer).await.unwrap_or(false)
}

/// Offers rematches, each of which is declined.
pub(super) fn rematches(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const EVENTS_MAX: u64 = 100;
    let server = setting.server("rematches")?;
    let (mut white, mut black) = (guest(&server, 0)?, guest(&server, 1)?);
    let game = play_and_resign(&mut white, &mut black, false)?;
    let before = last_event(&mut white, &game)?;
    let times = setting.times(1000, 150);
    for number in 0..times {
        act(&mut white, &game, "rematch", number)?;
        act(&mut black, &game, "decline-rematch", number)?;
    }
    let grown = last_event(&mut white, &game)? - before;
    Ok(Finding::new(
        format!("{times} offers of a rematch, each declined"),
        format!("at most {EVENTS_MAX} events in the log"),
        format!("{grown} events"),
        grown <= EVENTS_MAX,
    ))
}

fn act(client: &mut Client, game: &str, act: &str, number: usize) -> anyhow::Result<u16> {
    let path = format!("/api/games/{game}/act/{act}?siege={number}");
    Ok(client.try_request("POST", &path, &json!({}))?.0)
}

fn last_event(client: &mut Client, game: &str) -> anyhow::Result<u64> {
    let full = client.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    Ok(full["seq"].as_u64().unwrap_or_default())
}
