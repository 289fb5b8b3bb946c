//! The files that pages refer to, under one digest: scripts, styles, icons, and the sentences for scripts.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    sync::Arc,
};

use serde_json::Value;
use words::Language;

use crate::{
    http::{content::Content, digest::Digest},
    site::{
        files::Files,
        modules::Modules,
        page::{Page, SITE_ENTRY},
    },
};

/// The files of one version of the site, and what else its pages are made from. Nothing in it changes.
#[derive(Debug)]
pub(crate) struct Assets {
    digest: String,
    version: &'static str,
    files: BTreeMap<String, Arc<Content>>,
    modules: Modules,
    api: Arc<Value>,
}

impl Assets {
    /// Reads all files. The digest is still empty: it depends on the pages that are made from them.
    pub(crate) fn read(files: &Files, api: Arc<Value>) -> io::Result<Self> {
        let named = files.read()?;
        let version = match files {
            Files::Embedded => env!("CARGO_PKG_VERSION"),
            Files::Folder(_) => "dev",
        };
        let modules = Modules::read(&named);
        let mut files: BTreeMap<String, Arc<Content>> = named
            .into_iter()
            .map(|(name, bytes)| (name.clone(), Arc::new(Content::file(&name, bytes))))
            .collect();
        for (name, content) in sentences(&modules) {
            files.insert(name, Arc::new(content));
        }
        Ok(Self { digest: String::new(), version, files, modules, api })
    }

    /// The digest of the files and of the sentences of all languages.
    pub(crate) fn fingerprint(&self) -> Digest {
        let version = Digest::of(self.version.as_bytes());
        let files = self.files.iter().fold(version, |digest, (name, content)| {
            digest.and(name.as_bytes()).and(&content.bytes)
        });
        words::sources().fold(files, |digest, text| digest.and(text.as_bytes()))
    }

    /// Names this version.
    #[must_use]
    pub(crate) fn with_digest(self, digest: Digest) -> Self {
        Self { digest: digest.to_string(), ..self }
    }

    /// The name of this version.
    pub(crate) fn digest(&self) -> &str {
        &self.digest
    }

    /// The version of the program, or `dev` when files come from a folder.
    pub(crate) fn version(&self) -> &'static str {
        self.version
    }

    /// The OpenAPI description of the API.
    pub(crate) fn api(&self) -> &Value {
        &self.api
    }

    /// The address of a file.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.digest)
    }

    /// Whether there is such a file.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    /// A file.
    pub(crate) fn file(&self, name: &str) -> Option<Arc<Content>> {
        self.files.get(name).cloned()
    }

    /// The names of all files.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The modules that a page runs at once.
    pub(crate) fn scripts(&self, page: Page) -> BTreeSet<&str> {
        self.modules.at_once(&[SITE_ENTRY, &page.entry()])
    }
}

/// The name of the file with the sentences for the scripts of a page.
pub(crate) fn words_file(language: Language, page: Page) -> String {
    format!("words/{language}/{}.json", page.name())
}

fn sentences(modules: &Modules) -> BTreeMap<String, Content> {
    let mut files = BTreeMap::new();
    for page in Page::all() {
        let ids = modules.messages(&[SITE_ENTRY, &page.entry()]);
        for language in Language::ALL {
            files
                .entry(words_file(language, page))
                .or_insert_with(|| Content::json(words::compact(language, ids.iter().copied())));
        }
    }
    let apart =
        [("potentials", modules.potentials_messages()), ("teach", modules.teaching_messages())];
    for (name, ids) in apart {
        for language in Language::ALL {
            let content = Content::json(words::compact(language, ids.iter().copied()));
            files.insert(format!("words/{language}/{name}.json"), content);
        }
    }
    files
}
