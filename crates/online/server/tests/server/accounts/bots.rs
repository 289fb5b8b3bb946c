use serde_json::json;

use crate::kit::{SHARED, account};

#[test]
fn an_account_that_has_not_played_can_become_a_bot() {
    let (browser, _) = account();
    let answer = browser.post("/api/account/bot", &json!({}));
    assert_eq!(answer.json()["player"]["kind"], "bot");
    let bot = browser.new_token(&["bot"]);
    let wanted = json!({"variant": "yinsh", "clock": "300", "opponent": "link"});
    assert_eq!(bot.post("/api/games", &wanted).status, 201);
    assert_eq!(bot.get("/api/me").json()["player"]["kind"], "bot");
}

#[test]
fn an_account_that_has_played_cannot_become_a_bot() {
    let (browser, _) = account();
    browser.lose_to(&SHARED.browser());
    let answer = browser.post("/api/account/bot", &json!({}));
    assert_eq!(answer.refusal(), (409, "already-played".to_owned()));
}
