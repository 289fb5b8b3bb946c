//! JSON form of the messages. `messages.jsonl` holds the form that must not change.

use std::fmt::Debug;

use protocol::{ClientFrame, SentTurn, ServerFrame, StreamMessage};
use serde::{Serialize, de::DeserializeOwned};

use crate::samples;

const MESSAGES: &str = include_str!("messages.jsonl");

/// Returns the messages in a section of the file: the lines after `# name`, up to the next heading.
fn section(name: &str) -> Vec<&'static str> {
    let lines = MESSAGES.lines().skip_while(|line| *line != format!("# {name}")).skip(1);
    lines.take_while(|line| !line.starts_with("# ")).collect()
}

fn compare<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str, samples: &[T]) {
    let known = section(name);
    assert_eq!(samples.len(), known.len(), "{name}");
    for (sample, known) in samples.iter().zip(known) {
        assert_eq!(serde_json::to_string(sample).expect("a sample can be serialized"), known);
        assert_eq!(
            &serde_json::from_str::<T>(known).expect("a stored message can be deserialized"),
            sample,
            "{known}"
        );
    }
}

#[test]
fn server_frames_keep_their_json_form() {
    compare("from the server", &samples::server_frames());
}

#[test]
fn client_frames_keep_their_json_form() {
    compare("from the browser", &samples::client_frames());
}

#[test]
fn stream_messages_keep_their_json_form() {
    compare("streams", &samples::stream_messages());
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
