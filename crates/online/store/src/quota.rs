//! Storage quotas of accounts.

use std::time::Duration;

use protocol::limits::millis;

/// Maximum amount of data that an account may store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// Maximum total size of notebook entries, in bytes.
    pub notebook_bytes: u32,
    /// Maximum number of studies.
    pub studies: u32,
    /// Maximum total size of studies, in bytes.
    pub study_bytes: u32,
}

const MIB: u32 = 1024 * 1024;

impl Quota {
    /// Quota of an established account.
    pub const FULL: Self = Self { notebook_bytes: 16 * MIB, studies: 100, study_bytes: 25 * MIB };

    /// Quota of a new account: enough for data previously kept in a browser, but too little to fill the disk with throwaway
    /// accounts.
    pub const NEW: Self = Self { notebook_bytes: 4 * MIB, studies: 100, study_bytes: 4 * MIB };

    /// Age below which an account counts as new: seven days.
    pub const NEW_ACCOUNT_AGE: Duration = Duration::from_secs(7 * 24 * 60 * 60);

    /// Returns the quota of an account, which depends on its age.
    #[must_use]
    pub const fn of(created: i64, now: i64) -> Self {
        let is_new = now.saturating_sub(created) < millis(Self::NEW_ACCOUNT_AGE);
        if is_new { Self::NEW } else { Self::FULL }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_account_has_a_small_quota_for_seven_days() {
        let week = 7 * 24 * 3600 * 1000;
        assert_eq!(Quota::of(1000, 1000), Quota::NEW);
        assert_eq!(Quota::of(1000, 1000 + week - 1), Quota::NEW);
        assert_eq!(Quota::of(1000, 1000 + week), Quota::FULL);
    }
}
