//! The pages in words and marks; what moves in them is done by the scripts in `web/`.

pub(crate) mod about;
pub(crate) mod account;
pub(crate) mod analyse;
pub(crate) mod api;
pub(crate) mod archive;
mod form;
pub(crate) mod game;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod not_found;
pub(crate) mod online;
pub(crate) mod play;
pub(crate) mod player;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod shell;

use maud::Markup;
use words::{Language, Words};

use crate::site::{page::Page, snapshot::Site};

/// What a page is made from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The files of this version.
    pub(crate) site: &'a Site,
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

/// Makes a page.
pub(crate) fn render(site: &Site, words: Words, page: Page) -> Markup {
    let context = Context { site, words, page: Some(page) };
    match page {
        Page::Home => home::render(&context),
        Page::Play => play::render(&context),
        Page::Online => online::render(&context),
        Page::Game => game::render(&context),
        Page::Analyse => analyse::render(&context),
        Page::Learn => learn::overview(&context),
        Page::Course(family) => learn::course(&context, family),
        Page::Lesson(family, lesson) => learn::lesson(&context, family, lesson),
        Page::Rules(family) => rules::render(&context, family),
        Page::Settings => settings::render(&context),
        Page::Account => account::render(&context),
        Page::Player => player::render(&context),
        Page::Archive => archive::render(&context),
        Page::Api => api::render(&context),
        Page::About => about::render(&context),
    }
}
