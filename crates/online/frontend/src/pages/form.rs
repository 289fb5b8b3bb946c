//! Form fields. Label, hint and error are linked to the field, for screen readers.

use maud::{Markup, html};

/// An input field.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    /// Id, unique on the page.
    pub(super) id: &'a str,
    /// Name under which the value is sent.
    pub(super) name: &'a str,
    pub(super) label: &'a str,
    /// Hint; empty if there is none.
    pub(super) hint: &'a str,
    /// Type of the input element.
    pub(super) kind: &'a str,
    /// Kind of value that browsers and password managers may fill in.
    pub(super) autocomplete: &'a str,
    pub(super) required: bool,
    /// Minimum number of characters; 0 for no minimum.
    pub(super) least: usize,
    pub(super) most: usize,
}

impl Field<'_> {
    /// Returns a required text field.
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

    /// Renders the field.
    pub(super) fn markup(&self) -> Markup {
        let Self { id, name, label, hint, kind, autocomplete, required, least, most } = *self;
        let is_hinted = !hint.is_empty();
        // Names, codes and addresses must not be capitalised automatically.
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

/// Renders the end of a form: its general error, and the submit button.
pub(super) fn send(text: &str, class: &str, wait: &str) -> Markup {
    html! {
        p class="error" data-failed role="alert" hidden {}
        div class="acts" {
            button type="submit" class=(class) { (text) }
            span class="waiting" role="status" data-waiting data-text=(wait) {}
        }
    }
}

/// Renders a drop-down list.
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
