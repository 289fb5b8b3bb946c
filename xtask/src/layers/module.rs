//! The imports and definitions of a file.

use std::collections::BTreeSet;

use super::tokens::{self, Token};

/// A path in a file, either in a `use` or in the middle of code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Import {
    /// The inline modules that contain the path.
    pub(super) scope: Vec<String>,
    /// The words of the path; `*` at the end for a glob.
    pub(super) path: Vec<String>,
    /// The name that the path introduces in the file, which other files may import from there.
    pub(super) name: Option<String>,
    /// Whether the path is in a `pub use`, which passes the name on.
    pub(super) is_reexport: bool,
}

/// One file of a crate.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Module {
    pub(super) imports: Vec<Import>,
    /// Names of the file's functions, types, constants and other items.
    pub(super) definitions: BTreeSet<String>,
    /// Types to which the file adds methods: the inline modules around each `impl`, and the words of the path.
    pub(super) extended: Vec<(Vec<String>, Vec<String>)>,
    /// All words of the file outside its `use` trees, except the names of its items and modules.
    pub(super) words: BTreeSet<String>,
}

/// Keywords that are followed by the name of an item.
const ITEMS: [&str; 9] =
    ["fn", "struct", "enum", "trait", "type", "const", "static", "union", "macro_rules"];

impl Module {
    pub(super) fn read(text: &str) -> Self {
        let mut reader = Reader {
            tokens: tokens::read(text),
            at: 0,
            scopes: Vec::new(),
            module: Self::default(),
        };
        reader.read();
        reader.module
    }
}

struct Reader {
    tokens: Vec<Token>,
    at: usize,
    /// Open inline modules: the name of each and the number of open braces inside it.
    scopes: Vec<(String, usize)>,
    module: Module,
}

impl Reader {
    fn read(&mut self) {
        while let Some(token) = self.tokens.get(self.at) {
            match token {
                Token::Sign(sign) => {
                    self.count_brace(*sign);
                    self.at += 1;
                }
                Token::Word(word) => {
                    let word = word.clone();
                    self.read_word(&word);
                }
            }
        }
    }

    fn count_brace(&mut self, sign: char) {
        let Some((_, open)) = self.scopes.last_mut() else { return };
        match sign {
            '{' => *open += 1,
            '}' => *open -= 1,
            _ => return,
        }
        if *open == 0 {
            self.scopes.pop();
        }
    }

    fn read_word(&mut self, word: &str) {
        let next = self.tokens.get(self.at + 1).and_then(Token::word).map(str::to_owned);
        match (word, next) {
            ("use", _) if !self.sign_at(self.at + 1, '<') => {
                let is_reexport = self.is_after_visibility();
                self.at += 1;
                self.read_tree(Vec::new(), is_reexport);
            }
            ("mod", Some(name)) if self.sign_at(self.at + 2, '{') => {
                // The brace itself is counted next.
                self.scopes.push((name, 0));
                self.at += 2;
            }
            ("mod", Some(_)) => self.at += 2,
            ("impl", _) if self.is_item_start() => {
                let start = self.at + 1;
                self.at = start;
                self.read_extended();
                // The type and its generics are read again as paths.
                self.at = start;
            }
            (word, Some(name)) if ITEMS.contains(&word) => {
                self.module.definitions.insert(name);
                self.at += 2;
            }
            _ => self.read_path(),
        }
    }

    /// Reads a path in the middle of code; single words do not count.
    fn read_path(&mut self) {
        let start = self.at;
        let path = self.path();
        self.module.words.extend(path.iter().cloned());
        if path.len() > 1 && !self.is_visibility(start) && !self.is_after_separator(start) {
            self.add(path, None, false);
        }
    }

    /// Reads words separated by `::`.
    fn path(&mut self) -> Vec<String> {
        let mut path = Vec::new();
        while let Some(word) = self.tokens.get(self.at).and_then(Token::word) {
            path.push(word.to_owned());
            self.at += 1;
            let is_longer = self.is_separator()
                && self.tokens.get(self.at + 2).is_some_and(|token| token.word().is_some());
            if !is_longer {
                break;
            }
            self.at += 2;
        }
        path
    }

    /// Notes the type of an `impl` without a trait.
    fn read_extended(&mut self) {
        self.skip_generics();
        let path = self.path();
        while let Some(token) = self.tokens.get(self.at) {
            if token.is('{') {
                let scope = self.scope();
                return self.module.extended.push((scope, path));
            }
            if token.word() == Some("for") {
                return;
            }
            self.at += 1;
        }
    }

    fn skip_generics(&mut self) {
        let mut open = 0;
        while let Some(token) = self.tokens.get(self.at) {
            match token {
                Token::Sign('<') => open += 1,
                Token::Sign('>') => open -= 1,
                _ if open == 0 => return,
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Tests whether an item may begin here: `impl` is also part of types.
    fn is_item_start(&self) -> bool {
        let before = self.at.checked_sub(1).map(|before| &self.tokens[before]);
        before.is_none_or(|token| ['{', '}', ';', ']'].iter().any(|sign| token.is(*sign)))
    }

    /// Tests whether the path that begins here is part of a visibility: `pub(in crate::…)`.
    fn is_visibility(&self, start: usize) -> bool {
        start >= 2 && self.tokens[start - 1].word() == Some("in") && self.tokens[start - 2].is('(')
    }

    /// Tests whether the path that begins here continues another one, or names a crate: `Vec::<u8>::new`, `::record::read`.
    fn is_after_separator(&self, start: usize) -> bool {
        start >= 2 && self.sign_at(start - 1, ':') && self.sign_at(start - 2, ':')
    }

    /// Tests whether the word being read follows `pub` or `pub(…)`: nothing else before a `use` ends with a parenthesis.
    fn is_after_visibility(&self) -> bool {
        let before = self.at.checked_sub(1).map(|before| &self.tokens[before]);
        before.is_some_and(|token| token.word() == Some("pub") || token.is(')'))
    }

    /// Reads a `use` tree, given the words that lead to it.
    fn read_tree(&mut self, mut path: Vec<String>, is_reexport: bool) {
        if path.is_empty() && self.is_separator() {
            // The name of a crate follows. An empty first word is not the name of a child module.
            path.push(String::new());
            self.at += 2;
        }
        path.extend(self.path());
        if self.is_separator() {
            self.at += 2;
        }
        if self.sign_at(self.at, '{') {
            self.at += 1;
            return self.read_branches(&path, is_reexport);
        }
        if self.sign_at(self.at, '*') {
            self.at += 1;
            path.push("*".to_owned());
        }
        if path.last().is_some_and(|word| word == "self") && path.len() > 1 {
            path.pop();
        }
        let mut name = path.last().cloned();
        if self.tokens.get(self.at).and_then(Token::word) == Some("as") {
            name = self.tokens.get(self.at + 1).and_then(Token::word).map(str::to_owned);
            self.at += 2;
        }
        self.add(path, name, is_reexport);
    }

    fn read_branches(&mut self, path: &[String], is_reexport: bool) {
        while let Some(token) = self.tokens.get(self.at) {
            if token.is('}') {
                self.at += 1;
                return;
            }
            match token {
                Token::Word(_) | Token::Sign('*' | '{') => {
                    self.read_tree(path.to_vec(), is_reexport);
                }
                // A comma, or a sign that does not occur in a `use`.
                Token::Sign(_) => self.at += 1,
            }
        }
    }

    /// Returns the inline modules around the current place.
    fn scope(&self) -> Vec<String> {
        self.scopes.iter().map(|(name, _)| name.clone()).collect()
    }

    fn add(&mut self, path: Vec<String>, name: Option<String>, is_reexport: bool) {
        let scope = self.scope();
        self.module.imports.push(Import { scope, path, name, is_reexport });
    }

    fn is_separator(&self) -> bool {
        self.sign_at(self.at, ':') && self.sign_at(self.at + 1, ':')
    }

    fn sign_at(&self, at: usize, sign: char) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(sign))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the imports of a file, as `path = name`, with the inline modules before them.
    fn imports(text: &str) -> Vec<String> {
        let module = Module::read(text);
        let write = |import: &Import| {
            let scope: String = import.scope.iter().map(|name| format!("[{name}] ")).collect();
            format!("{scope}{} = {}", import.path.join("::"), import.name.as_deref().unwrap_or("-"))
        };
        module.imports.iter().map(write).collect()
    }

    #[test]
    fn a_use_tree_is_split_into_paths() {
        let text = "pub(crate) use crate::a::{self, b::{C, D as E}, f::*}; use super::g;";
        let expected = [
            "crate::a = a",
            "crate::a::b::C = C",
            "crate::a::b::D = E",
            "crate::a::f::* = *",
            "super::g = g",
        ];
        assert_eq!(imports(text), expected);
    }

    #[test]
    fn paths_in_the_middle_of_code_count_as_imports() {
        let text = "fn f(x: crate::a::B) { super::c::d(); child::E::new(x) }";
        assert_eq!(imports(text), ["crate::a::B = -", "super::c::d = -", "child::E::new = -"]);
    }

    #[test]
    fn a_visibility_is_not_an_import() {
        assert_eq!(imports("pub(in crate::a) fn f() {} pub(crate) fn g() {}"), [""; 0]);
    }

    #[test]
    fn a_path_that_begins_with_a_separator_names_another_crate() {
        let text = "use ::a::{B, c::D}; fn f(x: ::a::B) -> Vec<u8> { Vec::<u8>::from(x) }";
        assert_eq!(imports(text), ["::a::B = B", "::a::c::D = D"]);
    }

    #[test]
    fn inline_modules_are_scopes() {
        let text = "mod a { mod b { use super::c; } use super::d; fn f() { {} } } use self::e;";
        let expected = ["[a] [b] super::c = c", "[a] super::d = d", "self::e = e"];
        assert_eq!(imports(text), expected);
    }

    #[test]
    fn every_pub_use_is_a_reexport() {
        let module = Module::read("pub use a::{A, b::B}; pub(crate) use c::C; use d::D;");
        let found: Vec<&[String]> =
            module.imports.iter().filter(|i| i.is_reexport).map(|i| i.path.as_slice()).collect();
        assert_eq!(found, [["a", "A"].as_slice(), &["a", "b", "B"], &["c", "C"]]);
    }

    #[test]
    fn the_words_of_a_file_are_those_outside_its_use_trees() {
        let module = Module::read("mod a; pub use a::A; use b::B; struct C { d: B }");
        assert_eq!(module.words.into_iter().collect::<Vec<_>>(), ["B", "d", "pub"]);
    }

    #[test]
    fn an_impl_without_a_trait_extends_its_type() {
        let text = "impl A {} impl<T: Into<B>> c::D<T> { fn f(x: impl E) -> impl F {} } impl G for A {} \
                    mod m { impl<'a> H<'a> where H<'a>: I {} }";
        let written: Vec<String> =
            Module::read(text).extended.iter().map(|(_, path)| path.join("::")).collect();
        assert_eq!(written, ["A", "c::D", "H"]);
    }

    #[test]
    fn definitions_are_found_by_name() {
        let module = Module::read("pub fn a() {} struct B; impl B { const C: u8 = 1; }");
        assert_eq!(module.definitions.into_iter().collect::<Vec<_>>(), ["B", "C", "a"]);
    }
}
