//! TypeScript types for the scripts, generated from the crates that declare them: the messages of the protocol, the codes of the
//! modules, and the ids of the sentences. They are not committed, because only the type checker and editors read them.

mod declaration;

use std::{collections::BTreeMap, fs};

use anyhow::Context as _;
use protocol::{
    Challenges, ClientFrame, Offers, ProblemCode, RefusalCode, ServerFrame, rest,
    rest::{PuzzleKind, Schemas},
};
use puzzles::{MeritCode, Theme};
use review::{DecisionCode, Kind, Phase, ReasonCode};
use serde_json::{Value, json};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, schema::Schema},
};

use crate::project::root;

/// Writes the types of the protocol and of the sentences.
pub(crate) fn run() -> anyhow::Result<()> {
    write("web/protocol/types.d.ts", &protocol_types()?)?;
    write("web/protocol/codes.d.ts", &codes())?;
    write("web/words/ids.d.ts", &words::declarations())
}

/// Writes a file, unless it has this content already: Cargo builds the program again after a change in `web/`.
fn write(name: &str, text: &str) -> anyhow::Result<()> {
    let path = root().join(name);
    if fs::read(&path).is_ok_and(|written| written == text.as_bytes()) {
        return Ok(());
    }
    println!("{name}");
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| name.to_owned())?;
    }
    fs::write(&path, text).with_context(|| name.to_owned())
}

/// Declares the messages of the socket and of the REST API, and every type within them.
fn protocol_types() -> anyhow::Result<String> {
    let mut schemas = rest::schemas();
    add::<ClientFrame>(&mut schemas);
    add::<ServerFrame>(&mut schemas);
    add::<RefusalCode>(&mut schemas);
    add::<ProblemCode>(&mut schemas);
    add::<Offers>(&mut schemas);
    add::<Challenges>(&mut schemas);
    let named: BTreeMap<String, RefOr<Schema>> = schemas.into_iter().collect();
    let mut text = String::from(HEAD);
    for (name, schema) in &named {
        let schema: Value = serde_json::to_value(schema)?;
        text.push_str(&declaration::of(name, &schema));
    }
    Ok(text)
}

/// Declares the enums whose codes occur in the JSON of the modules.
fn codes() -> String {
    let enums: [(&str, &[&str]); 7] = [
        ("DecisionCode", &DecisionCode::ALL.map(DecisionCode::code)),
        ("MeritCode", &MeritCode::ALL.map(MeritCode::code)),
        ("Phase", &Phase::ALL.map(Phase::code)),
        ("PuzzleKind", &PuzzleKind::ALL.map(PuzzleKind::code)),
        ("ReasonCode", &ReasonCode::ALL.map(ReasonCode::code)),
        ("Theme", &Theme::ALL.map(Theme::code)),
        ("TurnKind", &Kind::ALL.map(Kind::code)),
    ];
    let mut text = CODES_HEAD.to_owned();
    for (name, codes) in enums {
        let schema = json!({ "enum": codes });
        text.push_str(&declaration::of(name, &schema));
    }
    text
}

/// Adds a type and the types it refers to.
fn add<T: ToSchema + PartialSchema>(schemas: &mut Schemas) {
    schemas.push((T::name().into_owned(), T::schema()));
    T::schemas(schemas);
}

const HEAD: &str = "// Messages between the server and the scripts. Made by `cargo xtask types` from the crate `protocol`. Do not edit.\n";

const CODES_HEAD: &str = "// Codes in the answers of the modules. Made by `cargo xtask types` from the enums in Rust. Do not edit.\n";
