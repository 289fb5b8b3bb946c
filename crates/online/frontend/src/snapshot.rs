//! All content of one version of the site: files, pages and messages, under one digest.

use std::{
    collections::HashMap,
    io,
    sync::{Arc, Mutex, PoisonError},
};

use words::{Language, Words};

use crate::{
    assets::Assets,
    content::Content,
    files::{Files, Stamp},
    page::Page,
    pages,
    site_data::SiteData,
};

/// One version of the site. It never changes: each page and each file of messages is rendered and compressed once.
#[derive(Debug)]
pub struct Snapshot {
    assets: Assets,
    made: Mutex<HashMap<String, Arc<Content>>>,
}

impl Snapshot {
    pub(crate) fn read(files: &Files, data: Arc<SiteData>) -> io::Result<Self> {
        let assets = Assets::read(files, data)?;
        // One language is enough, since pages in the others differ only in their messages.
        let english = Words::new(Language::En);
        let digest = Page::all().into_iter().fold(assets.fingerprint(), |digest, page| {
            digest.and(pages::render(&assets, english, page).into_string().as_bytes())
        });
        Ok(Self { assets: assets.with_digest(digest), made: Mutex::default() })
    }

    /// Returns the digest, which identifies this version.
    #[must_use]
    pub fn digest(&self) -> &str {
        self.assets.digest()
    }

    /// Returns a file.
    #[must_use]
    pub fn file(&self, name: &str) -> Option<Arc<Content>> {
        self.assets.file(name).or_else(|| {
            let messages = self.assets.message_file(name)?;
            Some(self.once(name.to_owned(), || messages.content()))
        })
    }

    /// Returns the files.
    pub(crate) const fn assets(&self) -> &Assets {
        &self.assets
    }

    /// Returns a page, rendered when first requested.
    #[must_use]
    pub fn page(&self, language: Language, page: Page) -> Arc<Content> {
        self.once(format!("{language}/{}", page.path()), || {
            Content::html(pages::render(&self.assets, Words::new(language), page).into_string())
        })
    }

    /// Returns the page for unknown URLs.
    #[must_use]
    pub fn not_found(&self, language: Language) -> Arc<Content> {
        self.once(format!("{language} missing"), || {
            Content::html(pages::not_found(&self.assets, Words::new(language)).into_string())
        })
    }

    /// Returns content that is created when first requested. The number of names must be bounded.
    pub(crate) fn once(&self, name: String, make: impl FnOnce() -> Content) -> Arc<Content> {
        let known = self.made.lock().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
        known.unwrap_or_else(|| {
            let content = Arc::new(make());
            let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(made.entry(name).or_insert(content))
        })
    }
}

/// The current site. Files from a folder are read again when they change.
#[derive(Debug)]
pub struct Site {
    files: Files,
    data: Arc<SiteData>,
    current: Mutex<(Stamp, Arc<Snapshot>)>,
}

impl Site {
    /// Reads the site.
    ///
    /// # Errors
    /// Returns an error if the folder of the site cannot be read.
    pub fn open(files: Files, data: SiteData) -> io::Result<Self> {
        let (stamp, data) = (files.stamp()?, Arc::new(data));
        let snapshot = Arc::new(Snapshot::read(&files, Arc::clone(&data))?);
        Ok(Self { files, data, current: Mutex::new((stamp, snapshot)) })
    }

    /// Returns the current version, or the previous one while the folder cannot be read.
    #[must_use]
    pub fn current(&self) -> Arc<Snapshot> {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if let Files::Folder(_) = self.files
            && let Ok(stamp) = self.files.stamp()
            && stamp != current.0
            && let Ok(snapshot) = Snapshot::read(&self.files, Arc::clone(&self.data))
        {
            *current = (stamp, Arc::new(snapshot));
        }
        Arc::clone(&current.1)
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::*;

    #[test]
    fn a_changed_file_results_in_a_new_version() {
        let folder = env::temp_dir().join(format!("gipfel-site-{}", process::id()));
        fs::create_dir_all(folder.join("shell")).unwrap();
        fs::write(folder.join("shell/shell.js"), "1").unwrap();
        let site = Site::open(Files::Folder(folder.clone()), SiteData::default()).unwrap();
        let before = site.current();
        assert_eq!(site.current().assets().digest(), before.assets().digest());
        fs::write(folder.join("shell/shell.js"), "22").unwrap();
        let after = site.current();
        assert_ne!(after.assets().digest(), before.assets().digest());
        assert_eq!(&after.assets().file("shell/shell.js").unwrap().bytes[..], b"22");
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            site.current().assets().digest(),
            after.assets().digest(),
            "the last version is kept"
        );
    }

    fn read() -> io::Result<Snapshot> {
        Snapshot::read(&Files::Embedded, Arc::default())
    }

    #[test]
    fn every_named_file_is_served() {
        let site = read().unwrap();
        for name in site.assets().names() {
            assert!(site.file(name).is_some_and(|file| !file.bytes.is_empty()), "{name}");
        }
        assert!(site.file("words/en/play.json").is_some());
        assert!(site.file("words/en/nothing.json").is_none());
    }

    #[test]
    fn reading_the_same_files_twice_yields_the_same_version() {
        let (first, second) = (read(), read());
        assert_eq!(first.unwrap().assets().digest(), second.unwrap().assets().digest());
    }
}
