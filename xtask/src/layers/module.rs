//! What a file imports, and what it defines.

use std::collections::BTreeSet;

use super::tokens::{self, Token};

/// A path that a file names: in a `use`, or in the middle of code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Import {
    /// The inline modules of the file around it.
    pub(super) scope: Vec<String>,
    /// The words of the path; `*` at the end for a glob.
    pub(super) path: Vec<String>,
    /// The name that it gives to the file, for what others import from there.
    pub(super) name: Option<String>,
}

/// One file of a crate.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Module {
    pub(super) imports: Vec<Import>,
    /// The names of its functions, types, constants and the like.
    pub(super) definitions: BTreeSet<String>,
}

/// Words behind which the name of an item stands.
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
    /// Inline modules that are open: the name, and how many braces are open inside.
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
                self.at += 1;
                self.read_tree(Vec::new());
            }
            ("mod", Some(name)) if self.sign_at(self.at + 2, '{') => {
                // The brace itself is counted next.
                self.scopes.push((name, 0));
                self.at += 2;
            }
            (word, Some(name)) if ITEMS.contains(&word) => {
                self.module.definitions.insert(name);
                self.at += 2;
            }
            _ => self.read_path(),
        }
    }

    /// A path in the middle of code; single words are none.
    fn read_path(&mut self) {
        let start = self.at;
        let path = self.path();
        if path.len() > 1 && !self.is_visibility(start) {
            self.add(path, None);
        }
    }

    /// Words with `::` between them, from here on.
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

    /// Whether the path that begins here says who may see something: `pub(in crate::…)`.
    fn is_visibility(&self, start: usize) -> bool {
        start >= 2 && self.tokens[start - 1].word() == Some("in") && self.tokens[start - 2].is('(')
    }

    /// A tree of a `use`, behind the words that lead to it.
    fn read_tree(&mut self, mut path: Vec<String>) {
        path.extend(self.path());
        if self.is_separator() {
            self.at += 2;
        }
        if self.sign_at(self.at, '{') {
            self.at += 1;
            return self.read_branches(&path);
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
        self.add(path, name);
    }

    fn read_branches(&mut self, path: &[String]) {
        while let Some(token) = self.tokens.get(self.at) {
            if token.is('}') {
                self.at += 1;
                return;
            }
            match token {
                Token::Word(_) | Token::Sign('*' | '{') => self.read_tree(path.to_vec()),
                // A comma, or what no `use` has.
                Token::Sign(_) => self.at += 1,
            }
        }
    }

    fn add(&mut self, path: Vec<String>, name: Option<String>) {
        let scope = self.scopes.iter().map(|(name, _)| name.clone()).collect();
        self.module.imports.push(Import { scope, path, name });
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

    /// The imports of a file, as `path = name`, with the inline modules before them.
    fn imports(text: &str) -> Vec<String> {
        let module = Module::read(text);
        let write = |import: &Import| {
            let scope: String = import.scope.iter().map(|name| format!("[{name}] ")).collect();
            format!("{scope}{} = {}", import.path.join("::"), import.name.as_deref().unwrap_or("-"))
        };
        module.imports.iter().map(write).collect()
    }

    #[test]
    fn a_tree_of_imports_is_taken_apart() {
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
    fn paths_in_the_middle_of_code_count() {
        let text = "fn f(x: crate::a::B) { super::c::d(); child::E::new(x) }";
        assert_eq!(imports(text), ["crate::a::B = -", "super::c::d = -", "child::E::new = -"]);
    }

    #[test]
    fn visibility_is_no_import() {
        assert_eq!(imports("pub(in crate::a) fn f() {} pub(crate) fn g() {}"), [""; 0]);
    }

    #[test]
    fn inline_modules_are_scopes() {
        let text = "mod a { mod b { use super::c; } use super::d; fn f() { {} } } use self::e;";
        let expected = ["[a] [b] super::c = c", "[a] super::d = d", "self::e = e"];
        assert_eq!(imports(text), expected);
    }

    #[test]
    fn definitions_are_known_by_their_names() {
        let module = Module::read("pub fn a() {} struct B; impl B { const C: u8 = 1; }");
        assert_eq!(module.definitions.into_iter().collect::<Vec<_>>(), ["B", "C", "a"]);
    }
}
