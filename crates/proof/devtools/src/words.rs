//! Checks that the server and the browser format messages identically.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

use ::words::{Argument, Kind, Language, Signature, Words};
use anyhow::{Context as _, ensure};
use serde_json::{Map, Value, json};

use crate::project::root;

/// Script that reads messages and their texts from standard input, formats the messages as browsers do, and compares the results.
const SCRIPT: &str = "web/tests/same-words.js";

/// Numbers that fall into different plural categories in some language.
const NUMBERS: [f64; 14] =
    [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 11.0, 12.0, 21.0, 22.0, 25.0, 101.0, 1.5, 12345.0];

/// Formats every message with sample arguments here and in Node.js, and compares the results.
pub(crate) fn check() -> anyhow::Result<()> {
    println!("\n$ node {SCRIPT}");
    let languages: Vec<Value> = Language::ALL
        .into_iter()
        .filter(|language| ::words::messages(*language).is_ok_and(|messages| !messages.is_empty()))
        .map(cases)
        .collect::<anyhow::Result<_>>()?;
    let mut node = Command::new("node")
        .arg(SCRIPT)
        .current_dir(root())
        .stdin(Stdio::piped())
        .spawn()
        .context("cannot start node")?;
    let mut input = node.stdin.take().context("node has no input")?;
    input.write_all(json!(languages).to_string().as_bytes())?;
    drop(input);
    ensure!(node.wait()?.success(), "the browser formats a message differently");
    Ok(())
}

/// Returns the messages of a language for the browser, and their texts with some arguments.
fn cases(language: Language) -> anyhow::Result<Value> {
    let messages = ::words::messages(Language::En).map_err(anyhow::Error::msg)?;
    let compact = ::words::compact(language, messages.iter().map(|message| message.id.as_str()));
    let words = Words::new(language);
    let mut cases = Vec::new();
    for message in &messages {
        for arguments in samples(message) {
            let given: Vec<(&str, Argument<'_>)> = arguments
                .iter()
                .map(|(name, value)| {
                    let value = value.as_f64().map_or_else(
                        || Argument::from(value.as_str().unwrap_or_default().to_owned()),
                        Argument::from,
                    );
                    (name.as_str(), value)
                })
                .collect();
            let text = words.text(&message.id, &given);
            cases.push(json!({ "id": message.id, "args": arguments, "text": text }));
        }
    }
    let messages: Value = serde_json::from_str(&compact)?;
    Ok(json!({ "language": language.code(), "messages": messages, "cases": cases }))
}

/// Returns sets of arguments in which each argument takes all of its samples.
fn samples(message: &Signature) -> Vec<Map<String, Value>> {
    let of = |kind: &Kind| -> Vec<Value> {
        match kind {
            Kind::Any => vec![json!("e5"), json!(7)],
            Kind::Number => NUMBERS.iter().map(|number| json!(number)).collect(),
            Kind::Choice(choices) => choices.iter().map(|choice| json!(choice)).collect(),
        }
    };
    let columns: Vec<(&String, Vec<Value>)> =
        message.arguments.iter().map(|(name, kind)| (name, of(kind))).collect();
    let most = columns.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
    let row = |index: usize| {
        columns
            .iter()
            .enumerate()
            // Shifted so that the arguments do not all take their first samples at the same time.
            .map(|(shift, (name, values))| {
                ((*name).clone(), values[(index + shift) % values.len()].clone())
            })
            .collect()
    };
    (0..most).map(row).collect()
}
