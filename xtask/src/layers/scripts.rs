//! The layers of `web/`, and the imports allowed between the folders of scripts.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use super::cycle::{self, Arrows};

/// The layers of folders, lowest first. A folder imports from its own layer and from those below. ARCHITECTURE.md contains the
/// same table.
const LAYERS: [(&str, &[&str]); 5] = [
    ("base", &["core", "dom", "protocol"]),
    ("board", &["board"]),
    ("site", &["site", "words"]),
    (
        "modules",
        &[
            "analysis",
            "animation",
            "engine",
            "extensions",
            "game",
            "notebook",
            "online",
            "openings",
            "potentials",
            "report",
            "training",
            "teach",
        ],
    ),
    (
        "pages",
        &[
            "account", "analyse", "api", "archive", "club", "embed", "home", "leaders", "learn",
            "lobby", "mistakes", "play", "player", "progress", "puzzles", "repeat", "room",
            "rules", "settings", "shell", "studies", "train", "tv",
        ],
    ),
];

/// Strings that precede the address of an imported file. Types count too: a file cannot be understood or moved without them.
const MARKS: [&str; 4] = ["from \"", "import \"", "import(\"", "new URL(\""];

/// An import of a file in another folder, with both paths from `web/`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Import {
    from: String,
    to: String,
}

impl Import {
    fn source(&self) -> &str {
        folder(&self.from)
    }

    fn target(&self) -> &str {
        folder(&self.to)
    }
}

impl fmt::Display for Import {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} imports {}", self.from, self.to)
    }
}

/// Returns a message for each folder outside the layers, each import that points up, and each cycle of folders. The scripts
/// are given by their paths from `web/` and their texts.
pub(super) fn faults(scripts: &[(String, String)]) -> Vec<String> {
    let imports: BTreeSet<Import> =
        scripts.iter().flat_map(|(file, text)| imports_of(file, text)).collect();
    let mut faults = unknown_folders(scripts);
    faults.extend(imports.iter().filter_map(upward));
    let mut arrows = Arrows::new();
    for import in &imports {
        let targets = arrows.entry(import.source()).or_default();
        targets.entry(import.target()).or_default().insert(import.to_string());
    }
    for cycle in cycle::cycles(&arrows) {
        faults.push(format!(
            "web: folders import each other in a cycle. Move the shared files to a folder below, or pass the value in.\n{cycle}"
        ));
    }
    faults
}

fn unknown_folders(scripts: &[(String, String)]) -> Vec<String> {
    let folders: BTreeSet<&str> = scripts.iter().map(|(file, _)| folder(file)).collect();
    let unknown = folders.into_iter().filter(|&name| !name.is_empty() && layer_of(name).is_none());
    unknown
        .map(|name| {
            format!(
                "web/{name}: the folder belongs to no layer. Add it to LAYERS in xtask/src/layers/scripts.rs."
            )
        })
        .collect()
}

/// Describes an import that points to a higher layer.
fn upward(import: &Import) -> Option<String> {
    let (source, target) = (layer_of(import.source())?, layer_of(import.target())?);
    let ((below, _), (above, _)) = (LAYERS[source], LAYERS[target]);
    (target > source).then(|| {
        format!(
            "web/{import}: the layer `{below}` must not import from `{above}`. Move the imported part down, or pass it in."
        )
    })
}

fn layer_of(folder: &str) -> Option<usize> {
    LAYERS.iter().position(|(_, folders)| folders.contains(&folder))
}

/// Returns the first part of a path: the folder of a script; empty for a file directly in `web/`.
fn folder(path: &str) -> &str {
    path.split_once('/').map_or("", |(folder, _)| folder)
}

/// Returns the imports of a script from other folders.
fn imports_of(file: &str, text: &str) -> Vec<Import> {
    let addresses = MARKS
        .iter()
        .flat_map(|mark| text.split(mark).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)));
    addresses
        .filter_map(|address| resolved(file, address))
        .filter(|to| folder(to) != folder(file))
        .map(|to| Import { from: file.to_owned(), to })
        .collect()
}

/// Resolves an address such as `../core/core.js` relative to the importing script; `None` if the address does not name a script.
fn resolved(file: &str, address: &str) -> Option<String> {
    if !address.starts_with('.') || ![".js", ".ts"].iter().any(|end| address.ends_with(end)) {
        return None;
    }
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Returns the number of folders with scripts.
pub(super) fn folder_count(scripts: &[(String, String)]) -> usize {
    scripts.iter().map(|(file, _)| (folder(file), ())).collect::<BTreeMap<_, _>>().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(scripts: &[(&str, &str)]) -> Vec<String> {
        let owned: Vec<(String, String)> =
            scripts.iter().map(|&(file, text)| (file.to_owned(), text.to_owned())).collect();
        faults(&owned)
    }

    #[test]
    fn a_folder_may_import_from_its_own_layer_and_those_below() {
        let scripts = [
            ("play/play.js", "import \"../room/a.js\";\nimport { b } from \"../board/b.js\";"),
            ("room/a.js", "export * from \"../core/core.js\";"),
            ("board/b.js", "import \"./c.js\";"),
        ];
        assert_eq!(found(&scripts), [""; 0]);
    }

    #[test]
    fn an_import_that_points_up_is_found() {
        let expected = "web/board/b.js imports play/page.js: the layer `board` must not import from `pages`. \
                        Move the imported part down, or pass it in.";
        for text in [
            "import { a } from \"../play/page.js\";",
            "import \"../play/page.js\";",
            "void import(\"../play/page.js\");",
            "new Worker(new URL(\"../play/page.js\", import.meta.url));",
            "/** @import { A } from \"../play/page.js\" */",
            "/** @typedef {import(\"../play/page.js\").A} A */",
        ] {
            assert_eq!(found(&[("board/b.js", text)]), [expected], "{text}");
        }
    }

    #[test]
    fn the_board_may_use_neither_settings_nor_words() {
        let scripts =
            [("board/b.js", "import \"../words/words.js\";\nimport \"../site/settings.js\";")];
        assert_eq!(found(&scripts).len(), 2);
    }

    #[test]
    fn folders_that_import_each_other_are_found_with_their_imports() {
        let scripts = [
            ("game/a.js", "import \"../engine/b.js\";"),
            ("engine/c.js", "/** @import { D } from \"../game/d.js\" */"),
        ];
        let faults = found(&scripts);
        assert_eq!(faults.len(), 1);
        assert!(
            faults[0].contains("  engine -> game: engine/c.js imports game/d.js"),
            "{faults:?}"
        );
        assert!(
            faults[0].contains("  game -> engine: game/a.js imports engine/b.js"),
            "{faults:?}"
        );
    }

    #[test]
    fn a_folder_outside_the_layers_is_found() {
        let faults = found(&[("misc/a.js", ""), ("sw.js", "")]);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("web/misc: the folder belongs to no layer."), "{faults:?}");
    }

    #[test]
    fn addresses_that_are_not_scripts_are_ignored() {
        let text = "new URL(\"../style/board.css\", import.meta.url); import(\"node:fs\"); copied from \"play\";";
        assert_eq!(imports_of("board/b.js", text), []);
    }
}
