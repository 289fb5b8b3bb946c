//! Imports of scripts, read from the scripts themselves so that a page can preload all of its modules at once and receives
//! only the messages that its scripts use.

use std::collections::{BTreeMap, BTreeSet};

use words::Usage;

use crate::files::Named;

/// Folder of scripts, modules and messages that a page fetches only for its first game with potentials, so pages without
/// such games stay small.
const POTENTIALS: &str = "potentials/";

/// Entry module of teaching games. A page fetches it and its messages only for its first teaching game.
const TEACHING: &str = "teach/teach.js";

/// Scripts by name.
#[derive(Debug, Default)]
pub(crate) struct Modules(BTreeMap<String, Module>);

#[derive(Debug)]
struct Module {
    /// Modules that are loaded before this one runs.
    imports: BTreeSet<String>,
    /// Modules fetched on demand: workers and dynamic imports.
    later: BTreeSet<String>,
    usage: Usage,
}

impl Modules {
    pub(crate) fn read(files: &Named) -> Self {
        let scripts = files.iter().filter(|(name, _)| name.ends_with(".js"));
        Self(
            scripts
                .map(|(name, bytes)| {
                    (name.clone(), Module::read(name, &String::from_utf8_lossy(bytes)))
                })
                .collect(),
        )
    }

    /// Returns the given scripts and all their static imports; missing ones are left out.
    pub(crate) fn at_once<'a>(&'a self, entries: &[&str]) -> BTreeSet<&'a str> {
        self.reached(entries, |module| module.imports.iter().collect())
    }

    /// Returns the given scripts and everything that they import statically or on demand.
    #[cfg(test)]
    pub(crate) fn ever<'a>(&'a self, entries: &[&str]) -> BTreeSet<&'a str> {
        self.reached(entries, |module| module.imports.iter().chain(&module.later).collect())
    }

    /// Returns the messages that a page with these scripts may show, except those of [`POTENTIALS`] and [`TEACHING`].
    pub(crate) fn messages(&self, entries: &[&str]) -> BTreeSet<&'static str> {
        let scripts = self.reached(entries, |module| {
            let all = module.imports.iter().chain(&module.later);
            all.filter(|name| !name.starts_with(POTENTIALS) && *name != TEACHING).collect()
        });
        self.used(scripts)
    }

    /// Returns the messages that only scripts of [`POTENTIALS`] show.
    pub(crate) fn potentials_messages(&self) -> BTreeSet<&'static str> {
        self.used(self.0.keys().map(String::as_str).filter(|name| name.starts_with(POTENTIALS)))
    }

    /// Returns the messages for teaching games.
    pub(crate) fn teaching_messages(&self) -> BTreeSet<&'static str> {
        self.used(self.at_once(&[TEACHING]))
    }

    fn used<'a>(&self, scripts: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'static str> {
        scripts.into_iter().flat_map(|name| self.0[name].usage.ids.iter().copied()).collect()
    }

    fn reached<'a>(
        &'a self,
        entries: &[&str],
        next: impl Fn(&'a Module) -> Vec<&'a String>,
    ) -> BTreeSet<&'a str> {
        let mut reached = BTreeSet::new();
        let mut open: Vec<&str> = entries.to_vec();
        while let Some(name) = open.pop() {
            if let Some((name, module)) = self.0.get_key_value(name)
                && reached.insert(name.as_str())
            {
                open.extend(next(module).into_iter().map(String::as_str));
            }
        }
        reached
    }
}

impl Module {
    fn read(name: &str, source: &str) -> Self {
        let (mut imports, mut later) = (BTreeSet::new(), BTreeSet::new());
        for line in source.lines() {
            // Type annotations in comments look like imports, but are not.
            let is_comment =
                ["//", "/*", "*"].iter().any(|mark| line.trim_start().starts_with(mark));
            if is_comment || line.contains("@type") || line.contains("@param") {
                continue;
            }
            imports.extend(named(name, line, &["from \"", "import \""]));
            later.extend(named(name, line, &["import(\"", "new URL(\""]));
        }
        Self { imports, later, usage: Usage::of_script(source) }
    }
}

/// Returns the files that a line names directly after any of the given marks.
fn named(from: &str, line: &str, marks: &[&str]) -> Vec<String> {
    let rests = marks.iter().filter_map(|mark| line.split_once(mark).map(|(_, rest)| rest));
    rests.filter_map(|rest| resolved(from, rest.split_once('"')?.0)).collect()
}

/// Resolves a path such as `../core/core.js` relative to the importing file; `worker.js`, without `./`, is in the same folder.
fn resolved(from: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    let is_own = !path.starts_with('/') && path.contains('.') && !path.contains([':', '$', '?']);
    is_own.then(|| parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        files::Files,
        page::{Page, SITE_ENTRY},
    };

    /// Scripts that browsers start by themselves, without an import.
    const ALONE: [&str; 2] = ["sw.js", "site/theme.js"];

    fn named(files: &[(&str, &str)]) -> Named {
        files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned().into())).collect()
    }

    #[test]
    fn imports_are_followed_but_types_in_comments_are_ignored() {
        let modules = Modules::read(&named(&[
            (
                "play/play.js",
                "import { board } from \"../board/board.js\";\n\
                 /** @type {import(\"../type.js\").Type} */\n\
                 const later = () => import(\"./later.js\");",
            ),
            ("board/board.js", "import \"./svg.js\";"),
            ("board/svg.js", "t(\"site-name\")"),
            ("play/later.js", "t(\"site-play\")"),
            ("type.js", ""),
        ]));
        let at_once: Vec<&str> = modules.at_once(&["play/play.js"]).into_iter().collect();
        assert_eq!(at_once, ["board/board.js", "board/svg.js", "play/play.js"]);
        assert_eq!(modules.ever(&["play/play.js"]).len(), 4);
        let messages: Vec<&str> = modules.messages(&["play/play.js"]).into_iter().collect();
        assert_eq!(messages, ["site-name", "site-play"]);
    }

    #[test]
    fn messages_for_games_with_potentials_are_separate_from_page_messages() {
        let modules = Modules::read(&named(&[
            ("play/play.js", "t(\"site-name\");\nimport(\"../potentials/all.js\");"),
            ("potentials/all.js", "t(\"site-play\")"),
        ]));
        let all = |ids: BTreeSet<&'static str>| ids.into_iter().collect::<Vec<_>>();
        assert_eq!(all(modules.messages(&["play/play.js"])), ["site-name"]);
        assert_eq!(all(modules.potentials_messages()), ["site-play"]);
    }

    #[test]
    fn every_import_names_a_file() {
        let files = Files::Embedded.read().unwrap();
        for (name, module) in &Modules::read(&files).0 {
            for import in module.imports.iter().chain(&module.later) {
                assert!(files.contains_key(import), "{name} imports {import}");
            }
        }
    }

    #[test]
    fn every_script_belongs_to_a_page() {
        let modules = Modules::read(&Files::Embedded.read().unwrap());
        let entries: Vec<String> = Page::all().into_iter().map(Page::entry).collect();
        let entries: Vec<&str> = entries.iter().map(String::as_str).chain([SITE_ENTRY]).collect();
        let reached = modules.ever(&entries);
        for name in modules.0.keys().map(String::as_str).filter(|name| !ALONE.contains(name)) {
            assert!(reached.contains(name), "{name} is not used by any page");
        }
    }
}
