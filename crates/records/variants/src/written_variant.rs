use core::{fmt, str::FromStr};

use crate::variant::{ParseVariantError, Variant};

/// A variant as a single string, for event logs, databases and protocols: its id, followed for custom
/// terms by a colon and the terms.
///
/// ```
/// use variants::{Variant, WrittenVariant};
///
/// assert_eq!("yinsh".parse(), Ok(WrittenVariant(Variant::Yinsh)));
/// assert!("gipf-potentials".parse::<WrittenVariant>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WrittenVariant(pub Variant);

impl fmt::Display for WrittenVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id())?;
        match self.0.custom_terms() {
            Some(terms) => write!(f, ":{terms}"),
            None => Ok(()),
        }
    }
}

impl FromStr for WrittenVariant {
    type Err = ParseVariantError;

    fn from_str(text: &str) -> Result<Self, ParseVariantError> {
        let (id, terms) = match text.split_once(':') {
            Some((id, terms)) => (id, Some(terms)),
            None => (text, None),
        };
        Variant::known(id, terms).map(Self)
    }
}
