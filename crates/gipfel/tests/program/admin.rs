use std::{
    env, fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::PathBuf,
    process::{self, Child, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

use crate::run::{Answer, gipfel, program};

/// Folder with a database, a server that uses it, and the session of a user called Anna.
struct House {
    folder: PathBuf,
    child: Option<Child>,
    address: String,
    cookie: String,
}

impl House {
    fn open() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("gipfel-admin-{}-{number}", process::id()));
        let mut child = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_default().to_owned();
        let mut house = Self { folder, child: Some(child), address, cookie: String::new() };
        let made = house.post("/api/account", r#"{"name": "Anna", "password": "three rings off"}"#);
        let cookie = made.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next());
        house.cookie = cookie.expect("a session").to_owned();
        house
    }

    fn post(&self, path: &str, body: &str) -> String {
        let (address, cookie, length) = (&self.address, &self.cookie, body.len());
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
             cookie: {cookie}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(address).expect("the server is listening");
        stream.write_all(request.as_bytes()).expect("the server reads the request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    fn report(&self, text: &str) {
        let body = format!(r#"{{"player": "Anna", "reason": "abuse", "text": "{text}"}}"#);
        let answer = self.post("/api/reports", &body);
        assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
    }

    fn new_game(&self) -> String {
        self.post("/api/games", r#"{"variant": "yinsh", "clock": "-", "opponent": "open"}"#)
    }

    fn admin(&self, arguments: &[&str]) -> Answer {
        let folder = self.folder.to_str().expect("UTF-8");
        gipfel(&[&["admin", "--data", folder], arguments].concat())
    }

    fn close(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().ok();
            child.wait().ok();
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.close();
        fs::remove_dir_all(&self.folder).ok();
    }
}

#[test]
fn reports_are_listed_and_settled_while_the_server_is_running() {
    let house = House::open();
    assert_eq!(house.admin(&["reports"]).good(), "There are no open reports.\n");
    house.report("He said\\nbad things.");
    let listed = house.admin(&["reports"]).good();
    assert!(listed.starts_with("#1 20"), "{listed}");
    assert!(listed.contains("abuse, about Anna, by Anna"), "{listed}");
    assert!(listed.ends_with("  He said\n  bad things.\n"), "{listed}");
    assert_eq!(house.admin(&["settle", "1"]).good(), "Report #1 is settled.\n");
    assert_eq!(house.admin(&["reports"]).good(), "There are no open reports.\n");
    assert_eq!(house.admin(&["settle", "1"]).code, Some(1));
}

#[test]
fn a_banned_player_cannot_play_until_the_ban_is_lifted() {
    let house = House::open();
    assert!(house.new_game().starts_with("HTTP/1.1 201"));
    assert_eq!(house.admin(&["ban", "anna"]).good(), "anna is banned from playing.\n");
    let refused = house.new_game();
    assert!(refused.starts_with("HTTP/1.1 403") && refused.contains("\"banned\""), "{refused}");
    house.admin(&["unban", "Anna"]).good();
    assert!(house.new_game().starts_with("HTTP/1.1 201"));
}

#[test]
fn a_player_can_be_muted_for_a_number_of_days() {
    let house = House::open();
    let said = house.admin(&["mute", "Anna", "3"]).good();
    assert!(
        said.starts_with("Anna may not chat or share studies until 20")
            && said.ends_with(" UTC.\n"),
        "{said}"
    );
    assert_eq!(
        house.admin(&["mute", "Anna", "0"]).good(),
        "Anna may chat and share studies again.\n"
    );
    assert_eq!(house.admin(&["mute", "Nobody", "3"]).code, Some(1));
    assert_eq!(house.admin(&["mute", "Anna", "for ever"]).code, Some(2));
}

#[test]
fn a_study_is_hidden_and_shown_again() {
    let house = House::open();
    let text =
        r#"[Game \"yinsh\"]\n[Result \"*\"]\n[Study \"Rings\"]\n[Chapter \"One\"]\n\n1. f6 *\n"#;
    let body = format!(r#"{{"access": "public", "text": "{text}"}}"#);
    let made = house.post("/api/studies", &body);
    let id = made.split(r#""id":""#).nth(1).and_then(|rest| rest.split('"').next()).expect("an id");
    let said = house.admin(&["hide-study", id]).good();
    assert_eq!(said, "\"Rings\" by Anna is hidden.\n");
    let said = house.admin(&["show-study", id]).good();
    assert_eq!(said, "\"Rings\" by Anna is no longer hidden. Access: public.\n");
    let missing = house.admin(&["hide-study", "00000000000"]);
    assert_eq!((missing.code, missing.out.as_str()), (Some(1), "There is no study 00000000000.\n"));
    assert_eq!(house.admin(&["hide-study", "no id"]).code, Some(2));
}

#[test]
fn a_backup_of_a_running_server_can_be_restored() {
    let mut house = House::open();
    house.new_game();
    let copy = house.folder.join("copy.sqlite");
    let copy = copy.to_str().expect("UTF-8").to_owned();
    house.admin(&["backup", &copy]).good();
    let again = house.admin(&["backup", &copy]);
    assert!(again.code == Some(1) && again.out.contains("already exists"), "{again:?}");
    let refused = house.admin(&["restore", &copy]);
    assert!(refused.code == Some(1) && refused.out.contains("already exists"), "{refused:?}");
    house.close();
    let elsewhere = house.folder.join("elsewhere");
    let elsewhere = elsewhere.to_str().expect("UTF-8");
    gipfel(&["admin", "--data", elsewhere, "restore", &copy]).good();
    let checked = gipfel(&["admin", "--data", elsewhere, "check"]).good();
    assert_eq!(checked, "1 game, 1 event\nNo problems found.\n");
}

#[test]
fn everything_is_migrated_once_the_server_has_stopped() {
    let mut house = House::open();
    house.new_game();
    let elsewhere = house.folder.join("elsewhere");
    let elsewhere = elsewhere.to_str().expect("UTF-8").to_owned();
    let refused = house.admin(&["move", "--to-data", &elsewhere]);
    assert!(refused.code == Some(1) && refused.out.contains("in use"), "{refused:?}");
    house.close();
    assert_eq!(house.admin(&["move"]).code, Some(2), "the target is missing");
    let moved = house.admin(&["move", "--to-data", &elsewhere]).good();
    assert!(moved.contains("           1  games\n"), "{moved}");
    assert!(
        moved.ends_with("Everything has been moved. The old database is unchanged.\n"),
        "{moved}"
    );
    let again = house.admin(&["move", "--to-data", &elsewhere]).good();
    assert!(again.contains("Everything had already been moved, by an earlier command."), "{again}");
    let checked = gipfel(&["admin", "--data", &elsewhere, "check"]).good();
    assert_eq!(checked, "1 game, 1 event\nNo problems found.\n");
}

#[test]
fn a_server_outside_a_cluster_is_not_listed_as_a_node() {
    let house = House::open();
    let listed = house.admin(&["nodes"]).good();
    assert!(listed.starts_with("There are no nodes: no server with --nats"), "{listed}");
    assert_eq!(house.admin(&["nodes", "--json"]).json()["nodes"], serde_json::json!([]));
}

#[test]
fn a_missing_database_is_not_created() {
    for task in [&["reports"][..], &["check"], &["ban", "Anna"]] {
        let answer = gipfel(&[&["admin", "--data", "/nowhere/at/all"], task].concat());
        assert_eq!(answer.code, Some(2), "{answer:?}");
        assert!(answer.err.contains("/nowhere/at/all"), "{answer:?}");
    }
    assert_eq!(
        gipfel(&["admin", "reports"]).code,
        Some(2),
        "an in-memory database cannot be reached"
    );
}
