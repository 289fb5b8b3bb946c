//! Tests that every message is used, and that every message that is used exists.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use words::{Language, Usage};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// Returns all files with this extension below a folder of the project, with their contents.
fn sources(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut open = vec![root().join(folder)];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("the folder is readable").path();
            let is_private = path.ends_with("node_modules") || path.ends_with("web/tests");
            if path.is_dir() && !is_private {
                open.push(path);
            } else if path.extension().is_some_and(|own| own == ending) {
                found.push((
                    path.clone(),
                    fs::read_to_string(&path).expect("the source is readable"),
                ));
            }
        }
    }
    found
}

fn usages() -> Vec<(PathBuf, Usage)> {
    let scripts =
        sources("web", "js").into_iter().map(|(path, text)| (path, Usage::of_script(&text)));
    let pages = ["crates/online/frontend/src", "crates/online/server/src"]
        .into_iter()
        .flat_map(|folder| sources(folder, "rs"))
        .map(|(path, text)| (path, Usage::of_rust(&text)));
    let lessons = sources("data/lessons", "json")
        .into_iter()
        .map(|(path, text)| (path, Usage::of_script(&text)));
    scripts.chain(pages).chain(lessons).collect()
}

#[test]
fn every_message_is_used() {
    let used: BTreeSet<&str> = usages().into_iter().flat_map(|(_, usage)| usage.ids).collect();
    let messages = words::messages(Language::En).unwrap();
    let idle: Vec<&str> = messages
        .iter()
        .map(|message| message.id.as_str())
        .filter(|id| !used.contains(id))
        .collect();
    assert!(idle.is_empty(), "unused messages: {idle:#?}");
}

#[test]
fn every_assembled_id_matches_a_message() {
    for (path, usage) in usages() {
        assert!(usage.idle.is_empty(), "{}: no message fits {:?}", path.display(), usage.idle);
    }
}

#[test]
fn every_message_that_a_script_asks_for_by_name_exists() {
    let messages = words::messages(Language::En).unwrap();
    let known: BTreeSet<&str> = messages.iter().map(|message| message.id.as_str()).collect();
    for (path, text) in sources("web", "js") {
        for piece in text.split("t(\"").skip(1) {
            let id = piece.split('"').next().unwrap_or_default();
            let looks_like_one = words::DYNAMIC.iter().any(|prefix| id.starts_with(prefix));
            assert!(
                !looks_like_one || known.contains(id),
                "{}: there is no {id:?}",
                path.display()
            );
        }
    }
}
