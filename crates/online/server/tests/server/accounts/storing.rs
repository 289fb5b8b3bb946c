use serde_json::{Value, json};

use crate::kit::{Browser, PASSWORD, Response, TestServer};

const ENTRY_BYTES: usize = 120 * 1024;

/// A client with its own address, behind a proxy.
struct Client {
    browser: Browser,
    address: &'static str,
}

impl Client {
    fn post(&self, path: &str, body: &Value) -> Response {
        let origin = self.browser.origin();
        let headers = [("origin", origin.as_str()), ("x-forwarded-for", self.address)];
        self.browser.ask("POST", path, Some(&body.to_string()), &headers)
    }

    fn account(server: &TestServer, address: &'static str, name: &str) -> Self {
        let client = Self { browser: server.browser(), address };
        let made = client.post("/api/account", &json!({"name": name, "password": PASSWORD}));
        assert_eq!(made.status, 201, "{made:?}");
        client
    }

    /// Adds an entry of this size to the notebook.
    fn add(&self, key: &str, bytes: usize) -> Response {
        let body = json!({ "x": "x".repeat(bytes) });
        let entry = json!({ "kind": "review", "key": key, "at": 7, "body": body });
        self.post("/api/account/notebook", &json!({ "entries": [entry] }))
    }

    /// Adds entries of this size until one is refused; returns how many were added, and the refusal.
    fn fill(&self, bytes: usize) -> (usize, (u16, String)) {
        let mut added = 0;
        loop {
            let response = self.add(&format!("{bytes}.{added}"), bytes);
            if response.status != 200 {
                return (added, response.refusal());
            }
            added += 1;
        }
    }
}

#[test]
fn accounts_at_one_address_share_a_daily_storage_limit() {
    let server = TestServer::with(|options| {
        options.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    });
    let address = "192.0.2.1";
    let (mut stored, mut number) = (0, 0);
    let last = loop {
        let client = Client::account(&server, address, &format!("Filler{number}"));
        let (added, refusal) = client.fill(ENTRY_BYTES);
        stored += added * ENTRY_BYTES;
        if refusal == (429, "storage-limit".to_owned()) {
            break client;
        }
        assert_eq!(refusal, (422, "too-many".to_owned()));
        assert!(added * ENTRY_BYTES <= 4 << 20, "a new account has a small quota");
        number += 1;
    };
    assert!((30 << 20..33 << 20).contains(&stored), "{stored} bytes");

    let other = Client::account(&server, "192.0.2.2", "Other");
    assert_eq!(other.add("a", ENTRY_BYTES).status, 200, "others can still store");
    let terms = json!({"variant": "yinsh", "clock": "300+3", "color": "w", "opponent": "open"});
    let game = other.post("/api/games", &terms).json()["id"].as_str().expect("an id").to_owned();
    let chat = format!("/api/games/{game}/chat");
    let said = json!({ "to": "players", "text": "hello" });
    assert_eq!(other.post(&chat, &said).status, 200);
    let full = Client { browser: other.browser, address };
    // The limit refills slowly, so one more KiB may be allowed now and then.
    let is_refused = (0..5).any(|_| {
        for bytes in [64, 32, 16, 8, 4, 2, 1].map(|kib| kib * 1000) {
            last.fill(bytes);
        }
        full.post(&chat, &said).status == 429
    });
    assert!(is_refused, "messages are counted too");
}
