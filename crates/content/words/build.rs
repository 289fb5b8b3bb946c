//! Generates a typed function for each message of `i18n/en.ftl` so that a page cannot ask for a missing message or
//! forget an argument. Embeds the files of all languages.

use std::{env, fmt::Write as _, fs, path::Path};

#[path = "src/signature.rs"]
#[expect(unreachable_pub, reason = "public in the library, which has the same file")]
mod signature;

const FOLDER: &str = "../../../i18n";

fn main() {
    println!("cargo:rerun-if-changed={FOLDER}");
    let english = fs::read_to_string(format!("{FOLDER}/en.ftl")).expect("i18n/en.ftl is readable");
    let signatures = match signature::read(&english) {
        Ok(signatures) => signatures,
        Err(error) => panic!("i18n/en.ftl: {error}"),
    };
    let folder = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&folder).join("ids.rs"), functions(&signatures))
        .expect("ids.rs is writable");
    fs::write(Path::new(&folder).join("files.rs"), files()).expect("files.rs is writable");
}

fn functions(signatures: &[signature::Signature]) -> String {
    let mut out = String::from("impl Words {\n");
    for signature in signatures {
        let name = signature.id.replace('-', "_");
        let mut parameters = String::new();
        let mut arguments = String::new();
        for (argument, _) in &signature.arguments {
            let variable = argument.replace('-', "_");
            write!(parameters, ", {variable}: impl Into<Argument<'a>>")
                .expect("writing to a string cannot fail");
            write!(arguments, "({argument:?}, {variable}.into()), ")
                .expect("writing to a string cannot fail");
        }
        let life = if signature.arguments.is_empty() { "" } else { "<'a>" };
        for line in signature.text.lines() {
            writeln!(
                out,
                "    #[doc = {:?}]",
                format!(" {}  ", line.replace('[', "\\[").replace(']', "\\]"))
            )
            .expect("writing to a string cannot fail");
        }
        writeln!(
            out,
            "    #[must_use]\n    pub fn {name}{life}(self{parameters}) -> String {{\n        \
             self.say({:?}, &[{arguments}])\n    }}",
            signature.id
        )
        .expect("writing to a string cannot fail");
    }
    out + "}\n"
}

/// Returns the source of a function that maps each language to the text of its file. The compiler checks that every case of
/// `Language` has a file.
fn files() -> String {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR"))
        .join(FOLDER);
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("i18n is readable")
        .map(|entry| entry.expect("i18n is readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    paths.sort();
    let mut out = String::from(
        "pub(crate) fn source(language: Language) -> &'static str {\n    match language {\n",
    );
    for path in paths {
        let code = path.file_stem().expect("a file has a name").to_string_lossy();
        let case = code[..1].to_uppercase() + &code[1..];
        writeln!(
            out,
            "        Language::{case} => include_str!({:?}),",
            path.display().to_string()
        )
        .expect("writing to a string cannot fail");
    }
    out + "    }\n}\n"
}
