//! Generates `web/words/ids.d.ts`, the messages as types for scripts.

use std::fmt::Write as _;

use crate::{catalogue::messages, language::Language, signature::Kind, usage::DYNAMIC};

/// Returns the text of `web/words/ids.d.ts`.
#[must_use]
pub fn declarations() -> String {
    let mut out = String::from(HEAD);
    let mut section = String::new();
    for signature in messages(Language::En).unwrap_or_default() {
        if signature.section != section {
            section.clone_from(&signature.section);
            writeln!(out, "  // {section}").ok();
        }
        let arguments: Vec<String> = signature
            .arguments
            .iter()
            .map(|(name, kind)| format!("{name}: {}", declared(kind)))
            .collect();
        let shape = if arguments.is_empty() {
            "None".to_owned()
        } else {
            format!("{{ {} }}", arguments.join("; "))
        };
        writeln!(out, "  {:?}: {shape};", signature.id).ok();
    }
    out.push_str("}\n\n/** Ids that are put together at run time. */\nexport type Dynamic =");
    for prefix in DYNAMIC {
        write!(out, "\n  | `{prefix}${{string}}`").ok();
    }
    out.push_str(";\n");
    out.push_str(TAIL);
    out
}

fn declared(kind: &Kind) -> String {
    match kind {
        Kind::Any => "string | number".to_owned(),
        Kind::Number => "number".to_owned(),
        Kind::Choice(words) => {
            let words: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
            words.join(" | ")
        }
    }
}

const HEAD: &str = "\
// Made by `cargo xtask types` from i18n/en.ftl. Do not edit.

type None = Record<string, never>;

/** Every message with the arguments that it needs. */
export interface Messages {
";

const TAIL: &str = "
/** The text of a message. */
export interface Say {
  <I extends keyof Messages>(id: I, ...args: Messages[I] extends None ? [] : [Messages[I]]): string;
  (id: Dynamic, args?: Record<string, string | number>): string;
}
";
