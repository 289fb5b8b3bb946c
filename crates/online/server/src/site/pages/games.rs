//! What the games are called where one is chosen from a list.

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

/// Terms that stand for all own terms: a search for one of them finds them all.
const ANY_OWN_TERMS: &str = "gipf-potentials:basic:18/18:T1-t1";

/// What can be searched for: the variants with an id of their own, and games under own terms.
pub(super) fn searched(words: Words) -> Vec<(&'static str, String)> {
    let own = format!("{} ({})", words.play_variant_gipf_potentials(), words.potentials_own());
    let mut names = names(words);
    names.push((ANY_OWN_TERMS, own));
    names
}

/// The variants with an id of their own, and what they are called.
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
    fn own_terms_are_searched_for_by_some_of_them() {
        let WrittenVariant(some) = ANY_OWN_TERMS.parse().expect("terms");
        assert!(some.own_terms().is_some());
    }

    #[test]
    fn every_variant_with_an_id_of_its_own_has_a_name() {
        let named: Vec<&str> =
            names(Words::new(Language::En)).into_iter().map(|(id, _)| id).collect();
        let all = Variant::ALL.into_iter().chain(Variant::PRESETS);
        assert_eq!(named, all.map(Variant::id).collect::<Vec<_>>());
    }
}
