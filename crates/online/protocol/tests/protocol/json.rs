//! JSON form of the messages. `messages.jsonl` holds the form that must not change.

use protocol::{ClientFrame, SentTurn, ServerFrame, StreamMessage};
use serde::{Serialize, de::DeserializeOwned};

use crate::samples;

/// Checks that every message in a section is read, and is then written as it was.
fn compare<T: Serialize + DeserializeOwned>(section: &str) {
    let known = samples::section(section);
    assert!(!known.is_empty(), "{section}");
    for known in known {
        let message: T = serde_json::from_str(known).expect("a stored message can be deserialized");
        assert_eq!(serde_json::to_string(&message).expect("a message can be serialized"), known);
    }
}

#[test]
fn server_frames_keep_their_json_form() {
    compare::<ServerFrame>("from the server");
}

#[test]
fn client_frames_keep_their_json_form() {
    compare::<ClientFrame>("from the browser");
}

#[test]
fn stream_messages_keep_their_json_form() {
    compare::<StreamMessage>("streams");
}

#[test]
fn an_unknown_kind_of_message_is_rejected() {
    assert!(serde_json::from_str::<ClientFrame>(r#"{"t":"fly"}"#).is_err());
    assert!(serde_json::from_str::<ServerFrame>(r#"{"t":"fly"}"#).is_err());
    assert!(serde_json::from_str::<StreamMessage>(r#"{"type":"fly"}"#).is_err());
}

#[test]
fn optional_fields_of_a_frame_can_be_omitted() {
    let seek = r#"{"t":"seek","id":"1","variant":"yinsh","clock":"300","rated":false}"#;
    let read: ClientFrame = serde_json::from_str(seek).unwrap();
    assert!(matches!(read, ClientFrame::Seek { color: None, min: None, max: None, .. }));
    let play = r#"{"t":"play","game":"00000000001","id":"1","ply":0,"turn":"e5"}"#;
    assert!(matches!(
        serde_json::from_str(play).unwrap(),
        ClientFrame::Play { turn: SentTurn { spent: None, .. }, .. }
    ));
}
