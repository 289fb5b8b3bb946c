//! Fields of forms. Each has its label, its hint and the place of its error, which are tied to it for those who hear the page.

use maud::{Markup, html};

/// A field that is written in.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    /// Different from all others of the page.
    pub(super) id: &'a str,
    /// What it is called in what is sent.
    pub(super) name: &'a str,
    pub(super) label: &'a str,
    /// Empty: none.
    pub(super) hint: &'a str,
    /// The type of an input.
    pub(super) kind: &'a str,
    /// What a browser or a keeper of passwords may fill in.
    pub(super) autocomplete: &'a str,
    pub(super) required: bool,
    /// How many characters are needed; 0: any number.
    pub(super) least: usize,
    pub(super) most: usize,
}

impl Field<'_> {
    /// A field with a text that must be filled in.
    pub(super) const fn text<'a>(id: &'a str, name: &'a str, label: &'a str) -> Field<'a> {
        Field {
            id,
            name,
            label,
            hint: "",
            kind: "text",
            autocomplete: "off",
            required: true,
            least: 0,
            most: 200,
        }
    }

    /// The field in the page.
    pub(super) fn markup(&self) -> Markup {
        let Self { id, name, label, hint, kind, autocomplete, required, least, most } = *self;
        let is_hinted = !hint.is_empty();
        // Names, codes and addresses are not words of any language.
        let is_word = kind == "search";
        html! {
            div class="field" {
                label for=(id) { (label) }
                @if is_hinted { p class="hint" id={ (id) "-hint" } { (hint) } }
                input id=(id) name=(name) type=(kind) autocomplete=(autocomplete) required[required]
                    minlength=[(least > 0).then_some(least)] maxlength=(most)
                    autocapitalize=[(!is_word).then_some("none")] spellcheck="false"
                    aria-describedby={ @if is_hinted { (id) "-hint " } (id) "-error" };
                p class="error" id={ (id) "-error" } hidden {}
            }
        }
    }
}

/// The end of a form: what went wrong with all of it, and the button that sends it.
pub(super) fn send(text: &str, class: &str, wait: &str) -> Markup {
    html! {
        p class="error" data-failed role="alert" hidden {}
        div class="acts" {
            button type="submit" class=(class) { (text) }
            span class="waiting" role="status" data-waiting data-text=(wait) {}
        }
    }
}

/// A choice of one.
pub(super) fn select(id: &str, name: &str, label: &str, choices: &[(&str, String)]) -> Markup {
    html! {
        div class="field" {
            label for=(id) { (label) }
            select id=(id) name=(name) {
                @for (value, text) in choices { option value=(value) { (text) } }
            }
        }
    }
}
