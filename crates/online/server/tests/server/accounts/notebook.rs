use serde_json::{Value, json};

use crate::kit::{Browser, PASSWORD, SHARED, account};

const PATH: &str = "/api/account/notebook";

fn entry(key: &str) -> Value {
    json!({ "kind": "card", "key": key, "at": 7, "body": { "said": key } })
}

fn exchange(browser: &Browser, since: u64, entries: &[Value]) -> Value {
    let response = browser.post(PATH, &json!({ "since": since, "entries": entries }));
    assert_eq!(response.status, 200);
    response.json()
}

#[test]
fn entries_added_by_one_device_reach_the_others_once() {
    let (phone, name) = account();
    let laptop = SHARED.browser();
    laptop.sign_in(&name, PASSWORD);
    let first = exchange(&phone, 0, &[entry("a"), entry("b")]);
    assert_eq!(first["entries"], json!([]), "the phone already has them");
    let second = exchange(&laptop, 0, &[entry("b"), entry("c")]);
    assert_eq!(second["entries"], json!([entry("a")]));
    let until = first["until"].as_u64().expect("a number");
    assert_eq!(exchange(&phone, until, &[])["entries"], json!([entry("c")]));
    let until = second["until"].as_u64().expect("a number");
    assert_eq!(exchange(&laptop, until, &[])["entries"], json!([]));
}

#[test]
fn a_notebook_is_visible_only_to_its_owner() {
    let ((ada, _), (bea, _)) = (account(), account());
    exchange(&ada, 0, &[entry("secret")]);
    assert_eq!(exchange(&bea, 0, &[])["entries"], json!([]));
    let guest = SHARED.browser();
    guest.new_game("-");
    assert_eq!(guest.post(PATH, &json!({})).refusal(), (401, "not-signed-in".to_owned()));
}

#[test]
fn entries_of_one_account_are_not_added_to_another() {
    let ((ada, _), (bea, _)) = (account(), account());
    let id = ada.me()["player"]["id"].clone();
    let body = json!({ "player": id, "entries": [entry("mine")] });
    assert_eq!(bea.post(PATH, &body).refusal(), (401, "not-signed-in".to_owned()));
    assert_eq!(exchange(&bea, 0, &[])["until"], 0);
    assert_eq!(ada.post(PATH, &body).status, 200);
}

#[test]
fn invalid_entries_are_rejected() {
    let (browser, _) = account();
    let refused = |entries: Value| browser.post(PATH, &json!({ "entries": entries })).refusal();
    let not_understood = (422, "not-understood".to_owned());
    assert_eq!(
        refused(json!([{ "kind": "card", "key": "a b", "at": 7, "body": {} }])),
        not_understood
    );
    assert_eq!(
        refused(json!([{ "kind": "card", "key": "a", "at": -1, "body": {} }])),
        not_understood
    );
    assert_eq!(refused(json!([{ "kind": "wish", "key": "a", "at": 7, "body": {} }])).0, 422);
    assert_eq!(refused(json!([{ "kind": "card", "key": "a", "at": 7, "body": [] }])).0, 422);
    let many: Vec<Value> = (0..201).map(|number| entry(&number.to_string())).collect();
    assert_eq!(refused(json!(many)), (422, "too-many".to_owned()));
    let long =
        json!([{ "kind": "review", "key": "a", "at": 7, "body": { "x": "x".repeat(140_000) } }]);
    assert_eq!(refused(long), (413, "too-large".to_owned()));
    assert_eq!(exchange(&browser, 0, &[])["until"], 0);
}

#[test]
fn a_deeply_nested_body_is_refused() {
    let (browser, _) = account();
    let nested = |levels| (0..levels).fold(json!(1), |inner, _| json!([inner]));
    let body = |levels| {
        let body = json!({ "x": nested(levels) });
        json!({ "entries": [{ "kind": "review", "key": "a", "at": 7, "body": body }] })
    };
    let refused = browser.post(PATH, &body(10)).refusal();
    assert_eq!(refused, (422, "too-deep".to_owned()));
    assert_eq!(browser.post(PATH, &body(9)).status, 200);
}

#[test]
fn a_long_review_can_be_stored() {
    let (browser, _) = account();
    let long =
        json!({ "kind": "review", "key": "a", "at": 7, "body": { "x": "x".repeat(60_000) } });
    exchange(&browser, 0, std::slice::from_ref(&long));
    assert_eq!(exchange(&browser, 0, &[])["entries"], json!([long]));
}
