//! Messages as JSON: `messages.jsonl` is what the server has always written.

use std::fmt::Debug;

use protocol::{ClientFrame, ServerFrame, StreamMessage};
use serde::{Serialize, de::DeserializeOwned};

use crate::samples;

const MESSAGES: &str = include_str!("messages.jsonl");

/// The messages of a file section: the lines below `# name`, up to the next one.
fn section(name: &str) -> Vec<&'static str> {
    let lines = MESSAGES.lines().skip_while(|line| *line != format!("# {name}")).skip(1);
    lines.take_while(|line| !line.starts_with("# ")).collect()
}

fn compare<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str, samples: &[T]) {
    let known = section(name);
    assert_eq!(samples.len(), known.len(), "{name}");
    for (sample, known) in samples.iter().zip(known) {
        assert_eq!(serde_json::to_string(sample).expect("a sample can be written"), known);
        assert_eq!(
            &serde_json::from_str::<T>(known).expect("a known message can be read"),
            sample,
            "{known}"
        );
    }
}

#[test]
fn frames_from_the_server_are_written_as_ever_and_can_be_read() {
    compare("from the server", &samples::server_frames());
}

#[test]
fn frames_from_the_browser_are_written_as_ever_and_can_be_read() {
    compare("from the browser", &samples::client_frames());
}

#[test]
fn lines_of_streams_are_written_as_ever_and_can_be_read() {
    compare("streams", &samples::stream_messages());
}

#[test]
fn an_unknown_kind_of_frame_is_refused() {
    assert!(serde_json::from_str::<ClientFrame>(r#"{"t":"fly"}"#).is_err());
    assert!(serde_json::from_str::<ServerFrame>(r#"{"t":"fly"}"#).is_err());
    assert!(serde_json::from_str::<StreamMessage>(r#"{"type":"fly"}"#).is_err());
}

#[test]
fn what_a_browser_need_not_say_can_be_left_out() {
    let seek = r#"{"t":"seek","id":"1","variant":"yinsh","clock":"300","rated":false}"#;
    let read: ClientFrame = serde_json::from_str(seek).unwrap();
    assert!(matches!(read, ClientFrame::Seek { color: None, min: None, max: None, .. }));
    let play = r#"{"t":"play","game":"00000000001","id":"1","ply":0,"turn":"e5"}"#;
    assert!(matches!(serde_json::from_str(play).unwrap(), ClientFrame::Play { spent: None, .. }));
}
