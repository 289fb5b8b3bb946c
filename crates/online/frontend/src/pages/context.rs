use words::{Language, Words};

use crate::{assets::Assets, page::Page};

/// Data from which a page is rendered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// Files of this version of the site.
    pub(crate) assets: &'a Assets,
    /// Messages in the language of the page.
    pub(crate) words: Words,
    /// The page; `None` for an unknown URL.
    pub(crate) page: Option<Page>,
}

impl Context<'_> {
    /// Returns the language.
    pub(crate) fn language(&self) -> Language {
        self.words.language()
    }

    /// Returns the URL of another page in the same language.
    pub(crate) fn link(&self, page: Page) -> String {
        format!("/{}/{}", self.language(), page.path())
    }
}
