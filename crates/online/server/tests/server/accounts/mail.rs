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

/// Starts a mail server. Returns its port, and the receiver of the emails sent to it.
fn mail_server() -> (u16, mpsc::Receiver<String>) {
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
                    let mail: Vec<String> = lines
                        .by_ref()
                        .map_while(Result::ok)
                        .take_while(|line| line != ".")
                        .collect();
                    stream.write_all(b"250 taken\r\n").ok();
                    give.send(plain(&mail.join("\n"))).ok();
                }
            }
        }
    });
    (port, taken)
}

/// Undoes the quoted-printable encoding.
fn plain(mail: &str) -> String {
    mail.replace("=\n", "").replace("=3D", "=").replace("=23", "#")
}

fn server() -> (TestServer, mpsc::Receiver<String>) {
    let (port, mails) = mail_server();
    let from = Some("Gipfel <no-reply@gipfel.example>".to_owned());
    let server = format!("smtp://127.0.0.1:{port}").into();
    let mail = MailOptions { server, from };
    (
        TestServer::with(|options| {
            options.limits.rates = false;
            options.mail = Some(mail);
        }),
        mails,
    )
}

fn next(mails: &mpsc::Receiver<String>) -> String {
    mails.recv_timeout(Duration::from_secs(20)).expect("an email")
}

/// Returns the text after `#reset=` or `#confirm=` in an email.
fn secret(mail: &str, mark: &str) -> String {
    let rest = mail.split(mark).nth(1).unwrap_or_else(|| panic!("no {mark} in {mail}"));
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[test]
fn an_address_is_used_only_after_its_owner_has_confirmed_it() {
    let (server, mails) = server();
    let (browser, _) = server.account("Anna");
    let body = json!({"password": PASSWORD, "email": "anna@example.org"});
    assert_eq!(browser.post("/api/account/email", &body).status, 202);
    let mail = next(&mails);
    assert!(mail.contains("To: anna@example.org"), "{mail}");
    let me = browser.me();
    assert_eq!((&me["email"], &me["emailProven"]), (&json!("anna@example.org"), &json!(false)));
    let token = json!({"token": secret(&mail, "#confirm=")});
    assert_eq!(browser.post("/api/account/email/confirm", &token).status, 204);
    assert_eq!(browser.me()["emailProven"], true);
    let again = browser.post("/api/account/email/confirm", &token);
    assert_eq!(again.refusal(), (422, "token-invalid".to_owned()));
    let body = json!({"password": PASSWORD, "email": null});
    assert_eq!(browser.post("/api/account/email", &body).status, 204);
    assert!(browser.me()["email"].is_null());
}

#[test]
fn a_reset_link_sets_a_new_password_once() {
    let (server, mails) = server();
    let (browser, _) = server.account("Anna");
    browser.post("/api/account/email", &json!({"password": PASSWORD, "email": "anna@example.org"}));
    let first = next(&mails);
    browser.post("/api/account/email/confirm", &json!({"token": secret(&first, "#confirm=")}));
    // Requests are carried out after the response, so the unconfirmed address is tested with another account.
    let (unconfirmed, _) = server.account("Berta");
    let address = json!({"password": PASSWORD, "email": "berta@example.org"});
    unconfirmed.post("/api/account/email", &address);
    next(&mails);
    assert_eq!(server.browser().post("/api/reset", &json!({"name": "Berta"})).status, 202);
    let nobody = server.browser().post("/api/reset", &json!({"name": "Nobody-at-all"}));
    let asked = server.browser().post("/api/reset", &json!({"name": "anna"}));
    assert_eq!(
        (nobody.status, nobody.text()),
        (asked.status, asked.text()),
        "the response does not reveal which accounts exist"
    );
    let mail = next(&mails);
    let other = server.browser();
    let body = json!({"token": secret(&mail, "#reset="), "password": "five in a row"});
    assert_eq!(other.post("/api/reset/confirm", &body).status, 200);
    assert_eq!((other.name(), browser.name()), (Some("Anna".to_owned()), None));
    assert_eq!(other.post("/api/reset/confirm", &body).refusal().1, "token-invalid");
    assert!(mails.try_recv().is_err(), "nothing is sent to an unconfirmed address");
}

#[test]
fn a_new_password_invalidates_open_links() {
    let (server, mails) = server();
    let (browser, _) = server.account("Anna");
    browser.post("/api/account/email", &json!({"password": PASSWORD, "email": "anna@example.org"}));
    let confirmation = json!({"token": secret(&next(&mails), "#confirm=")});
    assert_eq!(browser.post("/api/account/email/confirm", &confirmation).status, 204);
    assert_eq!(server.browser().post("/api/reset", &json!({"name": "Anna"})).status, 202);
    let link = json!({"token": secret(&next(&mails), "#reset="), "password": "six in a row"});
    let change = json!({"old": PASSWORD, "new": "five in a row"});
    assert_eq!(browser.post("/api/account/password", &change).status, 204);
    let late = server.browser().post("/api/reset/confirm", &link);
    assert_eq!(late.refusal(), (422, "token-invalid".to_owned()));
}

#[test]
fn invalid_email_addresses_are_rejected_with_422() {
    let (server, _letters) = server();
    let (browser, _) = server.account("Anna");
    for email in ["anna", "anna@here", "a@b.c\r\nBcc: d@e.f", ""] {
        let body = json!({"password": PASSWORD, "email": email});
        let answer = browser.post("/api/account/email", &body);
        assert_eq!(answer.refusal(), (422, "email-invalid".to_owned()), "{email}");
    }
}

#[test]
fn the_player_to_act_receives_one_email_per_turn_on_request() {
    let (server, mails) = server();
    let ((anna, _), (ben, _)) = (server.account("Anna"), server.account("Ben"));
    anna.post("/api/account/email", &json!({"password": PASSWORD, "email": "anna@example.org"}));
    let confirm = json!({"token": secret(&next(&mails), "#confirm=")});
    anna.post("/api/account/email/confirm", &confirm);
    let game = anna.new_game("3days");
    ben.post(&format!("/api/games/{game}/join"), &json!({}));
    assert_eq!(anna.play(&game, 0, "f6").status, 200);
    assert_eq!(ben.play(&game, 1, "e5").status, 200);
    assert_eq!(anna.post("/api/account/mail", &json!({"turn": true})).status, 204);
    assert_eq!(anna.play(&game, 2, "g7").status, 200);
    assert_eq!(ben.play(&game, 3, "d4").status, 200);
    let mail = next(&mails);
    assert!(mail.contains("Ben") && mail.contains(&format!("/en/game/{game}")), "{mail}");
    assert!(mail.contains("/en/account"), "it links to the settings: {mail}");
    assert!(mails.recv_timeout(Duration::from_millis(300)).is_err(), "one email per turn");
}

#[test]
fn an_absent_player_with_a_standing_seek_receives_one_email() {
    let (server, mails) = server();
    let ((anna, _), (ben, _)) = (server.account("Anna"), server.account("Ben"));
    anna.post("/api/account/email", &json!({"password": PASSWORD, "email": "anna@example.org"}));
    let confirm = json!({"token": secret(&next(&mails), "#confirm=")});
    anna.post("/api/account/email/confirm", &confirm);
    let wanted = json!({"variant": "gipf-standard", "clock": "600+5", "rated": true});
    let left = anna.put("/api/standing-seek", &wanted);
    assert_eq!((left.status, left.json()["standing"].as_bool()), (200, Some(true)));
    assert_eq!(anna.get("/api/me").json()["standing"]["clock"], "600+5");
    // Both want White: they are not paired with each other.
    let wanted = json!({"variant": "gipf-standard", "clock": "600+5", "color": "w"});
    for browser in [&ben, &server.browser()] {
        let mut waiting = browser.post_stream("/api/seek", &wanted);
        assert_eq!(waiting.next().expect("a line")["type"], "seeking");
    }
    let mail = next(&mails);
    assert!(mail.contains("Ben") && mail.contains("/en/online"), "{mail}");
    assert!(
        mails.recv_timeout(Duration::from_millis(300)).is_err(),
        "one email, however many players seek"
    );
    assert_eq!(anna.delete("/api/standing-seek", None).status, 204);
    assert!(anna.get("/api/me").json()["standing"].is_null());
}
