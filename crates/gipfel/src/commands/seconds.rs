use std::str::FromStr;

/// A duration on the command line in seconds, with an optional fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seconds {
    milliseconds: u64,
}

/// Maximum duration in seconds: one day. Anything longer is assumed to be a mistake.
const SECONDS_MAX: f64 = 86_400.0;

impl Seconds {
    /// Returns the duration in milliseconds.
    pub(crate) fn milliseconds(self) -> u64 {
        self.milliseconds
    }
}

impl FromStr for Seconds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let seconds: f64 = text.parse().map_err(|_| "seconds must be a number such as 2 or 0.5")?;
        if !(0.001..=SECONDS_MAX).contains(&seconds) {
            return Err("the time must be at least 0.001 seconds and at most a day");
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
    fn an_invalid_time_is_rejected() {
        for text in ["", "x", "0", "-1", "NaN", "inf", "1e9"] {
            assert!(text.parse::<Seconds>().is_err(), "{text}");
        }
    }
}
