use std::{
    env, fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::PathBuf,
    process::{self, Child, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

use crate::run::{Answer, gipfel, program};

/// A folder with a database, a server that uses it, and the session of somebody called Anna.
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
        let mut stream = TcpStream::connect(address).expect("somebody listens");
        stream.write_all(request.as_bytes()).expect("somebody reads");
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
fn reports_are_listed_and_settled_while_the_server_runs() {
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
fn who_is_banned_plays_no_more_until_he_is_allowed_to() {
    let house = House::open();
    assert!(house.new_game().starts_with("HTTP/1.1 201"));
    assert_eq!(house.admin(&["ban", "anna"]).good(), "anna may not play any more.\n");
    let refused = house.new_game();
    assert!(refused.starts_with("HTTP/1.1 403") && refused.contains("\"banned\""), "{refused}");
    house.admin(&["unban", "Anna"]).good();
    assert!(house.new_game().starts_with("HTTP/1.1 201"));
}

#[test]
fn somebody_is_muted_for_days() {
    let house = House::open();
    let said = house.admin(&["mute", "Anna", "3"]).good();
    assert!(said.starts_with("Anna may not chat until 20") && said.ends_with(" UTC.\n"), "{said}");
    assert_eq!(house.admin(&["mute", "Anna", "0"]).good(), "Anna may chat again.\n");
    assert_eq!(house.admin(&["mute", "Nobody", "3"]).code, Some(1));
    assert_eq!(house.admin(&["mute", "Anna", "for ever"]).code, Some(2));
}

#[test]
fn a_backup_of_a_running_server_can_be_restored() {
    let mut house = House::open();
    house.new_game();
    let copy = house.folder.join("copy.sqlite");
    let copy = copy.to_str().expect("UTF-8").to_owned();
    house.admin(&["backup", &copy]).good();
    let again = house.admin(&["backup", &copy]);
    assert!(again.code == Some(1) && again.out.contains("exists already"), "{again:?}");
    let refused = house.admin(&["restore", &copy]);
    assert!(refused.code == Some(1) && refused.out.contains("exists already"), "{refused:?}");
    house.close();
    let elsewhere = house.folder.join("elsewhere");
    let elsewhere = elsewhere.to_str().expect("UTF-8");
    gipfel(&["admin", "--data", elsewhere, "restore", &copy]).good();
    let checked = gipfel(&["admin", "--data", elsewhere, "check"]).good();
    assert_eq!(checked, "1 games, 1 events\nAll is well.\n");
}

#[test]
fn everything_moves_to_another_place_once_the_server_has_stopped() {
    let mut house = House::open();
    house.new_game();
    let elsewhere = house.folder.join("elsewhere");
    let elsewhere = elsewhere.to_str().expect("UTF-8").to_owned();
    let refused = house.admin(&["move", "--to-data", &elsewhere]);
    assert!(refused.code == Some(1) && refused.out.contains("in use"), "{refused:?}");
    house.close();
    assert_eq!(house.admin(&["move"]).code, Some(2), "nobody knows where to");
    let moved = house.admin(&["move", "--to-data", &elsewhere]).good();
    assert!(moved.contains("           1  games\n"), "{moved}");
    assert!(moved.ends_with("Everything is moved. The old database is as it was.\n"), "{moved}");
    let again = house.admin(&["move", "--to-data", &elsewhere]);
    assert!(again.code == Some(1) && again.out.contains("nothing is overwritten"), "{again:?}");
    let checked = gipfel(&["admin", "--data", &elsewhere, "check"]).good();
    assert_eq!(checked, "1 games, 1 events\nAll is well.\n");
}

#[test]
fn a_server_alone_is_no_node() {
    let house = House::open();
    let listed = house.admin(&["nodes"]).good();
    assert!(listed.starts_with("There are no nodes: no server with --nats"), "{listed}");
    assert_eq!(house.admin(&["nodes", "--json"]).json()["nodes"], serde_json::json!([]));
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    for task in [&["reports"][..], &["check"], &["ban", "Anna"]] {
        let answer = gipfel(&[&["admin", "--data", "/nowhere/at/all"], task].concat());
        assert_eq!(answer.code, Some(2), "{answer:?}");
        assert!(answer.err.contains("/nowhere/at/all"), "{answer:?}");
    }
    assert_eq!(gipfel(&["admin", "reports"]).code, Some(2), "what is in memory cannot be reached");
}
