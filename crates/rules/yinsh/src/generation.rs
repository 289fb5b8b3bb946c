use arbitrary::{Arbitrary, Result, Unstructured};
use hexgrid::Axis;

use crate::{Action, Bitboard, Point, Position, Row, Variant};

game::arbitrary_values! { Variant, Point; Position }

impl<'a> Arbitrary<'a> for Bitboard {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        data.arbitrary_iter()?.collect()
    }
}

impl<'a> Arbitrary<'a> for Row {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        let rows = || {
            Axis::ALL.into_iter().flat_map(|axis| {
                Point::ALL.into_iter().filter_map(move |first| Self::starting(first, axis))
            })
        };
        let index = data.choose_index(rows().count())?;
        Ok(rows().nth(index).expect("index below the number of rows"))
    }
}

/// Generates any action, legal or not.
impl<'a> Arbitrary<'a> for Action {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        Ok(match data.int_in_range(0..=4)? {
            0 => Self::Place(data.arbitrary()?),
            1 => Self::Move { from: data.arbitrary()?, to: data.arbitrary()? },
            2 => Self::RemoveRow(data.arbitrary()?),
            3 => Self::RemoveRing(data.arbitrary()?),
            _ => Self::Pass,
        })
    }
}
