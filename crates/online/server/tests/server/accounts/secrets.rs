use std::{
    io,
    sync::{Arc, Mutex},
};

use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::kit::{PASSWORD, TestServer};

/// A well-formed token that does not exist.
const TOKEN: &str = "aTokenThatNobodyHasAndNoOtherTestEverSends1";

/// Log output captured during these tests.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[test]
fn secrets_never_appear_in_the_log() {
    let log = Log::default();
    tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(log.clone()).init();
    let server = TestServer::start();
    let (browser, codes) = server.account("Anna");
    let (new, wrong) = ("secretly five in a row", "secretly wrong");
    let mut secrets = vec![PASSWORD.to_owned(), new.to_owned(), wrong.to_owned()];
    secrets.extend(codes.clone());
    secrets.extend(browser.cookie().map(|cookie| cookie.replace("gipfel=", "")));
    secrets.push(browser.new_token(&["read", "play"]).token);
    browser.sign_in("Anna", wrong);
    browser.post("/api/account/password", &json!({"old": PASSWORD, "new": new}));
    browser.post("/api/recover", &json!({"name": "Anna", "code": codes[0], "password": new}));
    browser.post("/api/login", &json!({"name": 1, "password": wrong}));
    browser.post("/api/reset/confirm", &json!({"token": TOKEN, "password": new}));
    secrets.push(TOKEN.to_owned());
    secrets.extend(browser.cookie().map(|cookie| cookie.replace("gipfel=", "")));
    browser.delete("/api/account", Some(&json!({"password": new})));
    drop(server);
    let text = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    assert!(!text.is_empty(), "something is logged");
    for secret in secrets {
        assert!(!text.contains(&secret), "{secret} is in the log");
    }
}
