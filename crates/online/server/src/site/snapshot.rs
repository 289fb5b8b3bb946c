//! Everything that can be fetched, as it is now: files, pages, words, all under one digest.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    io,
    sync::{Arc, Mutex, PoisonError},
};

use words::{Language, Words};

use crate::{
    http::{content::Content, digest::Digest},
    site::{
        files::{Files, Stamp},
        modules::Modules,
        page::Page,
        pages,
    },
};

/// The script that every page has.
pub(crate) const SITE_ENTRY: &str = "site/site.js";

/// One version of the site. Nothing in it changes: a page is made once, and so is its compressed form.
#[derive(Debug)]
pub(crate) struct Site {
    digest: String,
    version: &'static str,
    assets: BTreeMap<String, Arc<Content>>,
    modules: Modules,
    made: Mutex<HashMap<String, Arc<Content>>>,
}

impl Site {
    pub(crate) fn read(files: &Files) -> io::Result<Self> {
        let named = files.read()?;
        let version = match files {
            Files::Embedded => env!("CARGO_PKG_VERSION"),
            Files::Folder(_) => "dev",
        };
        let modules = Modules::read(&named);
        let mut assets: BTreeMap<String, Arc<Content>> = named
            .into_iter()
            .map(|(name, bytes)| (name.clone(), Arc::new(Content::file(&name, bytes))))
            .collect();
        for (name, content) in sentences(&modules) {
            assets.insert(name, Arc::new(content));
        }
        let mut site =
            Self { digest: String::new(), version, assets, modules, made: Mutex::default() };
        site.digest = site.fingerprint().to_string();
        Ok(site)
    }

    /// Changes when a file, a sentence or the form of a page does.
    fn fingerprint(&self) -> Digest {
        let version = Digest::of(self.version.as_bytes());
        let files = self.assets.iter().fold(version, |digest, (name, content)| {
            digest.and(name.as_bytes()).and(&content.bytes)
        });
        let sentences = words::sources().fold(files, |digest, text| digest.and(text.as_bytes()));
        // One language is enough: pages of the others differ by their sentences.
        let english = Words::new(Language::En);
        Page::all().into_iter().fold(sentences, |digest, page| {
            digest.and(pages::render(self, english, page).into_string().as_bytes())
        })
    }

    /// The name of this version.
    pub(crate) fn digest(&self) -> &str {
        &self.digest
    }

    /// The version of the program, or `dev` while somebody works on the files.
    pub(crate) fn version(&self) -> &'static str {
        self.version
    }

    /// The address of a file.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.digest)
    }

    /// Whether there is such a file.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.assets.contains_key(name)
    }

    /// A file.
    pub(crate) fn asset(&self, name: &str) -> Option<Arc<Content>> {
        self.assets.get(name).cloned()
    }

    /// The names of all files.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.assets.keys().map(String::as_str)
    }

    /// The modules that a page runs at once.
    pub(crate) fn scripts(&self, page: Page) -> BTreeSet<&str> {
        self.modules.at_once(&[SITE_ENTRY, &page.entry()])
    }

    /// A page, made when it is first asked for.
    pub(crate) fn page(&self, language: Language, page: Page) -> Arc<Content> {
        self.once(format!("{language}/{}", page.path()), || {
            Content::html(pages::render(self, Words::new(language), page).into_string())
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
    files
}

/// The site as it is now. Files of a folder are read again when they change.
#[derive(Debug)]
pub(crate) struct Shelf {
    files: Files,
    now: Mutex<(Stamp, Arc<Site>)>,
}

impl Shelf {
    pub(crate) fn open(files: Files) -> io::Result<Self> {
        let stamp = files.stamp()?;
        let site = Arc::new(Site::read(&files)?);
        Ok(Self { files, now: Mutex::new((stamp, site)) })
    }

    /// The current version; an older one while the folder cannot be read.
    pub(crate) fn site(&self) -> Arc<Site> {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if let Files::Folder(_) = self.files
            && let Ok(stamp) = self.files.stamp()
            && stamp != now.0
            && let Ok(site) = Site::read(&self.files)
        {
            *now = (stamp, Arc::new(site));
        }
        Arc::clone(&now.1)
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
        let shelf = Shelf::open(Files::Folder(folder.clone())).unwrap();
        let before = shelf.site();
        assert_eq!(shelf.site().digest(), before.digest());
        fs::write(folder.join("site/site.js"), "22").unwrap();
        let after = shelf.site();
        assert_ne!(after.digest(), before.digest());
        assert_eq!(&after.asset("site/site.js").unwrap().bytes[..], b"22");
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(shelf.site().digest(), after.digest(), "the last version stays");
    }

    #[test]
    fn two_readings_of_the_same_files_are_one_version() {
        let (first, second) = (Site::read(&Files::Embedded), Site::read(&Files::Embedded));
        assert_eq!(first.unwrap().digest(), second.unwrap().digest());
    }
}
