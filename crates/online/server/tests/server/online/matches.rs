use serde_json::json;
use server::Location;

use crate::kit::{Browser, Socket, TestServer};

/// Turns after which White may declare the use of a YINSH-potential.
const OPENING: [&str; 5] = ["Ge2", "Ge8", "Ye1-e3", "Gb5", "ye2-h2?"];

/// Returns a socket that watches a game.
fn watching(browser: &Browser, game: &str) -> Socket {
    let mut socket = browser.socket();
    socket.send(&json!({ "t": "watch", "game": game, "since": null }));
    socket.hear("game");
    socket
}

fn play(socket: &mut Socket, game: &str, ply: usize, turn: &str) {
    let id = format!("{ply}-{turn}");
    socket.send(
        &json!({ "t": "play", "game": game, "id": id, "ply": ply, "turn": turn, "spent": 5 }),
    );
    assert_eq!(socket.hear("ack")["id"], json!(id));
}

#[test]
fn a_match_survives_a_restart_during_its_linked_game() {
    let folder = std::env::temp_dir().join(format!("gipfel-match-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let database = Location::File(folder.join("gipfel.db"));
    let start = || TestServer::with(|options| options.database = database.clone());
    let server = start();
    let (mut white, mut black) = (server.browser(), server.browser());
    let game = white.make(&json!({
        "variant": "gipf-yinsh", "clock": "300+3", "color": "w", "opponent": "open",
        "match": { "links": "Y:yinsh" },
    }));
    assert_eq!(black.join(&game).status, 200);
    let mut sockets = [watching(&white, &game), watching(&black, &game)];
    for (ply, turn) in OPENING.into_iter().chain(["challenge"]).enumerate() {
        play(&mut sockets[ply % 2], &game, ply, turn);
    }
    let linked = white.get(&format!("/api/games/{game}")).json()["match"]["linked"].clone();
    let linked = linked.as_str().expect("a linked game").to_owned();
    play(&mut watching(&white, &linked), &linked, 0, "f6");
    server.end();

    let server = start();
    white.moved_to(server.address);
    black.moved_to(server.address);
    let mut sockets = [watching(&white, &game), watching(&black, &game)];
    play(&mut watching(&black, &linked), &linked, 1, "e5");
    assert_eq!(black.act(&linked, "resign").status, 200);
    while sockets[0].hear("event")["event"]["deed"] != "settled" {}
    let settled = white.get(&format!("/api/games/{game}")).json();
    assert_eq!(settled["match"]["contests"][0]["won"], true, "{settled}");
    let ply = settled["turns"].as_array().expect("turns").len();
    play(&mut sockets[1], &game, ply, "Gb2");
    assert_eq!(black.act(&game, "resign").status, 200);
    let record = white.get(&format!("/api/games/{game}/record")).text();
    assert!(record.contains("<yinsh f6 e5 b:resigns>"), "{record}");
    let read = combined::read(&record).next().and_then(|reading| reading.found);
    assert!(read.is_some_and(|found| found.is_ok()), "{record}");
    server.end();
    std::fs::remove_dir_all(&folder).ok();
}
