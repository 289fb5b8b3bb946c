//! The markup of the pages. The scripts in `web/` make them interactive.

mod about;
mod account;
mod analyse;
mod api;
mod archive;
mod club;
mod context;
mod embed;
mod form;
mod game;
mod game_parts;
mod games;
mod home;
mod leaders;
mod learn;
mod mistakes;
mod not_found;
mod offline;
mod online;
mod play;
mod player;
mod progress;
mod puzzles;
mod repeat;
mod rules;
mod settings;
mod shell;
mod studies;
mod train;
mod tv;

use maud::Markup;
use words::Words;

use self::context::Context;
use crate::{assets::Assets, page::Page};

/// Renders a page.
pub(crate) fn render(assets: &Assets, words: Words, page: Page) -> Markup {
    let context = Context { assets, words, page: Some(page) };
    match page {
        Page::Home => home::render(&context),
        Page::Play => play::render(&context),
        Page::Online => online::render(&context),
        Page::Game => game::render(&context),
        Page::Analyse | Page::Study => analyse::render(&context),
        Page::Studies => studies::render(&context),
        Page::Mistakes => mistakes::render(&context),
        Page::Learn => learn::overview(&context),
        Page::Course(family) => learn::course(&context, family),
        Page::Lesson(family, lesson) => learn::lesson(&context, family, lesson),
        Page::Train => train::render(&context),
        Page::Puzzles => puzzles::render(&context),
        Page::Rules(family) => rules::render(&context, family),
        Page::Settings => settings::render(&context),
        Page::Account => account::render(&context),
        Page::Player => player::render(&context),
        Page::Archive => archive::render(&context),
        Page::Club => club::render(&context),
        Page::Leaders => leaders::render(&context),
        Page::Tv => tv::render(&context),
        Page::Repeat => repeat::render(&context),
        Page::Progress => progress::render(&context),
        Page::Api => api::render(&context),
        Page::About => about::render(&context),
        Page::Embed => embed::render(&context),
        Page::Offline => offline::render(&context),
    }
}

/// Renders the page for unknown URLs.
pub(crate) fn not_found(assets: &Assets, words: Words) -> Markup {
    not_found::render(&Context { assets, words, page: None })
}
