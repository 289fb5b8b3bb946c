//! Which script imports which, read from the scripts themselves. So a page can fetch all of its modules at once, and
//! gets the sentences that its scripts use and no others.

use std::collections::{BTreeMap, BTreeSet};

use words::Usage;

use crate::site::files::Named;

/// The folder of what pages fetch with the first game with potentials: scripts, modules, and sentences of their own, so
/// that no page grows by games that are not played on it.
const POTENTIALS: &str = "potentials/";

/// The entry of what comes with the first teaching game, with its sentences.
const TEACHING: &str = "teach/teach.js";

/// The scripts by name.
#[derive(Debug, Default)]
pub(crate) struct Modules(BTreeMap<String, Module>);

#[derive(Debug)]
struct Module {
    /// Needed before it runs.
    imports: BTreeSet<String>,
    /// Fetched when it asks for them: workers, and modules for later.
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

    /// The scripts that run at once when these do, these included; those that do not exist are left out.
    pub(crate) fn at_once<'a>(&'a self, entries: &[&str]) -> BTreeSet<&'a str> {
        self.reached(entries, |module| module.imports.iter().collect())
    }

    /// All scripts that may ever run when these do.
    #[cfg(test)]
    pub(crate) fn ever<'a>(&'a self, entries: &[&str]) -> BTreeSet<&'a str> {
        self.reached(entries, |module| module.imports.iter().chain(&module.later).collect())
    }

    /// The messages that a page with these scripts may show, without those of [`POTENTIALS`] and [`TEACHING`].
    pub(crate) fn messages(&self, entries: &[&str]) -> BTreeSet<&'static str> {
        let scripts = self.reached(entries, |module| {
            let all = module.imports.iter().chain(&module.later);
            all.filter(|name| !name.starts_with(POTENTIALS) && *name != TEACHING).collect()
        });
        self.used(scripts)
    }

    /// The messages that only scripts of [`POTENTIALS`] show.
    pub(crate) fn potentials_messages(&self) -> BTreeSet<&'static str> {
        self.used(self.0.keys().map(String::as_str).filter(|name| name.starts_with(POTENTIALS)))
    }

    /// The messages of teaching games.
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
            // Types in comments look like imports and are none.
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

/// The files that a line names behind one of these marks.
fn named(from: &str, line: &str, marks: &[&str]) -> Vec<String> {
    let rests = marks.iter().filter_map(|mark| line.split_once(mark).map(|(_, rest)| rest));
    rests.filter_map(|rest| resolved(from, rest.split_once('"')?.0)).collect()
}

/// The name of a file that another one calls `../core/core.js`; `worker.js` beside it is meant too.
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
    use crate::site::{
        files::Files,
        page::{Page, SITE_ENTRY},
    };

    /// Scripts that browsers start by themselves, not by an import.
    const ALONE: [&str; 2] = ["sw.js", "site/theme.js"];

    fn named(files: &[(&str, &str)]) -> Named {
        files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned().into())).collect()
    }

    #[test]
    fn imports_are_followed_and_types_in_comments_are_not() {
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
    fn sentences_of_games_with_potentials_come_apart_from_those_of_pages() {
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
            assert!(reached.contains(name), "{name} is used by no page");
        }
    }
}
