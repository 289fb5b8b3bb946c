//! Impostors: cookies and tokens that are malformed, expired or belong to another player.

use protocol::PlayerKind;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use store::{Location, Store};

use crate::kit::{Browser, TestServer, two_at_a_game};

/// One year, in milliseconds.
const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;

/// Creates a token for an account, and returns it as a header.
fn token(owner: &Browser, scopes: &[&str]) -> String {
    let made = owner.post("/api/account/tokens", &json!({ "name": "test", "scopes": scopes }));
    assert_eq!(made.status, 201, "{made:?}");
    format!("Bearer {}", made.json()["token"].as_str().expect("a token"))
}

#[test]
fn a_token_opens_a_socket_without_an_origin() {
    let server = TestServer::start();
    let token = token(&server.account("Anna").0, &["play"]);
    let mut socket = server.browser().try_socket(&[("authorization", &token)]).unwrap();
    assert_eq!(socket.hear("welcome")["me"]["name"], "Anna");
}

#[test]
fn a_read_only_token_cannot_open_a_socket() {
    let server = TestServer::start();
    let token = token(&server.account("Anna").0, &["read"]);
    assert_eq!(server.browser().try_socket(&[("authorization", &token)]).err(), Some(403));
}

#[test]
fn a_forged_token_cannot_open_a_socket_even_with_a_valid_cookie() {
    let server = TestServer::start();
    let (white, _, _) = two_at_a_game(&server);
    let forged = format!("Bearer gpf_{}", "a".repeat(43));
    let origin = white.origin();
    for value in [forged.as_str(), "Bearer", "Bearer ", "Bearer x", "Basic YTpi", "gpf_", "\t"] {
        let headers = [("authorization", value), ("origin", origin.as_str())];
        assert_eq!(white.try_socket(&headers).err(), Some(401), "{value:?}");
    }
}

#[test]
fn unknown_cookies_do_not_sign_in() {
    let server = TestServer::start();
    let browser = server.browser();
    let (origin, long) = (browser.origin(), "a".repeat(8000));
    for value in ["", "x", "' OR '1'='1", "../../etc/passwd", &"a".repeat(43), &long, "a; gipfel=b"]
    {
        let cookie = format!("gipfel={value}");
        let headers = [("origin", origin.as_str()), ("cookie", cookie.as_str())];
        let mut socket = browser.try_socket(&headers).unwrap();
        assert_eq!(socket.hear("welcome")["me"], json!(null), "{value:?}");
        assert_eq!(
            browser.ask("GET", "/api/me", None, &headers[1..]).json()["player"],
            json!(null)
        );
    }
}

#[test]
fn the_cookie_of_another_server_is_invalid() {
    let (here, there) = (TestServer::start(), TestServer::start());
    let (mut white, _, game) = two_at_a_game(&here);
    white.moved_to(there.address);
    assert_eq!(white.get("/api/me").json()["player"], json!(null));
    assert_eq!(white.act(&game, "resign").code(), "no-such-game");
}

#[test]
fn a_session_unused_for_a_year_is_expired() {
    let folder = std::env::temp_dir().join(format!("gipfel-old-session-{}", std::process::id()));
    let database = Location::File(folder.join("data"));
    std::fs::create_dir_all(&folder).unwrap();
    let (old, young) = ("o".repeat(43), "y".repeat(43));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&store::Options::at(database.clone())).unwrap();
        let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis();
        let now = i64::try_from(now).unwrap();
        for (token, at) in [(&old, now - YEAR - 60_000), (&young, now - YEAR + 60_000)] {
            let player = store.players().create(PlayerKind::Guest, at).await.unwrap();
            let hash = Sha256::digest(token.as_bytes()).into();
            store.sessions().create(hash, player, at, String::new(), None).await.unwrap();
        }
    });
    drop(runtime);
    let server = TestServer::with(|options| options.database = database);
    let me = |token: &str| {
        let cookie = format!("gipfel={token}");
        server.browser().ask("GET", "/api/me", None, &[("cookie", &cookie)]).json()
    };
    assert_eq!(me(&old)["player"], json!(null));
    assert_eq!(me(&young)["player"]["kind"], "guest");
    drop(server);
    std::fs::remove_dir_all(folder).ok();
}

#[test]
fn a_program_cannot_play_in_games_of_other_players() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let token = token(&server.account("Mallory").0, &["play"]);
    for path in ["turns/e5?ply=0", "act/resign", "act/abort"] {
        let path = format!("/api/games/{game}/{path}");
        let answer = server.browser().ask("POST", &path, None, &[("authorization", &token)]);
        assert_eq!((answer.status, answer.code().as_str()), (403, "not-a-player"), "{path}");
    }
    assert_eq!(white.get(&format!("/api/games/{game}")).json()["status"], "playing");
}
