//! Files that pages refer to, under one digest: scripts, styles, icons, and messages for scripts.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    sync::Arc,
};

use words::Language;

use crate::{
    content::Content,
    digest::Digest,
    files::Files,
    modules::Modules,
    page::{Page, SITE_ENTRY},
    site_data::SiteData,
};

/// Files of one version of the site, and other data from which its pages are rendered. They never change.
#[derive(Debug)]
pub(crate) struct Assets {
    digest: String,
    version: &'static str,
    files: BTreeMap<String, Arc<Content>>,
    modules: Modules,
    data: Arc<SiteData>,
}

impl Assets {
    /// Reads all files. The digest is still empty, since it depends on the pages rendered from them.
    pub(crate) fn read(files: &Files, data: Arc<SiteData>) -> io::Result<Self> {
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
        Ok(Self { digest: String::new(), version, files, modules, data })
    }

    /// Returns the digest of the files and of the messages in all languages.
    pub(crate) fn fingerprint(&self) -> Digest {
        let version = Digest::of(self.version.as_bytes());
        let files = self.files.iter().fold(version, |digest, (name, content)| {
            digest.and(name.as_bytes()).and(&content.bytes)
        });
        words::sources().fold(files, |digest, text| digest.and(text.as_bytes()))
    }

    /// Sets the digest, which identifies this version.
    #[must_use]
    pub(crate) fn with_digest(self, digest: Digest) -> Self {
        Self { digest: digest.to_string(), ..self }
    }

    /// Returns the digest, which identifies this version.
    pub(crate) fn digest(&self) -> &str {
        &self.digest
    }

    /// Returns the version of the program, or `dev` when the files come from a folder.
    pub(crate) fn version(&self) -> &'static str {
        self.version
    }

    /// Returns the data that the server contributes.
    pub(crate) fn data(&self) -> &SiteData {
        &self.data
    }

    /// Returns the URL of a file.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.digest)
    }

    /// Returns whether a file with this name exists.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    /// Returns a file.
    pub(crate) fn file(&self, name: &str) -> Option<Arc<Content>> {
        self.files.get(name).cloned()
    }

    /// Returns the names of all files.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Returns the modules that a page loads immediately.
    pub(crate) fn scripts(&self, page: Page) -> BTreeSet<&str> {
        self.modules.at_once(&[SITE_ENTRY, &page.entry()])
    }

    /// Returns those of the modules that the page needs first.
    pub(crate) fn first_scripts(&self, page: Page) -> BTreeSet<&str> {
        page.arrival().map(|arrival| self.modules.at_once(&[arrival])).unwrap_or_default()
    }
}

/// Returns the name of the file with the messages for the scripts of a page.
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
