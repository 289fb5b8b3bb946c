//! A bot, a server and a guest: three processes.

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

const PROGRAM: &str = env!("CARGO_BIN_EXE_gipfel");

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// Starts a server; its output must be kept, or it would write into a closed pipe.
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
    lines.read_line(&mut line).expect("the server says where it is");
    let start = line.find("http://").expect("an address");
    let address = line[start..].split_whitespace().next().expect("an address");
    (Running(child), address.trim_end_matches('/').to_owned(), lines)
}

/// A browser: an address and a cookie.
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

    /// Waits until the bot has answered, so that there are so many turns.
    fn wait_for_turns(&mut self, game: &str, count: usize) {
        let began = Instant::now();
        loop {
            let full = self.ask("GET", &format!("/api/games/{game}"), &Value::Null);
            if full["turns"].as_array().is_some_and(|turns| turns.len() >= count) {
                return;
            }
            assert!(began.elapsed() < Duration::from_secs(60), "no answer: {full}");
            thread::sleep(Duration::from_millis(100));
        }
    }
}

fn folder() -> PathBuf {
    let folder = env::temp_dir().join(format!("gipfel-bot-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_bot_accepts_a_challenge_and_goes_on_after_the_server_was_killed() {
    let data = folder();
    let (server, address, output) = serve(&data, "127.0.0.1:0");
    let mut owner = Browser { server: address.clone(), cookie: String::new() };
    owner.ask("POST", "/api/account", &json!({"name": "Robot", "password": "a long secret"}));
    owner.ask("POST", "/api/account/bot", &json!({}));
    let wanted = json!({"name": "bridge", "scopes": ["read", "play", "bot"]});
    let token = owner.ask("POST", "/api/account/tokens", &wanted)["token"].clone();
    let bot = Command::new(PROGRAM)
        .args(["bot", "--server", &address, "--option", "Level=1", "--", PROGRAM, "engine"])
        .env("GIPFEL_TOKEN", token.as_str().expect("a token"))
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let _bot = Running(bot);
    let mut guest = Browser { server: address.clone(), cookie: String::new() };
    let wanted = json!({
        "variant": "yinsh", "clock": "600+5", "color": "w", "opponent": {"player": "Robot"},
    });
    // The bot may not listen yet; it hears of games that wait for it only while it does.
    thread::sleep(Duration::from_secs(2));
    let made = guest.ask("POST", "/api/games", &wanted);
    let game = made["id"].as_str().expect("a game").to_owned();
    let began = Instant::now();
    while guest.ask("POST", &format!("/api/games/{game}/turns/e5?ply=0"), &json!({}))["seq"]
        .is_null()
    {
        assert!(began.elapsed() < Duration::from_secs(30), "the bot does not join");
        thread::sleep(Duration::from_millis(100));
    }
    guest.wait_for_turns(&game, 2);
    drop(server);
    drop(output);
    let place = address.trim_start_matches("http://");
    let (_server, _, _output) = serve(&data, place);
    guest.ask("POST", &format!("/api/games/{game}/turns/f5?ply=2"), &json!({}));
    guest.wait_for_turns(&game, 4);
    fs::remove_dir_all(data).ok();
}
