//! Ids of the games that the engine plays.

use variants::{ParseVariantError, Variant};

/// Returns every variant that the engine plays and that has its own id.
#[must_use]
pub fn variants() -> Vec<Variant> {
    #[cfg(feature = "potentials")]
    let presets = potentials::Preset::ALL.map(|preset| Variant::GipfPotentials(preset.terms()));
    #[cfg(not(feature = "potentials"))]
    let presets: [Variant; 0] = [];
    Variant::ALL.into_iter().chain(presets).collect()
}

/// Returns the accepted ids: those of the variants, and the one for all games under custom terms.
#[must_use]
pub fn ids() -> Vec<&'static str> {
    let own = cfg!(feature = "potentials").then_some(CUSTOM_TERMS);
    variants().into_iter().map(Variant::id).chain(own).collect()
}

/// Returns the variant with an id, using `terms` if the id requires custom terms.
///
/// # Errors
/// Returns an error if the id is unknown, or if terms are missing, invalid or superfluous.
pub fn variant(id: &str, terms: Option<&str>) -> Result<Variant, ParseVariantError> {
    let known = |terms| {
        if cfg!(feature = "potentials") { Variant::known(id, terms) } else { id.parse() }
    };
    match known(None) {
        Ok(_) if terms.is_some() => Err(ParseVariantError::TermsNotWanted),
        Ok(variant) => Ok(variant),
        Err(_) => known(terms),
    }
}

/// Id of all games under custom terms.
pub const CUSTOM_TERMS: &str = "gipf-potentials";

/// Default custom terms: those of Ultimate.
pub const DEFAULT_TERMS: &str = "tournament:21/21:T3Z3D3Y3U3-t3z3d3y3u3";

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "potentials")]
    #[test]
    fn custom_terms_default_to_those_of_ultimate() {
        assert_eq!(variant(CUSTOM_TERMS, Some(DEFAULT_TERMS)), variant("gipf-ultimate", None));
    }

    #[test]
    fn every_variant_is_found_by_its_id() {
        for known in variants() {
            assert_eq!(variant(known.id(), None), Ok(known));
        }
    }

    #[test]
    fn every_id_except_that_of_custom_terms_is_complete() {
        for id in ids() {
            assert_eq!(variant(id, None).is_err(), id == CUSTOM_TERMS, "{id}");
        }
    }
}
