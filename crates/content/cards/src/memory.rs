use crate::Grade;

/// Target retention: a card is due when the chance of remembering it has fallen to this value.
pub const RETENTION: f64 = 0.9;

/// Parameters w0 to w20 of FSRS-6, fitted to the reviews of many people.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// Minimum stability, in days.
const MIN_STABILITY: f64 = 0.001;

/// Maximum interval, in days.
const CARD_INTERVAL_MAX_DAYS: f64 = 36_500.0;

/// Memory state of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Memory {
    /// Number of days after which the chance of remembering the position is 90 %.
    pub stability: f64,
    /// Difficulty of increasing the stability, from 1 to 10.
    pub difficulty: f64,
}

impl Memory {
    /// Returns the state after the first review.
    #[must_use]
    pub fn first(grade: Grade) -> Self {
        let stability = W[usize::from(grade.number()) - 1];
        Self { stability, difficulty: first_difficulty(grade).clamp(1.0, 10.0) }
    }

    /// Returns the state after another review, this many whole days later.
    #[must_use]
    pub fn after(self, days: u32, grade: Grade) -> Self {
        let stability = match (days, grade) {
            (0, grade) => self.same_day(grade),
            (days, Grade::Again) => self.forgotten(days),
            (days, grade) => self.recalled(days, grade),
        };
        Self { stability: stability.max(MIN_STABILITY), difficulty: self.next_difficulty(grade) }
    }

    /// Returns the chance of remembering the position after this many days.
    #[must_use]
    pub fn retrievability(self, days: u32) -> f64 {
        (1.0 + factor() * f64::from(days) / self.stability).powf(-W[20])
    }

    /// Returns the number of whole days after which the chance has fallen to [`RETENTION`], at
    /// least one.
    #[must_use]
    pub fn interval(self) -> u32 {
        let days = self.stability / factor() * (RETENTION.powf(-1.0 / W[20]) - 1.0);
        days.round().clamp(1.0, CARD_INTERVAL_MAX_DAYS) as u32
    }

    fn next_difficulty(self, grade: Grade) -> f64 {
        let change = -W[6] * (f64::from(grade.number()) - 3.0);
        // Linear damping: near the end of the scale the difficulty changes less.
        let changed = self.difficulty + change * (10.0 - self.difficulty) / 9.0;
        // Mean reversion: every review moves the difficulty a little towards the easiest initial
        // value.
        (W[7] * first_difficulty(Grade::Easy) + (1.0 - W[7]) * changed).clamp(1.0, 10.0)
    }

    fn same_day(self, grade: Grade) -> f64 {
        let grown =
            (W[17] * (f64::from(grade.number()) - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        self.stability * if grade == Grade::Again { grown } else { grown.max(1.0) }
    }

    fn recalled(self, days: u32, grade: Grade) -> f64 {
        let bonus = match grade {
            Grade::Hard => W[15],
            Grade::Easy => W[16],
            Grade::Again | Grade::Good => 1.0,
        };
        let surprise = (W[10] * (1.0 - self.retrievability(days))).exp() - 1.0;
        let growth = W[8].exp() * (11.0 - self.difficulty) * self.stability.powf(-W[9]);
        self.stability * (1.0 + growth * surprise * bonus)
    }

    fn forgotten(self, days: u32) -> f64 {
        let left = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (W[14] * (1.0 - self.retrievability(days))).exp();
        left.min(self.stability / (W[17] * W[18]).exp())
    }
}

/// Returns the factor that makes the chance exactly 90 % when the days equal the stability.
fn factor() -> f64 {
    0.9_f64.powf(-1.0 / W[20]) - 1.0
}

fn first_difficulty(grade: Grade) -> f64 {
    W[4] - (W[5] * (f64::from(grade.number()) - 1.0)).exp() + 1.0
}
