use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{Action, Bitboard, Dot, Kind, Position, Push, Spot, Variant};

game::arbitrary_values! { Variant, Spot, Dot; Position }

impl<'a> Arbitrary<'a> for Bitboard {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        data.arbitrary_iter()?.collect()
    }
}

impl<'a> Arbitrary<'a> for Kind {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        data.choose(&[Self::Single, Self::Gipf]).copied()
    }
}

impl<'a> Arbitrary<'a> for Push {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        let index = data.choose_index(Self::all().count())?;
        Ok(Self::all().nth(index).expect("index below the number of pushes"))
    }
}

/// Generates any action, legal or not.
impl<'a> Arbitrary<'a> for Action {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        Ok(match data.int_in_range(0..=3)? {
            0 => Self::Enter { kind: data.arbitrary()?, spot: data.arbitrary()? },
            1 => Self::Push { kind: data.arbitrary()?, push: data.arbitrary()? },
            2 => Self::Remove(data.arbitrary()?),
            _ => Self::Leave,
        })
    }
}
