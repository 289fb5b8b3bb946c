//! Tests that invalid terms are rejected.

use gipf_potentials::{ParseTermsError, Preset, Terms};

#[test]
fn invalid_terms_are_rejected() {
    for text in [
        "",
        "gipf-basic",
        "standard:18/18",
        "Standard:18/18:-",
        "standard:11/18:-",
        "standard:18/25:-",
        "standard:+8/18:-",
        "standard:18/18:T7-",
        "standard:18/18:T0-",
        "standard:18/18:Z1T1-",
        "standard:18/18:T1T1-",
        "standard:18/18:T3-T3",
        "standard:18/18:T",
        "standard:18/18:T-",
        "standard:18/18:X3-",
    ] {
        assert_eq!(text.parse::<Terms>(), Err(ParseTermsError), "{text}");
    }
}

#[test]
fn a_preset_is_recognised_by_its_terms() {
    for preset in Preset::ALL {
        assert_eq!(preset.code().parse(), Ok(preset.terms()));
        assert_eq!(preset.terms().to_string().parse(), Ok(preset.terms()));
        assert_eq!(preset.terms().preset(), Some(preset));
    }
    assert_eq!("tournament:18/18:T6-t5".parse::<Terms>().unwrap().preset(), None);
}
