use maud::{Markup, html};

use super::{context::Context, shell::shell};

/// Renders the settings, which are stored in the browser. The controls have the names used in `site/settings.js`.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let theme = [
        ("system", words.settings_theme_system()),
        ("light", words.settings_theme_light()),
        ("dark", words.settings_theme_dark()),
    ];
    let speed = [
        ("0", words.settings_speed_off()),
        ("120", words.settings_speed_fast()),
        ("250", words.settings_speed_normal()),
        ("500", words.settings_speed_slow()),
    ];
    let coordinates = [
        ("outside", words.settings_coordinates_outside()),
        ("inside", words.settings_coordinates_inside()),
        ("off", words.settings_coordinates_off()),
    ];
    let board_theme = [
        ("wood", words.settings_board_theme_wood()),
        ("stone", words.settings_board_theme_stone()),
        ("night", words.settings_board_theme_night()),
    ];
    let pieces = [
        ("ivory", words.settings_pieces_ivory()),
        ("flat", words.settings_pieces_flat()),
        ("clear", words.settings_pieces_clear()),
    ];
    let lines = ["1", "2", "3", "4", "5"].map(|count| (count, count.to_owned()));
    let main = html! {
        main id="content" class="text" data-page="settings" {
            h1 { (words.settings_title()) }
            p class="lead" { (words.settings_lead()) }
            noscript { p { (words.site_no_script()) } }
            form data-settings {
                // The controls are disabled until the script that stores settings is ready, so no click is lost.
                fieldset disabled data-waits {
                    h2 { (words.settings_look()) }
                    (picks("theme", &words.settings_theme(), &theme))
                    (tick("contrast", &words.settings_contrast()))
                    h2 { (words.settings_board()) }
                    (preview(context))
                    (picks("boardTheme", &words.settings_board_theme(), &board_theme))
                    (picks("pieces", &words.settings_pieces(), &pieces))
                    (picks("coordinates", &words.settings_coordinates(), &coordinates))
                    (picks("speed", &words.settings_speed(), &speed))
                    (tick("targets", &words.settings_targets()))
                    (tick("field", &words.settings_field()))
                    (tick("sound", &words.settings_sound()))
                    label class="volume" {
                        span { (words.settings_volume()) }
                        input type="range" name="volume" min="0" max="100" step="10";
                    }
                    h2 { (words.settings_engine()) }
                    (tick("evaluation", &words.settings_evaluation()))
                    (picks("lines", &words.settings_lines(), &lines))
                    p { button type="button" data-reset { (words.settings_reset()) } }
                }
            }
            h2 { (words.settings_keys()) }
            (keys(context))
            h2 { (words.settings_data()) }
            p { (words.settings_data_about()) }
            button type="button" data-erase { (words.settings_erase()) }
            dialog data-erase-sure aria-labelledby="erase-sure" {
                p id="erase-sure" { (words.settings_erase_sure()) }
                form method="dialog" class="acts" {
                    button value="no" { (words.settings_erase_no()) }
                    button value="yes" class="danger" { (words.settings_erase_yes()) }
                }
            }
        }
    };
    shell(context, &words.settings_title(), &main)
}

/// Renders a board for each game with the current settings.
fn preview(context: &Context<'_>) -> Markup {
    html! {
        div class="preview" data-preview {
            @for (variant, name) in [("yinsh", "YINSH"), ("gipf-standard", "GIPF")] {
                hex-board picture plain data-variant=(variant)
                    label={ (context.words.settings_preview()) " · " (name) } {}
            }
        }
    }
}

fn picks(name: &str, title: &str, choices: &[(&str, String)]) -> Markup {
    html! {
        fieldset {
            legend { (title) }
            div class="picks" {
                @for (value, text) in choices {
                    label { input type="radio" name=(name) value=(value); span { (text) } }
                }
            }
        }
    }
}

fn tick(name: &str, title: &str) -> Markup {
    html! { label class="tick" { input type="checkbox" name=(name); span { (title) } } }
}

fn keys(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        dl class="keys" {
            div { dt { kbd { "↑" } " " kbd { "↓" } } dd { (words.settings_keys_column()) } }
            div {
                dt { kbd { "←" } " " kbd { "→" } " " kbd { "Shift" } "+" kbd { "←" } " " kbd { "→" } }
                dd { (words.settings_keys_across()) }
            }
            div { dt { kbd { "E" } " " kbd { "5" } } dd { (words.settings_keys_jump()) } }
            div { dt { kbd { "Enter" } } dd { (words.settings_keys_act()) } }
            div { dt { kbd { "Esc" } } dd { (words.settings_keys_back()) } }
            div { dt { kbd { "←" } " " kbd { "→" } } dd { (words.settings_keys_step()) } }
            div { dt { kbd { "," } " " kbd { "." } } dd { (words.settings_keys_step_anywhere()) } }
            div { dt { kbd { "/" } } dd { (words.settings_keys_flip()) } }
        }
    }
}
