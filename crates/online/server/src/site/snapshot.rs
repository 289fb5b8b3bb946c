//! Everything that can be fetched, as it is now: files, pages, words, all under one digest.

use std::{
    collections::HashMap,
    io,
    sync::{Arc, Mutex, PoisonError},
};

use serde_json::Value;
use words::{Language, Words};

use crate::{
    http::content::Content,
    site::{
        assets::Assets,
        files::{Files, Stamp},
        page::Page,
        pages,
    },
};

/// One version of the site. Nothing in it changes: a page is made once, and so is its compressed form.
#[derive(Debug)]
pub(crate) struct Snapshot {
    assets: Assets,
    made: Mutex<HashMap<String, Arc<Content>>>,
}

impl Snapshot {
    pub(crate) fn read(files: &Files, api: Arc<Value>) -> io::Result<Self> {
        let assets = Assets::read(files, api)?;
        // One language is enough: pages of the others differ by their sentences.
        let english = Words::new(Language::En);
        let digest = Page::all().into_iter().fold(assets.fingerprint(), |digest, page| {
            digest.and(pages::render(&assets, english, page).into_string().as_bytes())
        });
        Ok(Self { assets: assets.with_digest(digest), made: Mutex::default() })
    }

    /// The files.
    pub(crate) const fn assets(&self) -> &Assets {
        &self.assets
    }

    /// A page, made when it is first asked for.
    pub(crate) fn page(&self, language: Language, page: Page) -> Arc<Content> {
        self.once(format!("{language}/{}", page.path()), || {
            Content::html(pages::render(&self.assets, Words::new(language), page).into_string())
        })
    }

    /// The page that says that there is no such page.
    pub(crate) fn not_found(&self, language: Language) -> Arc<Content> {
        self.once(format!("{language} missing"), || {
            Content::html(pages::not_found(&self.assets, Words::new(language)).into_string())
        })
    }

    /// Something that is made when it is first asked for. The number of names must be bounded.
    pub(crate) fn once(&self, name: String, make: impl FnOnce() -> Content) -> Arc<Content> {
        let known = self.made.lock().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
        known.unwrap_or_else(|| {
            let content = Arc::new(make());
            let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(made.entry(name).or_insert(content))
        })
    }
}

/// The site as it is now. Files of a folder are read again when they change.
#[derive(Debug)]
pub(crate) struct Site {
    files: Files,
    api: Arc<Value>,
    current: Mutex<(Stamp, Arc<Snapshot>)>,
}

impl Site {
    /// Reads the site; `api` is the OpenAPI description that its page about the API shows.
    pub(crate) fn open(files: Files, api: Value) -> io::Result<Self> {
        let (stamp, api) = (files.stamp()?, Arc::new(api));
        let snapshot = Arc::new(Snapshot::read(&files, Arc::clone(&api))?);
        Ok(Self { files, api, current: Mutex::new((stamp, snapshot)) })
    }

    /// The current version; an older one while the folder cannot be read.
    pub(crate) fn current(&self) -> Arc<Snapshot> {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if let Files::Folder(_) = self.files
            && let Ok(stamp) = self.files.stamp()
            && stamp != current.0
            && let Ok(snapshot) = Snapshot::read(&self.files, Arc::clone(&self.api))
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
    fn a_changed_file_makes_a_new_version() {
        let folder = env::temp_dir().join(format!("gipfel-site-{}", process::id()));
        fs::create_dir_all(folder.join("site")).unwrap();
        fs::write(folder.join("site/site.js"), "1").unwrap();
        let site = Site::open(Files::Folder(folder.clone()), Value::Null).unwrap();
        let before = site.current();
        assert_eq!(site.current().assets().digest(), before.assets().digest());
        fs::write(folder.join("site/site.js"), "22").unwrap();
        let after = site.current();
        assert_ne!(after.assets().digest(), before.assets().digest());
        assert_eq!(&after.assets().file("site/site.js").unwrap().bytes[..], b"22");
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            site.current().assets().digest(),
            after.assets().digest(),
            "the last version stays"
        );
    }

    fn read() -> io::Result<Snapshot> {
        Snapshot::read(&Files::Embedded, Arc::new(Value::Null))
    }

    #[test]
    fn two_readings_of_the_same_files_are_one_version() {
        let (first, second) = (read(), read());
        assert_eq!(first.unwrap().assets().digest(), second.unwrap().assets().digest());
    }
}
