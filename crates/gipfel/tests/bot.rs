//! A bot, a server and a guest: three processes.

use std::{
    env, fs,
    io::{self, BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::Duration,
};

use serde_json::{Value, json};

const PROGRAM: &str = env!("CARGO_BIN_EXE_gipfel");
/// Test timeout.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A process that is killed at the end of the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// Starts a server. Its output must be kept open, because it would otherwise write to a closed pipe.
fn serve(data: &Path, listen: &str) -> (Running, String, BufReader<ChildStdout>) {
    let mut child = Command::new(PROGRAM)
        .args(["serve", "--no-limits", "--listen", listen, "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    lines.read_line(&mut line).expect("the server prints its address");
    let start = line.find("http://").expect("an address");
    let address = line[start..].split_whitespace().next().expect("an address");
    (Running(child), address.trim_end_matches('/').to_owned(), lines)
}

/// Simulated browser: a server address and a cookie.
struct Browser {
    server: String,
    cookie: String,
}

impl Browser {
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.server))
            .header("origin", &self.server)
            .header("cookie", &self.cookie)
            .header("content-type", "application/json")
            .body(if method == "GET" { String::new() } else { body.to_string() })
            .expect("a request");
        let mut answer = ureq::Agent::new_with_config(config).run(request).expect("an answer");
        if let Some(cookie) = answer.headers().get("set-cookie") {
            let text = cookie.to_str().expect("plain");
            text.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        let text = answer.body_mut().read_to_string().expect("text");
        serde_json::from_str(&text).unwrap_or(Value::Null)
    }

    /// Follows a game until a line of its stream meets a condition. The server sends a line for every event.
    fn follow(&self, game: &str, is_enough: impl Fn(&Value) -> bool) {
        let config = ureq::Agent::config_builder().timeout_global(Some(TIMEOUT)).build();
        let request = ureq::http::Request::builder()
            .uri(format!("{}/api/games/{game}/stream", self.server))
            .header("cookie", &self.cookie)
            .body(())
            .expect("a request");
        let answer = ureq::Agent::new_with_config(config).run(request).expect("a stream");
        let mut lines = BufReader::new(answer.into_body().into_reader()).lines();
        let mut messages = lines.by_ref().map(|line| line.expect("a line before the timeout"));
        let found =
            messages.any(|line| serde_json::from_str(&line).is_ok_and(|line| is_enough(&line)));
        assert!(found, "the stream has ended");
    }

    /// Waits until the given number of turns have been played.
    fn wait_for_turns(&self, game: &str, count: usize) {
        self.follow(game, |line| {
            let known = line["turns"].as_array().map(Vec::len);
            let told = line["turns"].as_str().map(|turns| turns.split_whitespace().count());
            known.or(told).is_some_and(|turns| turns >= count)
        });
    }
}

fn folder() -> PathBuf {
    let folder = env::temp_dir().join(format!("gipfel-bot-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_bot_accepts_a_challenge_and_continues_after_the_server_is_killed() {
    let data = folder();
    let (server, address, output) = serve(&data, "127.0.0.1:0");
    let mut owner = Browser { server: address.clone(), cookie: String::new() };
    owner.ask("POST", "/api/account", &json!({"name": "Robot", "password": "a long secret"}));
    owner.ask("POST", "/api/account/bot", &json!({}));
    let wanted = json!({"name": "bridge", "scopes": ["read", "play", "bot"]});
    let token = owner.ask("POST", "/api/account/tokens", &wanted)["token"].clone();
    let mut bot = Command::new(PROGRAM)
        .args(["bot", "--server", &address, "--option", "Level=1", "--", PROGRAM, "engine"])
        .env("GIPFEL_TOKEN", token.as_str().expect("a token"))
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The bot receives only challenges made after it has begun to listen.
    let mut reports = BufReader::new(bot.stderr.take().expect("a pipe")).lines();
    let is_listening =
        |line: io::Result<String>| line.is_ok_and(|line| line.contains("waiting for games"));
    assert!(reports.any(is_listening), "the bot does not listen");
    // The rest of the bot's output must be read, because the pipe would otherwise fill up.
    thread::spawn(move || reports.for_each(drop));
    let _bot = Running(bot);
    let mut guest = Browser { server: address.clone(), cookie: String::new() };
    let wanted = json!({
        "variant": "yinsh", "clock": "600+5", "color": "w", "opponent": {"player": "Robot"},
    });
    let made = guest.ask("POST", "/api/games", &wanted);
    let game = made["id"].as_str().expect("a game").to_owned();
    guest.follow(&game, |line| line["status"] == "playing");
    guest.ask("POST", &format!("/api/games/{game}/turns/e5?ply=0"), &json!({}));
    guest.wait_for_turns(&game, 2);
    drop(server);
    drop(output);
    let listen = address.trim_start_matches("http://");
    let (_server, _, _output) = serve(&data, listen);
    guest.ask("POST", &format!("/api/games/{game}/turns/f5?ply=2"), &json!({}));
    guest.wait_for_turns(&game, 4);
    fs::remove_dir_all(data).ok();
}
