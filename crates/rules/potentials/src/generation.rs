use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{
    Action, BASICS_MAX, Hand, Kind, MIN_BASICS, Position, Potential, Preset, Start, Terms,
};

game::arbitrary_values! { Potential; Position }

impl<'a> Arbitrary<'a> for Hand {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        let numbers: [u8; 5] = data.arbitrary()?;
        Ok(Self::new(numbers.map(|number| number % 7)).unwrap_or_default())
    }
}

/// Generates a preset or custom terms.
impl<'a> Arbitrary<'a> for Terms {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        let preset = data.choose(&Preset::ALL)?.terms();
        if data.arbitrary()? {
            return Ok(preset);
        }
        let mut basics = || data.int_in_range(MIN_BASICS..=BASICS_MAX);
        let basics = [basics()?, basics()?];
        let start = *data.choose(&Start::ALL)?;
        Ok(Self::new(start, basics, data.arbitrary()?).unwrap_or(preset))
    }
}

impl<'a> Arbitrary<'a> for Kind {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        let potential = Self::Loaded(data.arbitrary()?);
        data.choose(&[Self::Basic, Self::Gipf, Self::Extra, potential]).copied()
    }
}

/// Generates any action, legal or not.
impl<'a> Arbitrary<'a> for Action {
    fn arbitrary(data: &mut Unstructured<'a>) -> Result<Self> {
        Ok(match data.int_in_range(0..=5)? {
            0 => Self::Enter { kind: data.arbitrary()?, spot: data.arbitrary()? },
            1 => Self::Push { kind: data.arbitrary()?, push: data.arbitrary()? },
            2 => Self::Remove(data.arbitrary()?),
            3 => Self::Use {
                kind: data.arbitrary()?,
                from: data.arbitrary()?,
                to: data.arbitrary()?,
            },
            4 => Self::Decline,
            _ => Self::Leave,
        })
    }
}
