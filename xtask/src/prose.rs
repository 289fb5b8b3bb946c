//! Finds phrases that a careful native speaker would not write in comments, names and documents.
//!
//! The section "Plain words" of CONTRIBUTING.md lists better ones. The check is deliberately small: it catches habits, not every
//! awkward sentence.

use std::fs;

use anyhow::{Context as _, ensure};

use crate::shell;

/// Extensions of the files that are checked. Translations in `i18n/` are reviewed by people instead.
const CHECKED_FILES: [&str; 17] = [
    ".rs",
    ".js",
    ".mjs",
    ".ts",
    ".css",
    ".html",
    ".md",
    ".toml",
    ".sql",
    ".sh",
    ".c",
    ".yml",
    ".cfg",
    ".conf",
    ".service",
    ".gitattributes",
    "Containerfile",
];

/// Files that quote the phrases and are not checked.
const EXEMPT_FILES: [&str; 2] = ["CONTRIBUTING.md", "xtask/src/prose.rs"];

/// Phrases, in lower case, and what to write instead.
const PHRASES: [(&str, &str); 22] = [
    ("so many", "name the limit: \"maximum number of …\""),
    ("so long", "name the time span: \"timeout of …\""),
    ("is none", "\"there is none\", \"does not count\" or \"is not one\""),
    ("are none", "\"there are none\" or \"do not count\""),
    ("was none", "\"there was none\" or \"did not exist\""),
    ("were none", "\"there were none\" or \"did not count\""),
    ("anew", "\"again\""),
    ("cannot be had", "\"unavailable\""),
    ("knows no", "\"has no\""),
    ("so that nobody", "\"to prevent …\""),
    ("is no", "\"there is no …\" or \"is not a …\""),
    ("are no", "\"there are no …\" or \"are not\""),
    ("was no", "\"there was no …\" or \"was not a …\""),
    ("were no", "\"there were no …\" or \"were not\""),
    ("come behind", "\"come after\""),
    ("comes behind", "\"comes after\""),
    ("behind the last", "\"after the last\""),
    ("tell of", "\"describe\" or \"explain\""),
    ("tells of", "\"describes\" or \"explains\""),
    ("keep to", "\"respect\" or \"follow\""),
    ("keeps to", "\"respects\" or \"follows\""),
    (", so that", "\"so that\" for a purpose, \", so\" for a result"),
];

/// Text before a form of "to be" that makes the phrase plain English: "there is none".
const EXCUSES: [&str; 1] = ["there "];

/// Text after a form of "to be" that makes the phrase plain English: "is no longer".
const COMPARISONS: [&str; 6] = [" longer", " more", " less", " better", " later", " faster"];

/// Sentences in which a phrase is plain English: a file and the phrase.
const SENTENCES: [(&str, &str); 4] = [
    ("crates/engine/arena/src/baseline/minimax.rs", "so many"),
    // Names in messages between nodes.
    ("crates/online/cluster/src/broadcast.rs", "anew"),
    ("crates/online/cluster/src/message.rs", "anew"),
    ("crates/online/cluster/src/relay.rs", "anew"),
];

/// Words that must not begin a comment or a name, each with what to write instead.
const STARTS: [(&str, &str); 19] = [
    ("/// What ", "a noun phrase or a verb"),
    ("/// Who ", "a noun phrase or a verb"),
    ("/// Whoever ", "a noun phrase or a verb"),
    ("//! What ", "a noun phrase"),
    ("//! Who ", "a noun phrase"),
    ("/** What ", "a noun phrase or a verb"),
    ("/** Who ", "a noun phrase or a verb"),
    ("* What ", "a noun phrase or a verb"),
    ("* Who ", "a noun phrase or a verb"),
    ("/// So long ", "a noun phrase: \"Timeout of …\""),
    ("/// That ", "a noun phrase: \"Whether …\""),
    ("//! That ", "a noun phrase"),
    ("/** That ", "a noun phrase: \"Whether …\""),
    ("* That ", "a noun phrase: \"Whether …\""),
    ("fn what_", "subject, verb, object"),
    ("fn who_", "subject, verb, object"),
    ("async fn what_", "subject, verb, object"),
    ("test(\"what ", "subject, verb, object"),
    ("test(\"who ", "subject, verb, object"),
];

/// Names of constants that do not say what the constants limit.
const NAMES: [&str; 6] = ["PATIENCE", "MOST", "LEAST", "LIMIT", "ALLOWED", "MAX"];

/// Fails with a list of the phrases found in tracked files.
pub(crate) fn check() -> anyhow::Result<()> {
    let listed = shell::output("git", &["ls-files"])?;
    let mut faults = Vec::new();
    let mut count = 0;
    for path in listed.lines().filter(|path| is_checked(path)) {
        let text = fs::read_to_string(shell::root().join(path)).with_context(|| path.to_owned())?;
        count += 1;
        let mut last = "";
        for (number, line) in (1..).zip(text.lines()) {
            let broken = broken_phrase(path, last, line);
            let found = faults_in(path, line).chain(broken);
            faults.extend(found.map(|fault| format!("{path}:{number}: {fault}")));
            last = line;
        }
    }
    println!("\n{count} files: plain English");
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

fn is_checked(path: &str) -> bool {
    CHECKED_FILES.iter().any(|ending| path.ends_with(ending)) && !EXEMPT_FILES.contains(&path)
}

/// Returns a sentence for each phrase found in a line.
fn faults_in(path: &str, line: &str) -> impl Iterator<Item = String> {
    let lower = prose_of(path, line).to_lowercase();
    let trimmed = line.trim_start();
    let phrases = PHRASES
        .iter()
        .filter(move |(phrase, _)| contains_phrase(&lower, phrase))
        .filter(move |(phrase, _)| !SENTENCES.contains(&(path, phrase)))
        .map(|(phrase, better)| format!("\"{phrase}\": write {better}"));
    let end = ends_with_meanwhile(trimmed).then(|| {
        "\"meanwhile\" ends a sentence: write \"in the meantime\" or \"while …\"".to_owned()
    });
    let starts = STARTS
        .iter()
        .filter(move |(start, _)| trimmed.starts_with(start))
        .map(|(start, better)| format!("begins with \"{start}\": write {better}"));
    let names = NAMES
        .iter()
        .filter(move |name| declares(line, name))
        .map(|name| format!("constant `{name}`: say what is limited, as in `CHAT_LINE_MAX_CHARS`"));
    phrases.chain(end).chain(starts).chain(names)
}

/// Returns a sentence for a phrase that begins in one line of text and ends in the next.
fn broken_phrase(path: &str, first: &str, second: &str) -> Option<String> {
    let (first, second) =
        (prose_of(path, first).to_lowercase(), prose_of(path, second).to_lowercase());
    let second = second.trim_start_matches(['/', '!', '*', '#', '-', '"', ' ']);
    let (first, second) = (first.trim_end(), second.trim_end());
    if first.is_empty() || second.is_empty() {
        return None;
    }
    let both = format!("{first} {second}");
    let (phrase, better) = PHRASES.iter().find(|(phrase, _)| {
        contains_phrase(&both, phrase)
            && !contains_phrase(first, phrase)
            && !contains_phrase(second, phrase)
            && !SENTENCES.contains(&(path, phrase))
    })?;
    Some(format!("\"{phrase}\", from the line above: write {better}"))
}

/// Returns whether a sentence of a comment ends with "meanwhile".
fn ends_with_meanwhile(line: &str) -> bool {
    line.starts_with(['/', '*', '#'])
        && line.match_indices(" meanwhile").any(|(at, word)| {
            line[at + word.len()..].trim_end_matches("*/").trim_end().is_empty()
                || line[at + word.len()..].starts_with(['.', ';', ':'])
        })
}

/// Returns the part of a line that people read as text: in code, a comment or what follows the first quotation mark.
fn prose_of<'a>(path: &str, line: &'a str) -> &'a str {
    let trimmed = line.trim_start();
    if path.ends_with(".md") || trimmed.starts_with(['*', '#']) || trimmed.starts_with("--") {
        return line;
    }
    let is_script = [".js", ".mjs", ".ts"].iter().any(|ending| path.ends_with(ending));
    let begins_text = |mark: &char| *mark == '"' || (is_script && *mark == '`');
    let text = line.chars().position(|mark| begins_text(&mark));
    let text = text.and_then(|count| line.char_indices().nth(count)).map(|(at, _)| at);
    let start = line.find("//").into_iter().chain(line.find("/*")).chain(text).min();
    start.map_or("", |start| &line[start..])
}

/// Returns whether a line contains a phrase as whole words, without an excuse before it.
fn contains_phrase(line: &str, phrase: &str) -> bool {
    line.match_indices(phrase).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + phrase.len()..]);
        !before.ends_with(char::is_alphanumeric)
            && !after.starts_with(char::is_alphanumeric)
            && !(is_about_existence(phrase)
                && (EXCUSES.iter().any(|excuse| before.ends_with(excuse))
                    || COMPARISONS.iter().any(|comparison| after.starts_with(comparison))))
    })
}

/// Returns whether a phrase is a form of "to be" with "no" or "none".
fn is_about_existence(phrase: &str) -> bool {
    phrase.ends_with(" no") || phrase.ends_with(" none")
}

/// Returns whether a line declares a constant whose name is, or begins with, the given one.
fn declares(line: &str, name: &str) -> bool {
    line.split_once("const ").is_some_and(|(_, declared)| {
        declared.strip_prefix(name).is_some_and(|rest| rest.starts_with([':', '_', ' ']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(line: &str) -> usize {
        faults_in("src/lib.rs", line).count()
    }

    #[test]
    fn phrases_are_found_as_whole_words_in_any_case() {
        assert_eq!(count("/// So many rooms are open."), 1);
        assert_eq!(count("// written anew"), 1);
        assert_eq!(count("let renewal = manewver;"), 0);
    }

    #[test]
    fn identifiers_are_not_prose() {
        assert_eq!(count("    self.admit_anew(Broadcast::Anew);"), 0);
        assert_eq!(count("    bail!(\"the file is read anew\");"), 1);
    }

    #[test]
    fn a_phrase_that_is_plain_english_in_its_sentence_is_accepted() {
        assert_eq!(count("/// The best turn, or `None` if there is none."), 0);
        assert_eq!(count("/// A guest is none."), 1);
        assert_eq!(count("/// The link is no longer valid."), 0);
        assert_eq!(count("/// There so many rooms are open."), 1);
    }

    #[test]
    fn comments_and_test_names_that_begin_with_what_or_who_are_found() {
        assert_eq!(count("    /// What a room sends."), 1);
        assert_eq!(count("    fn who_is_banned_is_out() {"), 1);
        assert_eq!(count("/// Returns what a room sends."), 0);
        assert_eq!(count("test(\"who is banned is out\", async () => {"), 1);
    }

    #[test]
    fn a_phrase_over_two_lines_is_found_once() {
        let found = |first, second| broken_phrase("src/lib.rs", first, second).is_some();
        assert!(found("/// The text is", "/// none of these."));
        assert!(!found("/// The text is one.", "/// A guest is none."));
        assert!(!found("let is = 1;", "/// none of these"));
    }

    #[test]
    fn meanwhile_at_the_end_of_a_sentence_is_found() {
        assert_eq!(count("/// Another tab may sign out meanwhile."), 1);
        assert_eq!(count("/* Others wait meanwhile */"), 1);
        assert_eq!(count("/// Meanwhile, others wait."), 0);
    }

    #[test]
    fn template_texts_of_scripts_are_prose() {
        assert_eq!(faults_in("web/a.js", "say(`a guest is none`)").count(), 1);
        assert_eq!(faults_in("src/a.rs", "let is_none = `a guest is none`;").count(), 0);
    }

    #[test]
    fn constants_that_do_not_name_their_limit_are_found() {
        assert_eq!(count("const PATIENCE: Duration = Duration::from_secs(1);"), 1);
        assert_eq!(count("pub(crate) const MOST_SEEKS: usize = 5;"), 1);
        assert_eq!(count("const MAX_SEEKS: usize = 5;"), 1);
        assert_eq!(count("const SEEKS_MAX: usize = 5;"), 0);
        assert_eq!(count("const MOSTLY: usize = 5;"), 0);
    }

    #[test]
    fn translations_and_this_file_are_exempt() {
        assert!(is_checked("crates/rules/yinsh/src/lib.rs"));
        assert!(!is_checked("i18n/en.ftl"));
        assert!(!is_checked("xtask/src/prose.rs"));
    }
}
