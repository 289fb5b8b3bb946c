//! Which files of a crate import which, and the cycles among them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use super::module::Module;

/// Files that import each other, with what ties them: who imports what from whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Cycle(Vec<(String, String, BTreeSet<String>)>);

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |(from, to, names): &(String, String, BTreeSet<String>)| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            format!("  {from} -> {to}: {}", names.join(", "))
        };
        f.write_str(&self.0.iter().map(line).collect::<Vec<_>>().join("\n"))
    }
}

/// The cycles among the files of a crate, given by their paths from `src` and their texts.
pub(super) fn cycles(sources: &[(String, String)]) -> Vec<Cycle> {
    let files = Files::read(sources);
    let arrows = files.arrows();
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        files.names.values().map(|&file| (file, reachable(file, &arrows))).collect();
    let is_tied = |a: &str, b: &str| reached[a].contains(b) && reached[b].contains(a);
    let mut cycles = Vec::new();
    let mut seen = BTreeSet::new();
    for &file in reached.keys() {
        if !is_tied(file, file) || seen.contains(file) {
            continue;
        }
        let tied: BTreeSet<&str> =
            reached.keys().copied().filter(|other| is_tied(file, other)).collect();
        let inside = arrows
            .iter()
            .flat_map(|(&from, targets)| targets.iter().map(move |(&to, names)| (from, to, names)));
        let inside = inside
            .filter(|(from, to, _)| tied.contains(from) && tied.contains(to))
            .map(|(from, to, names)| (from.to_owned(), to.to_owned(), names.clone()));
        cycles.push(Cycle(inside.collect()));
        seen.extend(tied);
    }
    cycles
}

/// For each file the files that it imports from, with the names.
type Arrows<'a> = BTreeMap<&'a str, BTreeMap<&'a str, BTreeSet<String>>>;

/// The files that can be reached from one by at least one arrow.
fn reachable<'a>(file: &str, arrows: &Arrows<'a>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = vec![file];
    while let Some(next) = open.pop() {
        for &target in arrows.get(next).into_iter().flat_map(BTreeMap::keys) {
            if reached.insert(target) {
                open.push(target);
            }
        }
    }
    reached
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
            // A program beside a library is a crate of its own, which uses the library by its name.
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
        for (path, &file) in &self.names {
            for import in &self.modules[file].imports {
                let scope = [path.as_slice(), &import.scope].concat();
                let Some(target) = self.target(&scope, &import.path, 0) else { continue };
                if target != file && !self.is_above(target, path) {
                    let name = import.path.last().cloned().unwrap_or_default();
                    arrows.entry(file).or_default().entry(target).or_default().insert(name);
                }
            }
        }
        arrows
    }

    /// Whether a file belongs to the module itself or to one around it. What these define is there for their children too;
    /// a child that takes something else through them takes it from the file that defines it.
    fn is_above(&self, file: &str, module: &[String]) -> bool {
        (0..=module.len()).any(|length| self.names.get(&module[..length]) == Some(&file))
    }

    /// The file from which a path in a module takes something; `None` outside of the crate.
    fn target(&self, at: &[String], path: &[String], depth: usize) -> Option<&'a str> {
        let (first, rest) = path.split_first()?;
        let start = match first.as_str() {
            "crate" => Vec::new(),
            "self" => at.to_vec(),
            "super" => at[..at.len().checked_sub(1)?].to_vec(),
            // Another crate, unless it is a module of this file.
            child => {
                let child = [at, &[child.to_owned()]].concat();
                self.names.contains_key(&child).then_some(child)?
            }
        };
        self.walk(start, rest, depth)
    }

    /// Follows a path from a module to the file that defines what it names.
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

    /// The file that defines a name of a module: its own, or one that it imports the name from.
    fn definer(&self, at: &[String], word: &str, rest: &[String], depth: usize) -> Option<&'a str> {
        let file = self.file_of(at)?;
        let module = &self.modules[file];
        // A cycle of imports that name each other would have no end.
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

    /// The file of a module; that of the next one above, if it is an inline module.
    fn file_of(&self, at: &[String]) -> Option<&'a str> {
        (0..=at.len()).rev().find_map(|length| self.names.get(&at[..length]).copied())
    }
}

/// The module of a file: `a/b.rs` is `a::b`.
fn module_path(file: &str) -> Vec<String> {
    match file.trim_end_matches(".rs") {
        "lib" | "main" => Vec::new(),
        path => path.split('/').filter(|&word| word != "mod").map(str::to_owned).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cycles of a crate, each as its files.
    fn found(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let sources: Vec<(String, String)> =
            files.iter().map(|&(file, text)| (file.to_owned(), text.to_owned())).collect();
        let files_of = |cycle: Cycle| {
            let files: BTreeSet<String> = cycle.0.into_iter().map(|(from, ..)| from).collect();
            files.into_iter().collect()
        };
        cycles(&sources).into_iter().map(files_of).collect()
    }

    #[test]
    fn files_that_import_each_other_are_a_cycle() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            ("b.rs", "pub struct B(super::a::A);"),
        ];
        assert_eq!(found(&files), [["a.rs", "b.rs"]]);
    }

    #[test]
    fn a_child_may_use_what_its_parents_define() {
        let files = [
            ("lib.rs", "mod a; pub use a::A; pub struct Root;"),
            ("a.rs", "mod b; use b::B; pub struct A;"),
            ("a/b.rs", "use super::A; use crate::Root; pub struct B;"),
        ];
        assert_eq!(found(&files), [[""; 0]; 0]);
    }

    #[test]
    fn a_child_that_imports_from_a_file_that_uses_its_parent_is_a_cycle() {
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
    fn a_name_that_is_passed_on_belongs_to_the_file_that_defines_it() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use a::A; pub use b::*; use std::fmt;"),
            ("a.rs", "use crate::B; use crate::fmt; pub struct A;"),
            ("b.rs", "pub struct B;"),
        ];
        assert_eq!(found(&files), [[""; 0]; 0]);
    }

    #[test]
    fn a_name_that_is_passed_on_can_close_a_cycle() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use a::A;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            ("b.rs", "use crate::A; pub struct B;"),
        ];
        assert_eq!(found(&files), [["a.rs", "b.rs"]]);
    }

    #[test]
    fn tests_and_comments_may_look_upwards() {
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
