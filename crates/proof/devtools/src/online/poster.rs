//! Sends a program's commands over HTTP, as many bots do.

use std::{
    fmt::Write as _,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::{sync::mpsc, task};

use super::client::Client;

/// Delay before a request that failed is sent again, over a new connection.
const RETRY_DELAY: Duration = Duration::from_millis(50);
/// Time after which a failed command is left to the player, who sends it again.
const RETRY_FOR: Duration = Duration::from_secs(1);

/// Sender of a player's commands, each in a request of its own.
#[derive(Debug)]
pub(super) struct Poster {
    client: Client,
    answered: mpsc::UnboundedSender<Value>,
    answers: mpsc::UnboundedReceiver<Value>,
}

impl Poster {
    pub(super) fn new(client: Client) -> Self {
        let (answered, answers) = mpsc::unbounded_channel();
        Self { client, answered, answers }
    }

    /// Sends a command without waiting for the answer.
    pub(super) fn post(&self, command: &Value) {
        let (mut client, answered) = (self.client.clone(), self.answered.clone());
        let (path, command) = (path(command), command.clone());
        task::spawn_blocking(move || {
            let began = Instant::now();
            while began.elapsed() < RETRY_FOR {
                if let Some(frame) = ask(&mut client, &path, &command) {
                    answered.send(frame).ok();
                    return;
                }
                thread::sleep(RETRY_DELAY);
            }
        });
    }
}

/// Returns the next answer in the form of a frame.
pub(super) async fn answer(poster: &mut Option<Poster>) -> Value {
    if let Some(poster) = poster
        && let Some(answer) = poster.answers.recv().await
    {
        return answer;
    }
    std::future::pending().await
}

/// Sends a command once. Returns the server's decision; without one, the command must be sent again.
fn ask(client: &mut Client, path: &str, command: &Value) -> Option<Value> {
    let id = command["id"].as_str()?;
    let (status, body) = client.post_once(path, id).ok()?;
    match status {
        200..300 => Some(json!({"t": "ack", "id": id})),
        500.. => None,
        _ => Some(json!({"t": "refused", "id": id, "code": body["code"]})),
    }
}

/// Returns the path of the request for a command.
fn path(command: &Value) -> String {
    let game = command["game"].as_str().unwrap_or_default();
    if let Some(act) = command["act"].as_str() {
        return format!("/api/games/{game}/act/{act}");
    }
    let turn = command["turn"].as_str().unwrap_or_default();
    let mut path = format!("/api/games/{game}/turns/");
    for byte in turn.bytes() {
        write!(path, "%{byte:02X}").ok();
    }
    write!(path, "?ply={}&spent={}", command["ply"], command["spent"]).ok();
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_sent_to_the_address_of_its_game() {
        let turn =
            json!({"t": "play", "game": "g", "id": "1", "ply": 3, "turn": "e5", "spent": 200});
        assert_eq!(path(&turn), "/api/games/g/turns/%65%35?ply=3&spent=200");
        let resignation = json!({"t": "act", "game": "g", "id": "1", "act": "resign"});
        assert_eq!(path(&resignation), "/api/games/g/act/resign");
    }
}
