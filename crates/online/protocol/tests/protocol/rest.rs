//! JSON form of the bodies about accounts, players, reports and tokens.

use std::fmt::Debug;

use protocol::{
    Player, ProblemCode, RefusalCode, Secret,
    rest::{
        BlockedPlayer, BlockedPlayers, CreatedToken, Credentials, EmailConfirmation, GuestName,
        MailPreferences, Me, NewEmail, NewToken, PasswordChange, PasswordProof, PlayerRating,
        Profile, RatingPoint, Recovery, RecoveryCodes, Registered, Registration, ReportReason,
        ReportRequest, ResetConfirmation, ResetRequest, Scope, Session, Sessions, SignedIn,
        TokenInfo, Tokens,
    },
};
use record::{GameId, Speed};
use serde::{Serialize, de::DeserializeOwned};
use variants::Variant;

/// Returns the player [`ADA`].
fn ada() -> Player {
    serde_json::from_str(ADA).expect("a player")
}

fn game() -> GameId {
    "00000000001".parse().expect("an id")
}

const ADA: &str = r#"{"id":"0000000000A","name":"Ada","kind":"person","rating":{"rating":1612,"deviation":58,"provisional":false}}"#;

fn same<T: Serialize + DeserializeOwned + PartialEq + Debug>(body: &T, json: &str) {
    assert_eq!(serde_json::to_string(body).expect("JSON"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect("the body can be deserialized"), body);
}

fn secret(text: &str) -> Secret {
    Secret::new(text.to_owned())
}

#[test]
fn requests_about_accounts_keep_their_json_form() {
    let (name, password, token) = ("Ada".to_owned(), secret("a ring jumps"), secret("t"));
    let email = Some("ada@example.org".to_owned());
    same(
        &Registration { name: name.clone(), password: password.clone(), email: email.clone() },
        r#"{"name":"Ada","password":"a ring jumps","email":"ada@example.org"}"#,
    );
    same(
        &Credentials { name: name.clone(), password: password.clone() },
        r#"{"name":"Ada","password":"a ring jumps"}"#,
    );
    same(&GuestName { name: name.clone() }, r#"{"name":"Ada"}"#);
    same(
        &PasswordChange { old: secret("before"), new: password.clone(), revoke_tokens: true },
        r#"{"old":"before","new":"a ring jumps","revokeTokens":true}"#,
    );
    same(
        &Recovery {
            name: name.clone(),
            code: secret("0-1"),
            password: password.clone(),
            revoke_tokens: false,
        },
        r#"{"name":"Ada","code":"0-1","password":"a ring jumps","revokeTokens":false}"#,
    );
    same(&ResetRequest { name }, r#"{"name":"Ada"}"#);
    same(
        &ResetConfirmation {
            token: token.clone(),
            password: password.clone(),
            revoke_tokens: false,
        },
        r#"{"token":"t","password":"a ring jumps","revokeTokens":false}"#,
    );
    same(
        &NewEmail { password: password.clone(), email },
        r#"{"password":"a ring jumps","email":"ada@example.org"}"#,
    );
    same(&EmailConfirmation { token }, r#"{"token":"t"}"#);
    same(&MailPreferences { turn: true }, r#"{"turn":true}"#);
    same(&PasswordProof { password }, r#"{"password":"a ring jumps"}"#);
}

#[test]
fn an_unknown_field_in_a_request_is_rejected() {
    assert!(
        serde_json::from_str::<Credentials>(r#"{"name":"a","password":"b","admin":true}"#).is_err()
    );
    assert!(serde_json::from_str::<NewToken>(r#"{"name":"a","scopes":["read"],"to":1}"#).is_err());
}

#[test]
fn responses_about_accounts_keep_their_json_form() {
    let recovery_codes = vec!["0000-0000".to_owned()];
    same(
        &Registered { player: ada(), recovery_codes: recovery_codes.clone() },
        &format!(r#"{{"player":{ADA},"recoveryCodes":["0000-0000"]}}"#),
    );
    same(&RecoveryCodes { recovery_codes }, r#"{"recoveryCodes":["0000-0000"]}"#);
    same(&SignedIn { player: ada() }, &format!(r#"{{"player":{ADA}}}"#));
    let session = Session {
        id: "s".to_owned(),
        created: 1,
        seen: 2,
        agent: "Browser".to_owned(),
        address: Some("192.0.2.1".to_owned()),
        current: true,
    };
    same(
        &Sessions { sessions: vec![session] },
        r#"{"sessions":[{"id":"s","created":1,"seen":2,"agent":"Browser","address":"192.0.2.1","current":true}]}"#,
    );
    let me = Me { player: Some(ada()), scopes: Some(vec![Scope::Read]), ..Me::default() };
    same(
        &me,
        &format!(
            r#"{{"player":{ADA},"guest":false,"email":null,"emailProven":false,"turnMail":false,"mail":false,"scopes":["read"],"playing":[],"locked":null,"standing":null}}"#
        ),
    );
}

#[test]
fn tokens_keep_their_json_form() {
    let scopes = vec![Scope::Read, Scope::Play, Scope::Bot];
    same(
        &NewToken { name: "bot".to_owned(), scopes: scopes.clone() },
        r#"{"name":"bot","scopes":["read","play","bot"]}"#,
    );
    let info =
        TokenInfo { id: "i".to_owned(), name: "bot".to_owned(), scopes, created: 1, used: None };
    let json = r#""id":"i","name":"bot","scopes":["read","play","bot"],"created":1,"used":null"#;
    same(
        &CreatedToken { token: "gpf_x".to_owned(), info: info.clone() },
        &format!(r#"{{"token":"gpf_x",{json}}}"#),
    );
    same(&Tokens { tokens: vec![info] }, &format!(r#"{{"tokens":[{{{json}}}]}}"#));
}

#[test]
fn players_and_reports_keep_their_json_form() {
    let rating = PlayerRating {
        variant: Variant::Yinsh,
        speed: Speed::Blitz,
        rating: 1612,
        deviation: 58,
        provisional: false,
        games: 9,
    };
    same(
        &Profile {
            player: ada(),
            ratings: vec![rating],
            created: 1,
            playing: Vec::new(),
            online: true,
            followed: false,
            blocked: false,
        },
        &format!(
            r#"{{"player":{ADA},"ratings":[{{"variant":"yinsh","speed":"blitz","rating":1612,"deviation":58,"provisional":false,"games":9}}],"created":1,"playing":[],"online":true,"followed":false,"blocked":false}}"#
        ),
    );
    same(
        &BlockedPlayers { blocked: vec![BlockedPlayer { player: ada(), since: 5 }] },
        &format!(r#"{{"blocked":[{{"player":{ADA},"since":5}}]}}"#),
    );
    same(
        &RatingPoint { at: 5, rating: 1500, deviation: 350 },
        r#"{"at":5,"rating":1500,"deviation":350}"#,
    );
    let report = ReportRequest {
        game: Some(game()),
        player: "Bob".to_owned(),
        reason: ReportReason::Stalling,
        text: "left".to_owned(),
    };
    same(&report, r#"{"game":"00000000001","player":"Bob","reason":"stalling","text":"left"}"#);
}

#[test]
fn problems_and_refusals_share_no_code() {
    let shared =
        ProblemCode::ALL.into_iter().find(|code| RefusalCode::from_code(code.code()).is_some());
    assert_eq!(shared, None);
}
