//! A small picture of each variant: the board and its characteristic pieces.

use maud::{Markup, html};

/// Renders the picture of a variant. Its colours come from the style sheet.
pub(super) fn picture(variant: &str) -> Markup {
    html! {
        svg class="mini" viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true" {
            path class="hex" d="M0-18 15.6-9V9L0 18-15.6 9V-9Z" {}
            @match variant {
                "yinsh" => { (ring(-6, -6, "w")) (ring(6, -2, "b")) (markers()) }
                "yinsh-blitz" => { (markers()) path class="flash" d="M3-15-6-1H-1L-3 7 6-5H1Z" {} }
                "gipf-basic" => { (stone(-6, -4, "w")) (stone(6, -4, "b")) (stone(0, 6, "w")) }
                "gipf-standard" => { (pile(-7, -2, "w")) (pile(7, -2, "b")) (stone(0, 8, "w")) }
                "gipf-potentials" => {
                    (stone(-6, 4, "w")) (tile(-6, 1, "w")) (tile(7, -4, "b"))
                }
                _ => { (pile(0, 2, "w")) path class="push" d="M0-17V-8M-3-11 0-7 3-11" {} }
            }
        }
    }
}

fn ring(x: i8, y: i8, color: &str) -> Markup {
    html! { circle class={ "ring " (color) } cx=(x) cy=(y) r="5" {} }
}

fn markers() -> Markup {
    html! {
        @for (x, color) in [(-7, "w"), (0, "w"), (7, "b")] {
            circle class={ "stone " (color) } cx=(x) cy="9" r="3" {}
        }
    }
}

fn stone(x: i8, y: i8, color: &str) -> Markup {
    html! { circle class={ "stone " (color) } cx=(x) cy=(y) r="5" {} }
}

/// Renders a potential: a hexagonal tile.
fn tile(x: i8, y: i8, color: &str) -> Markup {
    html! { path class={ "stone " (color) } d="M-5 0-2.5-4.3H2.5L5 0 2.5 4.3H-2.5Z" transform={ "translate(" (x) " " (y) ")" } {} }
}

/// Renders a stack of two pieces.
fn pile(x: i8, y: i8, color: &str) -> Markup {
    html! { (stone(x, y + 2, color)) (stone(x, y - 2, color)) }
}
