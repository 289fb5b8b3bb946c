use words::{Language, Words};

use crate::site::{assets::Assets, page::Page};

/// What a page is made from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The files of this version.
    pub(crate) assets: &'a Assets,
    /// The sentences of the page's language.
    pub(crate) words: Words,
    /// The page; none if there is no such page.
    pub(crate) page: Option<Page>,
}

impl Context<'_> {
    /// The language.
    pub(crate) fn language(&self) -> Language {
        self.words.language()
    }

    /// The address of another page in the same language.
    pub(crate) fn link(&self, page: Page) -> String {
        format!("/{}/{}", self.language(), page.path())
    }
}
