//! Text written by one person and read by others: chat, names, studies, reports.
//!
//! Such text must not change how other text is read, hide anything, or cover the lines around it. Therefore control characters,
//! invisible characters and those that set the writing direction are removed, and the number of combining marks per letter is
//! limited. Ordinary text in any script is preserved: the marks of Vietnamese, Hebrew or Burmese, the joiners of Persian and of
//! Indic scripts, and composed emoji. Only flag emoji spelled with invisible letters are reduced to their first character.

use unicode_normalization::char::is_combining_mark;

/// Maximum number of combining marks on one letter. Hebrew and Burmese use four.
const MARKS_MAX_PER_LETTER: usize = 4;

const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';

/// Cleans a single line of text. Runs of white space become single spaces.
///
/// Returns `None` if the trimmed text contains control characters or line breaks, has more than `max_chars` characters, or has no
/// visible character.
#[must_use]
pub fn clean_line(text: &str, max_chars: usize) -> Option<String> {
    let text = text.trim();
    if text.chars().any(|letter| letter.is_control() || is_separator(letter)) {
        return None;
    }
    let text = readable(text).split_whitespace().collect::<Vec<_>>().join(" ");
    (!text.is_empty() && text.chars().count() <= max_chars).then_some(text)
}

/// Cleans multi-line text. Line breaks are preserved.
#[must_use]
pub fn clean_lines(text: &str) -> String {
    let spaced = text.chars().filter_map(|letter| match letter {
        '\n' => Some('\n'),
        '\t' => Some(' '),
        letter if is_separator(letter) => Some(' '),
        letter => (!letter.is_control()).then_some(letter),
    });
    readable(&spaced.collect::<String>())
}

/// Removes invisible characters, characters that change how other text is read, and excess combining marks.
fn readable(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    // The last letter that was kept, and the number of marks on it.
    let (mut base, mut marks) = (None, 0);
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        let is_kept = match letter {
            letter if letter.is_ascii() => true,
            ZERO_WIDTH_NON_JOINER | ZERO_WIDTH_JOINER => {
                !kept.ends_with(is_joiner)
                    && rest.peek().is_some_and(|next| joins(base, letter, *next))
            }
            // Variation selectors: text or emoji style.
            '\u{fe0e}' | '\u{fe0f}' => base.is_some_and(has_styles) && !kept.ends_with(is_style),
            letter if is_formatting(letter) => false,
            letter if is_combining_mark(letter) => {
                marks += 1;
                base.is_some() && marks <= MARKS_MAX_PER_LETTER
            }
            _ => true,
        };
        if !is_kept {
            continue;
        }
        kept.push(letter);
        if letter.is_whitespace() {
            (base, marks) = (None, 0);
        } else if !is_joiner(letter) && !is_combining_mark(letter) {
            (base, marks) = (Some(letter), 0);
        }
    }
    kept
}

/// Returns whether a joiner is meaningful between two letters: in composed emoji, and in scripts whose letters join.
fn joins(base: Option<char>, joiner: char, next: char) -> bool {
    let Some(base) = base else { return false };
    // The next character may be removed, which would leave the joiner without its second letter.
    if is_formatting(next) || is_combining_mark(next) {
        return false;
    }
    let is_emoji = joiner == ZERO_WIDTH_JOINER && is_pictograph(base) && is_pictograph(next);
    is_emoji || (is_of_joining_script(base) && is_of_joining_script(next))
}

const fn is_joiner(letter: char) -> bool {
    matches!(letter, ZERO_WIDTH_NON_JOINER | ZERO_WIDTH_JOINER)
}

const fn is_style(letter: char) -> bool {
    matches!(letter, '\u{fe0e}' | '\u{fe0f}')
}

/// Returns whether a character can be drawn both as text and as an emoji.
fn has_styles(letter: char) -> bool {
    is_pictograph(letter) || letter.is_ascii_digit() || matches!(letter, '#' | '*')
}

const fn is_pictograph(letter: char) -> bool {
    matches!(letter,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{27bf}'
        | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Returns whether a letter belongs to a script with joining letters: Arabic and related scripts, Indic and South-East Asian
/// scripts, or Mongolian.
const fn is_of_joining_script(letter: char) -> bool {
    matches!(letter, '\u{620}'..='\u{109f}' | '\u{1780}'..='\u{18af}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// Returns whether a character is a line or paragraph separator that is not a control character.
const fn is_separator(letter: char) -> bool {
    matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Returns whether a character is invisible or sets the writing direction, which could also reverse text written by others.
const fn is_formatting(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleaned(text: &str) -> Option<String> {
        clean_line(text, 280)
    }

    #[test]
    fn a_line_has_a_limited_length_and_no_breaks() {
        assert_eq!(cleaned(" hello ").as_deref(), Some("hello"));
        assert!(cleaned(&"ä".repeat(280)).is_some());
        for bad in ["", "   ", "a\u{7}b", "a\nb", "a\u{2028}b", &"x".repeat(281)] {
            assert_eq!(cleaned(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn white_space_becomes_single_spaces() {
        assert_eq!(cleaned("\u{3000}a \u{a0}\u{2003} b\u{202f}").as_deref(), Some("a b"));
    }

    #[test]
    fn invisible_text_is_refused() {
        for bad in [
            "\u{200b}",
            "\u{2060}\u{feff}",
            "\u{3164}",
            "\u{2800}",
            " \u{ad} ",
            "\u{e0041}",
            "\u{202e}",
            "\u{200d}",
            "\u{fe0f}",
            "\u{301}\u{301}",
        ] {
            assert_eq!(cleaned(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn directional_and_invisible_characters_are_removed() {
        for text in [
            "\u{202e}nice\u{202c} game\u{2066}",
            "ni\u{200b}ce ga\u{200d}me",
            "\u{200f}nice \u{200e}game",
            "ni\u{ad}ce\u{fe0f} game\u{e0041}",
            "nice \u{200c}game\u{61c}",
        ] {
            assert_eq!(cleaned(text).as_deref(), Some("nice game"), "{text:?}");
        }
    }

    #[test]
    fn text_in_any_script_is_preserved() {
        for good in [
            // Vietnamese, composed and decomposed.
            "Nguy\u{1ec5}n",
            "Nguye\u{302}\u{303}n",
            // Cyrillic, decomposed.
            "\u{438}\u{306} \u{456}\u{308}",
            // Hebrew with points, Persian with a joiner, Hindi with a half form, Burmese.
            "\u{5e9}\u{5c1}\u{5bc}\u{5b8}\u{596}\u{5dc}",
            "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
            "\u{915}\u{94d}\u{200d}\u{937}",
            "\u{1000}\u{103c}\u{103d}\u{1031}\u{1037}",
            "ไม่เป็นไร",
            "한국어 日本語",
        ] {
            assert_eq!(cleaned(good).as_deref(), Some(good));
        }
    }

    #[test]
    fn composed_emoji_are_preserved() {
        for good in [
            "\u{1f469}\u{200d}\u{1f52c}",
            "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}",
            "\u{1f3f3}\u{fe0f}\u{200d}\u{1f308}",
            "\u{1f64b}\u{1f3fd}\u{200d}\u{2640}\u{fe0f}",
            "\u{2764}\u{fe0f} 1\u{fe0f}\u{20e3}",
            "\u{1f1fa}\u{1f1e6}",
        ] {
            assert_eq!(cleaned(good).as_deref(), Some(good));
        }
    }

    #[test]
    fn a_letter_keeps_at_most_four_marks() {
        let text = format!("a{}b\u{302}", "\u{301}".repeat(200));
        let four = format!("a{}b\u{302}", "\u{301}".repeat(4));
        assert_eq!(cleaned(&text).as_deref(), Some(four.as_str()));
        let hidden = format!("a{}", "\u{301}\u{200b}".repeat(200));
        assert_eq!(cleaned(&hidden).map(|text| text.chars().count()), Some(5));
        let persian = format!("\u{645}{}", "\u{64e}\u{200c}".repeat(100));
        assert_eq!(cleaned(&persian).map(|text| text.chars().count()), Some(5));
    }

    #[test]
    fn marks_without_a_letter_are_removed() {
        assert_eq!(cleaned("\u{489}a \u{301}b").as_deref(), Some("a b"));
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        let letters = [
            'a',
            '1',
            '\u{301}',
            '\u{200d}',
            '\u{200c}',
            '\u{fe0f}',
            ' ',
            '\u{1f52c}',
            '\u{645}',
            '\u{202e}',
        ];
        for number in 0..100_000_u32 {
            let digits = (0..5).map(|place| letters[(number / 10_u32.pow(place) % 10) as usize]);
            let once = clean_lines(&digits.collect::<String>());
            assert_eq!(clean_lines(&once), once);
        }
    }

    #[test]
    fn line_breaks_are_preserved() {
        let text = "[Study \"Ta\u{202e}ctics\"]\r\n\n1. f6 {a\tb\u{7}\u{2028}c \u{a0}d} *\n";
        assert_eq!(clean_lines(text), "[Study \"Tactics\"]\n\n1. f6 {a b c \u{a0}d} *\n");
    }
}
