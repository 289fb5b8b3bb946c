use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{Color, Game};

/// Maximum number of actions played to reach an arbitrary position.
const GENERATED_MAX_ACTIONS: usize = 300;

/// Returns a position reached from the start position of `variant` by playing legal actions that
/// `data` selects.
///
/// # Errors
/// Propagates errors from [`Unstructured`].
#[doc(hidden)]
pub fn arbitrary_position<G: Game>(variant: G::Variant, data: &mut Unstructured<'_>) -> Result<G> {
    let mut position = G::start(variant);
    for _ in 0..data.int_in_range(0..=GENERATED_MAX_ACTIONS)? {
        let mut actions = position.legal_actions();
        if actions.len() == 0 || data.is_empty() {
            break;
        }
        let index = data.choose_index(actions.len())?;
        if let Some(action) = actions.nth(index) {
            position.play_unchecked(action);
        }
    }
    Ok(position)
}

impl<'a> Arbitrary<'a> for Color {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        data.choose(&Self::ALL).copied()
    }
}

/// Implements [`Arbitrary`] for types with a constant `ALL`, whose elements are equally likely, and for positions, which are reached
/// from the start of an arbitrary variant.
#[doc(hidden)]
#[macro_export]
macro_rules! arbitrary_values {
    ($($Type:ty),+; $Position:ty) => {
        $(
            impl<'a> ::arbitrary::Arbitrary<'a> for $Type {
                fn arbitrary(data: &mut ::arbitrary::Unstructured<'a>) -> ::arbitrary::Result<Self> {
                    data.choose(&Self::ALL).copied()
                }
            }
        )+

        /// Generates a reachable position.
        impl<'a> ::arbitrary::Arbitrary<'a> for $Position {
            fn arbitrary(data: &mut ::arbitrary::Unstructured<'a>) -> ::arbitrary::Result<Self> {
                $crate::arbitrary_position(data.arbitrary()?, data)
            }
        }
    };
}
