//! The imports between the files of a crate, and their cycles.

use std::collections::BTreeMap;

use super::{
    cycle::{self, Arrows, Cycle},
    module::{Import, Module},
};

/// Returns the cycles among the files of a crate, given by their paths from `src` and their texts. A file imports from the file
/// that defines the imported item, and does not import what it only passes on with `pub use`. Parents and children are files
/// like any others, but a child that adds methods to a type of its parent is part of the parent: each calls the other's methods,
/// which no import shows.
pub(super) fn cycles(sources: &[(String, String)]) -> Vec<Cycle> {
    cycle::cycles(&Files::read(sources).arrows())
}

/// The files of a crate by the paths of their modules.
struct Files<'a> {
    names: BTreeMap<Vec<String>, &'a str>,
    modules: BTreeMap<&'a str, Module>,
}

impl<'a> Files<'a> {
    fn read(sources: &'a [(String, String)]) -> Self {
        let is_library = sources.iter().any(|(file, _)| file == "lib.rs");
        let mut files = Self { names: BTreeMap::new(), modules: BTreeMap::new() };
        for (file, text) in sources {
            // A program next to a library is a separate crate, which uses the library by its name.
            if file.starts_with("bin/") || (file == "main.rs" && is_library) {
                continue;
            }
            files.names.insert(module_path(file), file);
            files.modules.insert(file, Module::read(text));
        }
        files
    }

    fn arrows(&self) -> Arrows<'a> {
        let mut arrows = Arrows::new();
        let parts = self.parts();
        let whole = |file: &'a str| parts.get(file).copied().unwrap_or(file);
        for (path, &file) in &self.names {
            for import in &self.modules[file].imports {
                let scope = [path.as_slice(), &import.scope].concat();
                let Some(target) = self.target(&scope, &import.path, 0) else { continue };
                let (from, to) = (whole(file), whole(target));
                if from != to && !self.is_only_passed_on(file, import, target) {
                    let name = import.path.last().cloned().unwrap_or_default();
                    arrows.entry(from).or_default().entry(to).or_default().insert(name);
                }
            }
        }
        arrows
    }

    /// Returns the children that are part of a file above them, with that file.
    fn parts(&self) -> BTreeMap<&'a str, &'a str> {
        let mut parts = BTreeMap::new();
        // Parents come before their children.
        for (path, &file) in &self.names {
            for (scope, extended) in &self.modules[file].extended {
                let at = [path.as_slice(), scope].concat();
                let target = match extended.as_slice() {
                    [name] => self.definer(&at, name, &[], 0),
                    path => self.target(&at, path, 0),
                };
                let Some(above) = target.filter(|target| is_above(target, path)) else { continue };
                parts.insert(file, parts.get(above).copied().unwrap_or(above));
            }
        }
        parts
    }

    /// Tests whether a file passes on what it imports and does not use it itself.
    fn is_only_passed_on(&self, file: &str, import: &Import, target: &str) -> bool {
        let words = &self.modules[file].words;
        import.is_reexport
            && match import.name.as_deref() {
                Some("*") => words.is_disjoint(&self.modules[target].definitions),
                Some(name) => !words.contains(name),
                None => false,
            }
    }

    /// Returns the file from which a path in a module imports; `None` outside the crate.
    fn target(&self, at: &[String], path: &[String], depth: usize) -> Option<&'a str> {
        let (first, rest) = path.split_first()?;
        let start = match first.as_str() {
            "crate" => Vec::new(),
            "self" => at.to_vec(),
            "super" => at[..at.len().checked_sub(1)?].to_vec(),
            // The name of another crate, unless it is a child module of this file.
            child => {
                let child = [at, &[child.to_owned()]].concat();
                self.names.contains_key(&child).then_some(child)?
            }
        };
        self.walk(start, rest, depth)
    }

    /// Follows a path from a module to the file that defines the named item.
    fn walk(&self, mut at: Vec<String>, path: &[String], depth: usize) -> Option<&'a str> {
        for (index, word) in path.iter().enumerate() {
            if word == "super" {
                at.pop()?;
                continue;
            }
            let child = [at.as_slice(), std::slice::from_ref(word)].concat();
            if self.names.contains_key(&child) {
                at = child;
                continue;
            }
            return self.definer(&at, word, &path[index + 1..], depth);
        }
        self.file_of(&at)
    }

    /// Returns the file that defines a name of a module: the module's own file, or the one from which it imports the name.
    fn definer(&self, at: &[String], word: &str, rest: &[String], depth: usize) -> Option<&'a str> {
        let file = self.file_of(at)?;
        let module = &self.modules[file];
        // Limits the depth, because following imports that name each other in a cycle would never end.
        if depth > 8 || module.definitions.contains(word) || self.names.get(at) != Some(&file) {
            return Some(file);
        }
        let imports = || module.imports.iter().filter(|import| import.scope.is_empty());
        if let Some(import) = imports().find(|import| import.name.as_deref() == Some(word)) {
            let path = [import.path.as_slice(), rest].concat();
            return self.target(at, &path, depth + 1);
        }
        for glob in imports().filter(|import| import.name.as_deref() == Some("*")) {
            let path = &glob.path[..glob.path.len() - 1];
            let target = self.target(at, path, depth + 1);
            if target.is_some_and(|target| self.modules[target].definitions.contains(word)) {
                return target;
            }
        }
        Some(file)
    }

    /// Returns the file of a module; for an inline module, the file that contains it.
    fn file_of(&self, at: &[String]) -> Option<&'a str> {
        (0..=at.len()).rev().find_map(|length| self.names.get(&at[..length]).copied())
    }
}

/// Tests whether a module is inside the module of another file.
fn is_above(file: &str, module: &[String]) -> bool {
    let path = module_path(file);
    !path.is_empty() && path.len() < module.len() && module.starts_with(&path)
}

/// Returns the module of a file: `a/b.rs` is `a::b`.
fn module_path(file: &str) -> Vec<String> {
    match file.trim_end_matches(".rs") {
        "lib" | "main" => Vec::new(),
        path => path.split('/').filter(|&word| word != "mod").map(str::to_owned).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the cycles of a crate, each as its files.
    fn found(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let sources: Vec<(String, String)> =
            files.iter().map(|&(file, text)| (file.to_owned(), text.to_owned())).collect();
        let files_of = |cycle: &Cycle| cycle.members().into_iter().map(str::to_owned).collect();
        cycles(&sources).iter().map(files_of).collect()
    }

    #[test]
    fn files_that_import_each_other_form_a_cycle() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            ("b.rs", "pub struct B(super::a::A);"),
        ];
        assert_eq!(found(&files), [["a.rs", "b.rs"]]);
    }

    #[test]
    fn a_child_may_use_a_parent_that_only_passes_its_items_on() {
        let files = [
            ("lib.rs", "mod a; pub use a::A; pub struct Root;"),
            ("a.rs", "mod b; pub(crate) use b::{B, f as g}; pub use b::c::*; pub struct A;"),
            ("a/b.rs", "pub mod c; use super::A; use crate::Root; pub struct B; pub fn f() {}"),
            ("a/b/c.rs", "pub struct C(crate::Root);"),
        ];
        assert_eq!(found(&files), [[""; 0]; 0]);
    }

    #[test]
    fn a_parent_and_a_child_that_use_each_other_form_a_cycle() {
        for parent in [
            "mod b; use b::B; pub struct A(B);",
            "mod b; pub use b::B; pub struct A(B);",
            "mod b; pub use b::*; pub struct A(B);",
            "mod b; pub struct A(b::B);",
        ] {
            let files =
                [("lib.rs", "mod a;"), ("a.rs", parent), ("a/b.rs", "use super::A; pub struct B;")];
            assert_eq!(found(&files), [["a.rs", "a/b.rs"]], "{parent}");
        }
    }

    #[test]
    fn a_child_that_uses_its_parent_can_close_a_longer_cycle() {
        let files = [
            ("lib.rs", "mod position; mod terms; mod notation;"),
            ("position.rs", "use crate::terms::Terms; pub struct Position(Terms);"),
            ("terms.rs", "use crate::notation::read_hands; pub struct Terms;"),
            (
                "notation.rs",
                "mod hands; pub(crate) use hands::read_hands; use crate::position::Position; fn cased() {}",
            ),
            ("notation/hands.rs", "use super::cased; pub(crate) fn read_hands() {}"),
        ];
        assert_eq!(
            found(&files),
            [["notation.rs", "notation/hands.rs", "position.rs", "terms.rs"]]
        );
    }

    #[test]
    fn a_child_that_adds_methods_to_a_type_is_part_of_its_file() {
        let child = "use super::A; use crate::c::C; impl A { fn f(&self) -> C { C } }";
        let files = [
            ("lib.rs", "mod a; mod c;"),
            ("a.rs", "mod b; pub struct A; impl A { fn g(&self) { self.f() } }"),
            ("a/b.rs", child),
            ("c.rs", "use crate::a::A; pub struct C;"),
        ];
        assert_eq!(found(&files), [["a.rs", "c.rs"]]);
        let alone =
            &files[..3].iter().copied().chain([("c.rs", "pub struct C;")]).collect::<Vec<_>>();
        assert_eq!(found(alone), [[""; 0]; 0]);
    }

    #[test]
    fn a_child_and_a_file_that_import_each_other_through_the_parent_form_a_cycle() {
        let files = [
            ("lib.rs", "mod a; mod c;"),
            ("a.rs", "mod b; pub use b::B; pub struct A; pub use crate::c::C;"),
            ("a/b.rs", "use super::C; pub struct B;"),
            ("c.rs", "use crate::a::B; pub struct C;"),
        ];
        assert_eq!(found(&files), [["a/b.rs", "c.rs"]]);
    }

    #[test]
    fn a_longer_cycle_is_found_once() {
        let files = [
            ("main.rs", "mod a; mod b; mod c; fn main() { a::f() }"),
            ("a.rs", "pub fn f() { crate::b::f() }"),
            ("b.rs", "pub fn f() { super::c::f() }"),
            ("c.rs", "use crate::{a::f as g}; pub fn f() {}"),
        ];
        assert_eq!(found(&files), [["a.rs", "b.rs", "c.rs"]]);
    }

    #[test]
    fn a_reexported_name_belongs_to_the_file_that_defines_it() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use a::A; pub use b::*; use std::fmt;"),
            ("a.rs", "use crate::B; use crate::fmt; pub struct A;"),
            ("b.rs", "pub struct B;"),
        ];
        assert_eq!(found(&files), [[""; 0]; 0]);
    }

    #[test]
    fn a_reexported_name_can_close_a_cycle() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use a::A;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            ("b.rs", "use crate::A; pub struct B;"),
        ];
        assert_eq!(found(&files), [["a.rs", "b.rs"]]);
    }

    #[test]
    fn tests_and_comments_may_point_up() {
        let files = [
            ("lib.rs", "mod a; use a::A; pub struct Root;"),
            ("a.rs", "// crate::Root\npub struct A; #[cfg(test)] mod tests { use crate::Root; }"),
        ];
        assert_eq!(found(&files), [[""; 0]; 0]);
    }

    #[test]
    fn inline_modules_are_part_of_their_file() {
        let files = [
            ("lib.rs", "mod a;"),
            ("a.rs", "pub struct A; mod inner { use super::A; use super::super::a::A as B; }"),
        ];
        assert_eq!(found(&files), [[""; 0]; 0]);
    }
}
