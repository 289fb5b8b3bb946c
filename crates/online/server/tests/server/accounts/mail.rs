use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::TcpListener,
    sync::mpsc,
    thread,
    time::Duration,
};

use serde_json::json;
use server::MailOptions;

use crate::kit::{PASSWORD, TestServer};

/// A server of letters that hands on all that it gets.
fn post_office() -> (u16, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("it has one").port();
    let (give, taken) = mpsc::channel();
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let Ok(copy) = stream.try_clone() else { continue };
            let mut lines = BufReader::new(copy).lines();
            stream.write_all(b"220 here\r\n").ok();
            while let Some(Ok(line)) = lines.next() {
                let answer = if line == "DATA" { "354 go on\r\n" } else { "250 good\r\n" };
                stream.write_all(answer.as_bytes()).ok();
                if line == "DATA" {
                    let letter: Vec<String> = lines
                        .by_ref()
                        .map_while(Result::ok)
                        .take_while(|line| line != ".")
                        .collect();
                    stream.write_all(b"250 taken\r\n").ok();
                    give.send(plain(&letter.join("\n"))).ok();
                }
            }
        }
    });
    (port, taken)
}

/// Undoes what mail does to long lines.
fn plain(letter: &str) -> String {
    letter.replace("=\n", "").replace("=3D", "=").replace("=23", "#")
}

fn server() -> (TestServer, mpsc::Receiver<String>) {
    let (port, letters) = post_office();
    let from = Some("Gipfel <no-reply@gipfel.example>".to_owned());
    let server = format!("smtp://127.0.0.1:{port}").into();
    let mail = MailOptions { server, from };
    (
        TestServer::with(|options| {
            options.limits.rates = false;
            options.mail = Some(mail);
        }),
        letters,
    )
}

fn next(letters: &mpsc::Receiver<String>) -> String {
    letters.recv_timeout(Duration::from_secs(20)).expect("a letter")
}

/// What stands behind `#reset=` or `#confirm=` in a letter.
fn secret(letter: &str, mark: &str) -> String {
    let rest = letter.split(mark).nth(1).unwrap_or_else(|| panic!("no {mark} in {letter}"));
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[test]
fn an_address_counts_when_its_owner_has_confirmed_it() {
    let (server, letters) = server();
    let (browser, _) = server.account("Anna");
    let told = json!({"password": PASSWORD, "email": "anna@example.org"});
    assert_eq!(browser.post("/api/account/email", &told).status, 202);
    let letter = next(&letters);
    assert!(letter.contains("To: anna@example.org"), "{letter}");
    let me = browser.me();
    assert_eq!((&me["email"], &me["emailProven"]), (&json!("anna@example.org"), &json!(false)));
    let token = json!({"token": secret(&letter, "#confirm=")});
    assert_eq!(browser.post("/api/account/email/confirm", &token).status, 204);
    assert_eq!(browser.me()["emailProven"], true);
    let again = browser.post("/api/account/email/confirm", &token);
    assert_eq!(again.refusal(), (422, "token-invalid".to_owned()));
    let told = json!({"password": PASSWORD, "email": null});
    assert_eq!(browser.post("/api/account/email", &told).status, 204);
    assert!(browser.me()["email"].is_null());
}

#[test]
fn a_forgotten_password_is_set_anew_by_mail_once() {
    let (server, letters) = server();
    let (browser, _) = server.account("Anna");
    browser.post("/api/account/email", &json!({"password": PASSWORD, "email": "anna@example.org"}));
    let first = next(&letters);
    let before = server.browser().post("/api/reset", &json!({"name": "Anna"}));
    assert_eq!(before.status, 202);
    browser.post("/api/account/email/confirm", &json!({"token": secret(&first, "#confirm=")}));
    let nobody = server.browser().post("/api/reset", &json!({"name": "Nobody-at-all"}));
    let asked = server.browser().post("/api/reset", &json!({"name": "anna"}));
    assert_eq!(
        (nobody.status, nobody.text()),
        (asked.status, asked.text()),
        "it is not told who exists"
    );
    let letter = next(&letters);
    let other = server.browser();
    let told = json!({"token": secret(&letter, "#reset="), "password": "five in a row"});
    assert_eq!(other.post("/api/reset/confirm", &told).status, 200);
    assert_eq!((other.name(), browser.name()), (Some("Anna".to_owned()), None));
    assert_eq!(other.post("/api/reset/confirm", &told).refusal().1, "token-invalid");
    assert!(letters.try_recv().is_err(), "nothing was sent to an address that nobody confirmed");
}

#[test]
fn a_new_password_makes_open_links_invalid() {
    let (server, letters) = server();
    let (browser, _) = server.account("Anna");
    browser.post("/api/account/email", &json!({"password": PASSWORD, "email": "anna@example.org"}));
    let confirmation = json!({"token": secret(&next(&letters), "#confirm=")});
    assert_eq!(browser.post("/api/account/email/confirm", &confirmation).status, 204);
    assert_eq!(server.browser().post("/api/reset", &json!({"name": "Anna"})).status, 202);
    let link = json!({"token": secret(&next(&letters), "#reset="), "password": "six in a row"});
    let change = json!({"old": PASSWORD, "new": "five in a row"});
    assert_eq!(browser.post("/api/account/password", &change).status, 204);
    let late = server.browser().post("/api/reset/confirm", &link);
    assert_eq!(late.refusal(), (422, "token-invalid".to_owned()));
}

#[test]
fn what_is_no_address_is_refused() {
    let (server, _letters) = server();
    let (browser, _) = server.account("Anna");
    for email in ["anna", "anna@here", "a@b.c\r\nBcc: d@e.f", ""] {
        let told = json!({"password": PASSWORD, "email": email});
        let answer = browser.post("/api/account/email", &told);
        assert_eq!(answer.refusal(), (422, "email-invalid".to_owned()), "{email}");
    }
}

#[test]
fn whose_turn_it_is_gets_one_letter_if_he_wants_it() {
    let (server, letters) = server();
    let ((anna, _), (ben, _)) = (server.account("Anna"), server.account("Ben"));
    anna.post("/api/account/email", &json!({"password": PASSWORD, "email": "anna@example.org"}));
    let confirm = json!({"token": secret(&next(&letters), "#confirm=")});
    anna.post("/api/account/email/confirm", &confirm);
    let game = anna.new_game("3days");
    ben.post(&format!("/api/games/{game}/join"), &json!({}));
    assert_eq!(anna.play(&game, 0, "f6").status, 200);
    assert_eq!(ben.play(&game, 1, "e5").status, 200);
    assert_eq!(anna.post("/api/account/mail", &json!({"turn": true})).status, 204);
    assert_eq!(anna.play(&game, 2, "g7").status, 200);
    assert_eq!(ben.play(&game, 3, "d4").status, 200);
    let letter = next(&letters);
    assert!(letter.contains("Ben") && letter.contains(&format!("/en/game/{game}")), "{letter}");
    assert!(letter.contains("/en/account"), "it says where to switch it off: {letter}");
    assert!(letters.recv_timeout(Duration::from_millis(300)).is_err(), "one letter a turn");
}
