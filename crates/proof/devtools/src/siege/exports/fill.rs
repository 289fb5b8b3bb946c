//! Fills notebooks through the store: new accounts may not store as much over the network.

use std::path::Path;

use anyhow::Context as _;
use protocol::rest::{NotebookEntry, NotebookKind};
use serde_json::{Map, Value, json};
use store::{Location, Options, Store, Synchronous};
use tokio::runtime;

/// Number of entries in a full notebook.
pub(super) const FULL: usize = 134;
/// Minimum size of a body in bytes.
pub(super) const BODY_BYTES: usize = 110_000;
/// Nesting depth of bodies that were accepted before nesting was limited.
const NESTING_DEPTH: usize = 100;
/// One in this many bodies of a notebook with nested bodies is nested, because writing nested bodies takes a long time.
const DEEP_INTERVAL: usize = 4;

/// Writes this number of entries into the notebook of each account; those of the last accounts have nested bodies.
pub(super) fn fill(
    file: &Path,
    accounts: &[String],
    entries: usize,
    nested: usize,
) -> anyhow::Result<()> {
    let mut options = Options::at(Location::File(file.to_owned()));
    // No client waits for an acknowledgement, so syncing is unnecessary.
    options.synchronous = Synchronous::Off;
    let store = Store::open(&options)?;
    let flat = body(&json!("x".repeat(BODY_BYTES)))?;
    let arrays = format!("{}{}", "[".repeat(NESTING_DEPTH), "]".repeat(NESTING_DEPTH));
    let arrays = vec![arrays; BODY_BYTES / (2 * NESTING_DEPTH + 1) + 1].join(",");
    let deep = body(&serde_json::from_str(&format!("[{arrays}]"))?)?;
    runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        for (number, account) in accounts.iter().enumerate() {
            let player = account.parse().ok().context("the account has no id")?;
            let is_nested = number + nested >= accounts.len();
            let entry = |key: usize| {
                let is_deep = is_nested && key.is_multiple_of(DEEP_INTERVAL);
                let body = if is_deep { &deep } else { &flat };
                let (kind, key) = (NotebookKind::Card, key.to_string());
                NotebookEntry { kind, key, at: 7, body: body.clone() }
            };
            store.notebooks().add(player, (0..entries).map(entry).collect()).await?;
        }
        Ok(())
    })
}

fn body(value: &Value) -> anyhow::Result<Map<String, Value>> {
    json!({"x": value}).as_object().cloned().context("the body is not an object")
}
