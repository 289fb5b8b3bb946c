//! Names of the games in selection lists.

use words::Words;

/// Games with potentials, whose names are the same in every language.
const PRESETS: [(&str, &str); 6] = [
    ("gipf-tamsk", "GIPF + TAMSK"),
    ("gipf-zertz", "GIPF + ZÈRTZ"),
    ("gipf-dvonn", "GIPF + DVONN"),
    ("gipf-yinsh", "GIPF + YINSH"),
    ("gipf-punct", "GIPF + PÜNCT"),
    ("gipf-ultimate", "GIPF Ultimate"),
];

/// Example of custom terms: a search for it finds games with any custom terms.
const ANY_CUSTOM_TERMS: &str = "gipf-potentials:basic:18/18:T1-t1";

/// Returns the variants that can be searched for: those with an id, and games with custom terms.
pub(super) fn searched(words: Words) -> Vec<(&'static str, String)> {
    let own = format!("{} ({})", words.play_variant_gipf_potentials(), words.potentials_own());
    let mut names = names(words);
    names.push((ANY_CUSTOM_TERMS, own));
    names
}

/// Returns the variants with an id, and their names.
pub(super) fn names(words: Words) -> Vec<(&'static str, String)> {
    let plain = [
        ("yinsh", words.play_variant_yinsh()),
        ("yinsh-blitz", words.play_variant_yinsh_blitz()),
        ("gipf-basic", words.play_variant_gipf_basic()),
        ("gipf-standard", words.play_variant_gipf_standard()),
        ("gipf-tournament", words.play_variant_gipf_tournament()),
    ];
    plain.into_iter().chain(PRESETS.map(|(id, name)| (id, name.to_owned()))).collect()
}

#[cfg(test)]
mod tests {
    use variants::{Variant, WrittenVariant};
    use words::Language;

    use super::*;

    #[test]
    fn the_example_of_custom_terms_is_valid() {
        let WrittenVariant(some) = ANY_CUSTOM_TERMS.parse().expect("terms");
        assert!(some.custom_terms().is_some());
    }

    #[test]
    fn every_variant_with_an_id_has_a_name() {
        let named: Vec<&str> =
            names(Words::new(Language::En)).into_iter().map(|(id, _)| id).collect();
        let all = Variant::ALL.into_iter().chain(Variant::PRESETS);
        assert_eq!(named, all.map(Variant::id).collect::<Vec<_>>());
    }
}
