//! The games that the engine plays, by their ids.

use variants::{ParseVariantError, Variant};

/// Every variant with an id of its own that the engine plays.
#[must_use]
pub fn variants() -> Vec<Variant> {
    #[cfg(feature = "potentials")]
    let presets = potentials::Preset::ALL.map(|preset| Variant::GipfPotentials(preset.terms()));
    #[cfg(not(feature = "potentials"))]
    let presets: [Variant; 0] = [];
    Variant::ALL.into_iter().chain(presets).collect()
}

/// The ids that are read: those of the variants, and that of all games under own terms.
pub(crate) fn ids() -> Vec<&'static str> {
    let own = cfg!(feature = "potentials").then_some(OWN_TERMS);
    variants().into_iter().map(Variant::id).chain(own).collect()
}

/// The variant with an id, under own terms if it needs some.
pub(crate) fn variant(id: &str, terms: Option<&str>) -> Result<Variant, ParseVariantError> {
    let known = |terms| {
        if cfg!(feature = "potentials") { Variant::known(id, terms) } else { id.parse() }
    };
    match known(None) {
        Ok(_) if terms.is_some() => Err(ParseVariantError::TermsNotWanted),
        Ok(variant) => Ok(variant),
        Err(_) => known(terms),
    }
}

/// The id of all games under own terms.
pub(crate) const OWN_TERMS: &str = "gipf-potentials";

/// The terms of games under own terms until others are set: those of Ultimate.
pub(crate) const DEFAULT_TERMS: &str = "tournament:21/21:T3Z3D3Y3U3-t3z3d3y3u3";

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "potentials")]
    #[test]
    fn own_terms_are_those_of_ultimate_until_others_are_set() {
        assert_eq!(variant(OWN_TERMS, Some(DEFAULT_TERMS)), variant("gipf-ultimate", None));
    }

    #[test]
    fn every_variant_is_found_by_its_id() {
        for known in variants() {
            assert_eq!(variant(known.id(), None), Ok(known));
        }
    }

    #[test]
    fn every_id_but_that_of_own_terms_stands_alone() {
        for id in ids() {
            assert_eq!(variant(id, None).is_err(), id == OWN_TERMS, "{id}");
        }
    }
}
