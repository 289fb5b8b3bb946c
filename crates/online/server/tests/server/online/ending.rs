use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::kit::{PASSWORD, TestServer, two_at_a_game};

#[test]
fn clients_are_told_when_to_reconnect() {
    let mut server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let mut known = white.socket();
    let mut unknown = server.browser().socket();
    let mut watching = black.stream(&format!("/api/games/{game}/stream"));
    let mut notices = black.stream("/api/stream/events");
    for socket in [&mut known, &mut unknown] {
        socket.hear("welcome");
    }
    watching.next();
    server.begin_shutdown();
    for socket in [&mut known, &mut unknown] {
        assert!(socket.hear("bye")["reconnect"].as_u64().unwrap() > 0);
        assert_eq!(socket.close_code(), Some(1012));
    }
    for lines in [&mut watching, &mut notices] {
        assert!(lines.of_type("bye")["reconnectInMs"].as_u64().unwrap() > 0);
        assert!(lines.next().is_none());
    }
    server.wait();
}

#[test]
fn a_client_does_not_wait_for_its_command_when_the_server_shuts_down() {
    let [(mut server, store), _other] = TestServer::two_nodes_with_stores();
    let (white, _black, game) = two_at_a_game(&server);
    let mut socket = white.socket();
    socket.hear("welcome");
    store.set_delay(Duration::from_secs(4));
    socket.send(&json!({ "t": "play", "game": game, "id": "1", "ply": 0, "turn": "e5" }));
    // By now the command has arrived.
    thread::sleep(Duration::from_millis(200));
    let begun = Instant::now();
    server.begin_shutdown();
    assert_eq!(socket.close_code(), Some(1012));
    assert!(begun.elapsed() < Duration::from_secs(2), "it took {:?}", begun.elapsed());
    store.set_delay(Duration::ZERO);
    server.wait();
}

#[test]
fn a_game_continues_after_a_restart() {
    let folder = std::env::temp_dir().join(format!("gipfel-restart-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = server::Location::File(folder.join("gipfel.sqlite"));
    let start = || {
        TestServer::with(|options| {
            options.database = database.clone();
            options.limits.rates = false;
        })
    };
    let mut first = start();
    let (mut white, mut black, game) = two_at_a_game(&first);
    assert_eq!(white.play(&game, 0, "e5").status, 200);
    first.begin_shutdown();
    first.wait();
    let second = start();
    for browser in [&mut white, &mut black] {
        browser.moved_to(second.address);
    }
    let seen = black.get(&format!("/api/games/{game}")).json();
    assert_eq!((&seen["turns"][0]["turn"], &seen["you"]), (&json!("e5"), &json!("b")));
    assert_eq!(black.play(&game, 1, "f6").status, 200);
    drop(second);
    std::fs::remove_dir_all(&folder).ok();
}

#[test]
fn after_a_clean_stop_the_database_is_complete_without_its_log() {
    let folder = std::env::temp_dir().join(format!("gipfel-clean-stop-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (file, copy) = (folder.join("gipfel.sqlite"), folder.join("copy.sqlite"));
    let start = |file: &std::path::Path| {
        let database = server::Location::File(file.to_owned());
        TestServer::with(|options| options.database = database)
    };
    let first = start(&file);
    first.account("Anna");
    first.end();
    assert!(!folder.join("gipfel.sqlite-wal").exists());
    std::fs::copy(&file, &copy).unwrap();
    let second = start(&copy);
    assert_eq!(second.browser().sign_in("Anna", PASSWORD).status, 200);
    drop(second);
    std::fs::remove_dir_all(&folder).ok();
}
