//! Makes a typed function for each message of `i18n/en.ftl`, so that a page cannot ask for a sentence that does not
//! exist or forget one of its arguments. Embeds the files of all languages.

use std::{env, fmt::Write as _, fs, path::Path};

#[path = "src/signature.rs"]
#[expect(unreachable_pub, reason = "public in the library, which has the same file")]
mod signature;

const FOLDER: &str = "../../../i18n";

fn main() {
    println!("cargo:rerun-if-changed={FOLDER}");
    let english = fs::read_to_string(format!("{FOLDER}/en.ftl")).expect("i18n/en.ftl can be read");
    let signatures = match signature::read(&english) {
        Ok(signatures) => signatures,
        Err(error) => panic!("i18n/en.ftl: {error}"),
    };
    let folder = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&folder).join("ids.rs"), functions(&signatures))
        .expect("ids.rs is written");
    fs::write(Path::new(&folder).join("files.rs"), files()).expect("files.rs is written");
}

fn functions(signatures: &[signature::Signature]) -> String {
    let mut out = String::from("impl Words {\n");
    for signature in signatures {
        let name = signature.id.replace('-', "_");
        let mut parameters = String::new();
        let mut arguments = String::new();
        for (argument, _) in &signature.arguments {
            let variable = argument.replace('-', "_");
            write!(parameters, ", {variable}: impl Into<Argument<'a>>").expect("a string grows");
            write!(arguments, "({argument:?}, {variable}.into()), ").expect("a string grows");
        }
        let life = if signature.arguments.is_empty() { "" } else { "<'a>" };
        for line in signature.text.lines() {
            writeln!(
                out,
                "    #[doc = {:?}]",
                format!(" {}  ", line.replace('[', "\\[").replace(']', "\\]"))
            )
            .expect("a string grows");
        }
        writeln!(
            out,
            "    #[must_use]\n    pub fn {name}{life}(self{parameters}) -> String {{\n        \
             self.say({:?}, &[{arguments}])\n    }}",
            signature.id
        )
        .expect("a string grows");
    }
    out + "}\n"
}

/// The text of each language, empty while nobody has translated it.
fn files() -> String {
    let mut out = String::from(
        "pub(crate) fn source(language: Language) -> &'static str {\n    match language {\n",
    );
    for code in ["en", "de", "fr", "it", "nl", "es", "pl", "ru", "uk"] {
        let path = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where we are"))
            .join(FOLDER)
            .join(format!("{code}.ftl"));
        let variant = code[..1].to_uppercase() + &code[1..];
        if path.exists() {
            writeln!(
                out,
                "        Language::{variant} => include_str!({:?}),",
                path.display().to_string()
            )
        } else {
            writeln!(out, "        Language::{variant} => \"\",")
        }
        .expect("a string grows");
    }
    out + "    }\n}\n"
}
