//! Checks that the published crates show how their functions are used.

use std::{fs, path::Path};

use anyhow::{Context as _, ensure};

use crate::{metadata, package, shell::root};

/// Fails if a public function of a published crate has no example.
///
/// Accessors need none. The functions that a macro generates are shown by the example of the macro.
pub(crate) fn check() -> anyhow::Result<()> {
    let mut shown = 0;
    let mut bare = Vec::new();
    for package in package::published(&metadata::packages()?) {
        for (file, text) in sources(&root().join(&package.folder).join("src"))? {
            for function in functions(&text).into_iter().filter(|function| !function.is_accessor) {
                if function.has_example {
                    shown += 1;
                } else {
                    bare.push(format!(
                        "{} {file}:{} {}",
                        package.name, function.line, function.name
                    ));
                }
            }
        }
    }
    println!("\n{shown} public functions of the published crates have an example.");
    ensure!(
        bare.is_empty(),
        "these public functions have no example in their documentation:\n{}",
        bare.join("\n")
    );
    Ok(())
}

/// Returns the files below a folder with their paths and texts.
fn sources(folder: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let mut sources = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
                sources.push((name, fs::read_to_string(&path)?));
            }
        }
    }
    sources.sort();
    Ok(sources)
}

/// A public function in a source file.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Function {
    name: String,
    /// Line of the declaration, counted from 1.
    line: usize,
    has_example: bool,
    is_accessor: bool,
}

/// Returns the public functions of a file formatted by rustfmt, without those that are hidden from the documentation.
fn functions(text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let mut functions = Vec::new();
    let mut docs = String::new();
    let mut in_macro = false;
    for (index, line) in lines.iter().enumerate() {
        in_macro = (in_macro || line.starts_with("macro_rules!")) && *line != "}";
        let code = line.trim_start();
        if code.starts_with("///") || code.starts_with("#[") {
            docs += code;
            docs += "\n";
            continue;
        }
        if let Some(name) = name(code).filter(|_| !in_macro && !docs.contains("#[doc(hidden)]")) {
            functions.push(Function {
                name: name.to_owned(),
                line: index + 1,
                has_example: docs.contains("/// ```"),
                is_accessor: is_accessor(&lines[index..]),
            });
        }
        docs.clear();
    }
    functions
}

/// Returns the name of the public function that a line declares, if any.
fn name(code: &str) -> Option<&str> {
    let declaration = code.strip_prefix("pub ")?;
    let declaration = declaration.strip_prefix("const ").unwrap_or(declaration);
    declaration.strip_prefix("fn ")?.split(['(', '<']).next()
}

/// Returns whether a function, which begins at the first line, is an accessor: a method without parameters, except for the
/// colour of a player, whose body is one line or one `match` on the value itself.
fn is_accessor(lines: &[&str]) -> bool {
    let Some((declaration, rest)) = lines.split_first() else { return false };
    let Some((_, parameters)) = declaration.split_once('(') else { return false };
    let Some((parameters, _)) = parameters.split_once(')') else { return false };
    let indent = declaration.len() - declaration.trim_start().len();
    let is_end = |line: &&str| line.len() == indent + 1 && line.ends_with('}');
    let Some(length) = rest.iter().position(is_end) else { return false };
    let is_short = match &rest[..length] {
        [_] => true,
        [first, .., _] => ["match self {", "match *self {"].contains(&first.trim_start()),
        [] => false,
    };
    is_short && ["self", "&self", "self, color: Color", "&self, color: Color"].contains(&parameters)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn without_example(text: &str) -> Vec<String> {
        let functions = functions(text).into_iter();
        let bare = functions.filter(|function| !function.has_example && !function.is_accessor);
        bare.map(|function| function.name).collect()
    }

    #[test]
    fn a_function_without_an_example_is_found() {
        let text = "/// Adds one.\n#[must_use]\npub const fn next(number: u8) -> u8 {\n    number + 1\n}\n";
        assert_eq!(without_example(text), ["next"]);
        let shown = text.replace("#[", "///\n/// ```\n/// assert_eq!(next(1), 2);\n/// ```\n#[");
        assert!(without_example(&shown).is_empty());
    }

    #[test]
    fn an_accessor_needs_no_example() {
        let field = "    /// Returns the width.\n    pub fn width(&self) -> u8 {\n        self.width\n    }\n";
        assert!(without_example(field).is_empty());
        let cases = "    pub fn letter(self) -> char {\n        match self {\n            _ => 'a',\n        }\n    }\n";
        assert!(without_example(cases).is_empty());
    }

    #[test]
    fn a_method_that_computes_or_changes_something_needs_an_example() {
        let longer =
            "    pub fn area(&self) -> u8 {\n        let w = self.width;\n        w * w\n    }\n";
        let parameter = "    pub fn times(self, by: u8) -> u8 {\n        self.0 * by\n    }\n";
        let change = "    pub fn pop(&mut self) -> u8 {\n        self.0.pop()\n    }\n";
        assert_eq!(
            without_example(&[longer, parameter, change].concat()),
            ["area", "times", "pop"]
        );
    }

    #[test]
    fn hidden_and_private_functions_and_those_of_macros_need_no_example() {
        let hidden = "#[doc(hidden)]\npub fn key(seed: u64) -> u64 {\n    seed\n}\n";
        let private = "pub(crate) fn key(seed: u64) -> u64 {\n    seed\n}\n";
        let generated =
            "macro_rules! sets {\n    pub fn with(self, a: u8) -> Self {\n        self\n    }\n}\n";
        assert!(without_example(&[hidden, private, generated].concat()).is_empty());
    }
}
