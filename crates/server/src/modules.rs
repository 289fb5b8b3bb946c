//! Which script imports which, read from the scripts themselves. So a page can fetch all of its modules at once, and
//! gets the sentences that its scripts use and no others.

use std::collections::{BTreeMap, BTreeSet};

use words::Usage;

use crate::files::Named;

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
    pub(crate) fn ever<'a>(&'a self, entries: &[&str]) -> BTreeSet<&'a str> {
        self.reached(entries, |module| module.imports.iter().chain(&module.later).collect())
    }

    /// The messages that a page with these scripts may show.
    pub(crate) fn messages(&self, entries: &[&str]) -> BTreeSet<&'static str> {
        let scripts = self.ever(entries);
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

/// The name of a file that another one calls `../core/core.js`.
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
    path.starts_with('.').then(|| parts.join("/"))
}
