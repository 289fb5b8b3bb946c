use crate::listener::{Talk, json};

fn endless(id: u32) -> String {
    format!("{{\"id\":{id},\"method\":\"analyse\",\"game\":\"yinsh\"}}\n")
}

fn short(id: u32) -> String {
    format!("{{\"id\":{id},\"method\":\"bestmove\",\"game\":\"yinsh\",\"nodes\":100}}\n")
}

fn end(id: u32, method: &str, request: u32) -> String {
    format!("{{\"id\":{id},\"method\":\"{method}\",\"request\":{request}}}\n")
}

#[test]
fn searches_are_answered_in_order() {
    let answers = json(short(1) + &short(2) + &short(3));
    let ids: Vec<_> = answers.iter().map(|answer| answer["id"].as_u64()).collect();
    assert_eq!(ids, [Some(1), Some(2), Some(3)]);
}

#[test]
fn short_requests_are_answered_while_a_search_is_running() {
    let mut talk = Talk::json();
    talk.say(&endless(1));
    talk.wait_for("\"info\"");
    talk.say("{\"id\":2,\"method\":\"version\"}");
    assert!(talk.wait_for("\"result\"").starts_with("{\"id\":2,"));
    talk.end();
}

#[test]
fn a_running_request_that_is_cancelled_answers_with_an_error() {
    let mut talk = Talk::json();
    talk.say(&endless(1));
    talk.wait_for("\"info\"");
    talk.say(&end(2, "cancel", 1));
    assert!(talk.wait_for("\"error\"").starts_with("{\"id\":1,\"error\":{\"code\":\"cancelled\""));
    talk.end();
}

#[test]
fn a_running_request_that_is_stopped_returns_its_result_so_far() {
    let mut talk = Talk::json();
    talk.say(&endless(1));
    talk.wait_for("\"info\"");
    talk.say(&end(2, "stop", 1));
    let answer = talk.wait_for("\"bestmove\"");
    assert!(answer.starts_with("{\"id\":1,\"result\"") && answer.ends_with("\"stopped\":true}}"));
    talk.end();
}

#[test]
fn a_waiting_request_is_cancelled_at_once() {
    let mut talk = Talk::json();
    talk.say(&endless(1));
    talk.say(&short(2));
    talk.say(&end(3, "cancel", 2));
    assert!(talk.wait_for("\"error\"").starts_with("{\"id\":2,\"error\":{\"code\":\"cancelled\""));
    talk.end();
}

#[test]
fn an_id_can_be_reused_after_its_answer() {
    let mut talk = Talk::json();
    for _ in 0..50 {
        talk.say(&short(1));
        assert!(talk.wait_for("").starts_with("{\"id\":1,\"result\""));
    }
    talk.end();
}

#[test]
fn at_most_64_requests_can_wait() {
    let mut talk = Talk::json();
    talk.say(&endless(1_000));
    talk.wait_for("\"info\"");
    for id in 0..65 {
        talk.say(&short(id));
    }
    assert!(
        talk.wait_for("\"error\"").starts_with("{\"id\":64,\"error\":{\"code\":\"queue-full\"")
    );
    talk.end();
}

#[test]
fn every_request_is_answered_after_the_end_of_the_input() {
    let answers = json(short(1) + &endless(2) + &short(3));
    let results = answers.iter().filter(|answer| answer["result"].is_object());
    assert_eq!(results.count(), 3);
}

#[test]
fn quit_cancels_everything() {
    let answers = json(endless(1) + &short(2) + "{\"id\":3,\"method\":\"quit\"}\n" + &short(4));
    let errors = answers.iter().filter(|answer| answer["error"]["code"] == "cancelled");
    assert_eq!(errors.count(), 2);
    assert!(!answers.iter().any(|answer| answer["id"] == 4));
}
