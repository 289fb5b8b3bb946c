//! Number formats of each language, the same as those of `Intl.NumberFormat` in the browser.

use fluent_bundle::FluentValue;
use intl_memoizer::concurrent::IntlLangMemoizer;

use crate::language::Language;

type Formatter = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;

/// Returns the number formatter of a language.
pub(crate) fn formatter(language: Language) -> Formatter {
    match language {
        Language::En => |value, _| written(value, ",", ".", 4),
        Language::De | Language::Nl => |value, _| written(value, ".", ",", 4),
        Language::Es | Language::It => |value, _| written(value, ".", ",", 5),
        Language::Fr => |value, _| written(value, "\u{202f}", ",", 4),
        Language::Pl => |value, _| written(value, "\u{a0}", ",", 5),
        Language::Ru | Language::Uk => |value, _| written(value, "\u{a0}", ",", 4),
    }
}

/// Formats a number with at most three decimals; thousands are grouped in numbers of `least` or more digits.
fn written(value: &FluentValue<'_>, thousands: &str, point: &str, least: usize) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let text = format!("{:.3}", number.value.abs());
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let fraction = fraction.trim_end_matches('0');
    let is_zero = fraction.is_empty() && whole == "0";
    let mut out = String::from(if number.value < 0.0 && !is_zero { "-" } else { "" });
    for (index, digit) in whole.chars().enumerate() {
        let rest = whole.len() - index;
        if index > 0 && rest.is_multiple_of(3) && whole.len() >= least {
            out.push_str(thousands);
        }
        out.push(digit);
    }
    if !fraction.is_empty() {
        out.push_str(point);
        out.push_str(fraction);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(language: Language, value: f64) -> String {
        let memoizer = IntlLangMemoizer::new(unic_langid::LanguageIdentifier::default());
        formatter(language)(&value.into(), &memoizer).unwrap()
    }

    #[test]
    fn numbers_are_formatted_for_each_language() {
        assert_eq!(number(Language::En, 1234.5), "1,234.5");
        assert_eq!(number(Language::De, 1234.5), "1.234,5");
        assert_eq!(number(Language::Fr, 1_234_567.0), "1\u{202f}234\u{202f}567");
        assert_eq!(number(Language::Pl, 1234.0), "1234");
        assert_eq!(number(Language::Pl, 12345.0), "12\u{a0}345");
        assert_eq!(number(Language::Uk, -0.25), "-0,25");
        assert_eq!(number(Language::En, -0.0001), "0");
    }
}
