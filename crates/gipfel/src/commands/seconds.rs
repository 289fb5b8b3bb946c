use std::str::FromStr;

/// A span of time as the command line has it: seconds, with a fraction or without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seconds {
    milliseconds: u64,
}

/// Longer than a day is a mistake.
const MOST: f64 = 86_400.0;

impl Seconds {
    /// So many milliseconds.
    pub(crate) fn milliseconds(self) -> u64 {
        self.milliseconds
    }
}

impl FromStr for Seconds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let seconds: f64 = text.parse().map_err(|_| "seconds are a number such as 2 or 0.5")?;
        if !(0.001..=MOST).contains(&seconds) {
            return Err("a time is at least 0.001 seconds and at most a day");
        }
        Ok(Self { milliseconds: (seconds * 1000.0).round() as u64 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_may_have_a_fraction() {
        let read = |text: &str| text.parse().map(Seconds::milliseconds);
        assert_eq!(read("2"), Ok(2_000));
        assert_eq!(read("0.05"), Ok(50));
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in ["", "x", "0", "-1", "NaN", "inf", "1e9"] {
            assert!(text.parse::<Seconds>().is_err(), "{text}");
        }
    }
}
