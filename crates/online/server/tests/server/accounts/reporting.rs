use serde_json::json;

use crate::kit::{SHARED, account};

#[test]
fn guests_and_accounts_can_report_players_by_name_and_by_id() {
    let ((one, name), guest) = (account(), SHARED.browser());
    let game = guest.lose_to(&one);
    let body = json!({"game": game, "player": name, "reason": "abuse", "text": "They said <b>things</b>."});
    assert_eq!(guest.post("/api/reports", &body).status, 204);
    let id = guest.me()["player"]["id"].clone();
    let body = json!({"player": id, "reason": "stalling"});
    assert_eq!(one.post("/api/reports", &body).status, 204);
}

#[test]
fn a_report_requires_a_player_and_a_reason() {
    let (browser, name) = account();
    for (body, status) in [
        (json!({"player": "Nobody-at-all", "reason": "abuse", "text": ""}), 404),
        (json!({"player": name, "reason": "nothing", "text": ""}), 422),
        (json!({"player": name, "reason": "other", "text": "a".repeat(2001)}), 422),
        (json!({"player": name, "reason": "other", "game": "00000000000"}), 404),
        (json!({"player": name, "reason": "other", "game": "no id"}), 422),
    ] {
        let answer = browser.post("/api/reports", &body);
        assert_eq!(answer.refusal().0, status, "{answer:?}");
    }
}
