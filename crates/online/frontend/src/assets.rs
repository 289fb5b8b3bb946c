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
    messages: BTreeMap<String, MessageFile>,
    modules: Modules,
    data: Arc<SiteData>,
}

/// File of messages for scripts. It is created when first requested, because a visitor reads one language only.
#[derive(Debug)]
pub(crate) struct MessageFile {
    language: Language,
    ids: Arc<BTreeSet<&'static str>>,
}

impl MessageFile {
    pub(crate) fn content(&self) -> Content {
        Content::json(words::compact(self.language, self.ids.iter().copied()))
    }
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
        let files = named
            .into_iter()
            .map(|(name, bytes)| (name.clone(), Arc::new(Content::file(&name, bytes))))
            .collect();
        let messages = message_files(&modules);
        Ok(Self { digest: String::new(), version, files, messages, modules, data })
    }

    /// Returns the digest of the files and of the messages in all languages, which determine the files of messages.
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

    /// Returns a file of messages.
    pub(crate) fn message_file(&self, name: &str) -> Option<&MessageFile> {
        self.messages.get(name)
    }

    /// Returns the names of all files, including those of messages.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().chain(self.messages.keys()).map(String::as_str)
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

/// Returns the files of messages: for each page, for games with potentials, and for teaching games, in every language.
fn message_files(modules: &Modules) -> BTreeMap<String, MessageFile> {
    let mut files = BTreeMap::new();
    let mut add = |ids, name: &dyn Fn(Language) -> String| {
        let ids = Arc::new(ids);
        for language in Language::ALL {
            let file = || MessageFile { language, ids: Arc::clone(&ids) };
            files.entry(name(language)).or_insert_with(file);
        }
    };
    for page in Page::all() {
        let ids = modules.messages(&[SITE_ENTRY, &page.entry()]);
        add(ids, &|language| words_file(language, page));
    }
    add(modules.potentials_messages(), &|language| format!("words/{language}/potentials.json"));
    add(modules.teaching_messages(), &|language| format!("words/{language}/teach.json"));
    files
}
