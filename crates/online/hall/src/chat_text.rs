//! The text of a chat message: one line that can be seen and does not change how other text is read.

/// The longest text, in characters.
const LONGEST: usize = 280;

/// The text as it is stored, without directional overrides; nothing if it is not one visible line.
pub(crate) fn clean(text: &str) -> Option<String> {
    let text: String = text.chars().filter(|letter| !is_directional(*letter)).collect();
    let text = text.trim();
    let is_line = !text.chars().any(|letter| letter.is_control() || is_separator(letter));
    let is_visible = text.chars().any(|letter| !letter.is_whitespace() && !is_invisible(letter));
    (is_line && is_visible && text.chars().count() <= LONGEST).then(|| text.to_owned())
}

/// Characters that embed, override or isolate a direction: what follows them, also the text of others, could be read backwards.
const fn is_directional(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Ends of lines and paragraphs that are not control characters.
const fn is_separator(letter: char) -> bool {
    matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Characters without a shape. Some have a use between others, in emoji and in Persian, but none can be read alone.
const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn a_text_is_one_line_of_at_most_280_characters() {
        assert_eq!(clean(" hello ").as_deref(), Some("hello"));
        assert!(clean(&"ä".repeat(280)).is_some());
        for bad in ["", "   ", "a\u{7}b", "a\nb", "a\u{2028}b", &"x".repeat(281)] {
            assert_eq!(clean(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_text_that_cannot_be_seen_is_no_text() {
        for bad in [
            "\u{200b}",
            "\u{2060}\u{feff}",
            "\u{3164}",
            "\u{2800}",
            " \u{ad} ",
            "\u{e0041}",
            "\u{202e}",
        ] {
            assert_eq!(clean(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn directional_overrides_are_left_out() {
        assert_eq!(clean("\u{202e}nice\u{202c} game\u{2066}").as_deref(), Some("nice game"));
    }

    #[test]
    fn joiners_within_a_text_stay() {
        for good in [
            "\u{1f469}\u{200d}\u{1f52c}",
            "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
            "\u{5e9}\u{5dc}\u{5d5}\u{5dd}",
        ] {
            assert_eq!(clean(good).as_deref(), Some(good));
        }
    }
}
