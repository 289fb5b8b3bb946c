//! Rate limits by address, by player and overall.

use std::{
    fmt,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota,
    clock::{Clock as _, DefaultClock},
};

use record::PlayerId;
use sha2::{Digest as _, Sha256};
use store::Allowance;

use crate::{http::problem::Problem, limits::STORAGE_MAX_MIB};

/// A rate-limited action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rate {
    /// Any request to the API.
    Request,
    /// A new game by a guest.
    Setup,
    /// A new game by an account.
    Challenge,
    /// A challenge, with a daily limit.
    ChallengeDay,
    /// A seek by a guest.
    Seek,
    /// A seek by a guest, with a daily limit.
    SeekDay,
    /// A new player, guest or account.
    Player,
    /// A password check, per address.
    Password,
    /// A password check, per account.
    PasswordOfAccount,
    /// A password check for an account from one address, after too many attempts for that account.
    PasswordSlowly,
    /// A password that owners enter again within their session.
    PasswordOfOwner,
    /// An attempt with a recovery code for an account, per address.
    CodeOfAccount,
    /// A password check, overall.
    PasswordOfAll,
    /// An email.
    Mail,
    /// An email about a seek that matches a standing seek.
    Call,
    /// A report about a player.
    Report,
    /// Following, unfollowing, blocking or unblocking a player.
    Follow,
    /// A synchronisation of the notebook.
    Notebook,
    /// A search in the archive.
    Search,
    /// A lookup in an opening tree.
    Opening,
    /// An expensive response: an archive or an export.
    Download,
    /// A picture drawn by the server.
    Picture,
    /// Storing a study, every turn of which is checked.
    Study,
    /// A game report, for which the engine analyses every turn.
    GameReport,
    /// A KiB of stored data: notebook entries, studies, chat.
    Storage,
}

impl Rate {
    const ALL: [Self; 25] = [
        Self::Request,
        Self::Setup,
        Self::Challenge,
        Self::ChallengeDay,
        Self::Seek,
        Self::SeekDay,
        Self::Player,
        Self::Password,
        Self::PasswordOfAccount,
        Self::PasswordSlowly,
        Self::PasswordOfOwner,
        Self::CodeOfAccount,
        Self::PasswordOfAll,
        Self::Mail,
        Self::Call,
        Self::Report,
        Self::Follow,
        Self::Notebook,
        Self::Search,
        Self::Opening,
        Self::Download,
        Self::Picture,
        Self::Study,
        Self::GameReport,
        Self::Storage,
    ];

    /// Returns the number of requests allowed, and the period to which it applies.
    const fn allowed(self) -> (u32, Duration) {
        const MINUTE_SECONDS: u64 = 60;
        const HOUR_SECONDS: u64 = 60 * MINUTE_SECONDS;
        const DAY_SECONDS: u64 = 24 * HOUR_SECONDS;
        let (times, seconds) = match self {
            Self::Request => (1200, MINUTE_SECONDS),
            Self::Setup => (5, MINUTE_SECONDS),
            Self::Challenge => (25, MINUTE_SECONDS),
            Self::ChallengeDay => (200, DAY_SECONDS),
            Self::Seek => (8, MINUTE_SECONDS),
            Self::SeekDay => (300, DAY_SECONDS),
            Self::Player => (60, HOUR_SECONDS),
            Self::Password => (300, 10 * MINUTE_SECONDS),
            Self::PasswordOfAccount | Self::PasswordOfOwner | Self::CodeOfAccount => {
                (20, 15 * MINUTE_SECONDS)
            }
            Self::PasswordSlowly => (3, 15 * MINUTE_SECONDS),
            Self::PasswordOfAll => (7200, MINUTE_SECONDS),
            Self::Mail => (3, HOUR_SECONDS),
            Self::Call => (1, 3 * HOUR_SECONDS),
            Self::Report => (10, HOUR_SECONDS),
            Self::Follow => (60, MINUTE_SECONDS),
            Self::Notebook | Self::Search | Self::Opening => (120, MINUTE_SECONDS),
            Self::Download | Self::Picture => (15, MINUTE_SECONDS),
            Self::Study => (40, MINUTE_SECONDS),
            Self::GameReport => (30, HOUR_SECONDS),
            Self::Storage => (STORAGE_MAX_MIB * 1024, DAY_SECONDS),
        };
        (times, Duration::from_secs(seconds))
    }

    /// Returns the name under which a limit is counted in the database, for limits shared by all nodes: those that protect
    /// passwords, email and the disk.
    pub(crate) const fn shared(self) -> Option<&'static str> {
        match self {
            Self::Password => Some("password"),
            Self::PasswordOfAccount => Some("password-of-account"),
            Self::PasswordSlowly => Some("password-slowly"),
            Self::PasswordOfOwner => Some("password-of-owner"),
            Self::CodeOfAccount => Some("code-of-account"),
            Self::PasswordOfAll => Some("password-of-all"),
            Self::Mail => Some("mail"),
            Self::Call => Some("call"),
            Self::Storage => Some("storage"),
            _ => None,
        }
    }

    /// Returns the equivalent of [`Rate::quota`] for the database.
    pub(crate) fn allowance(self) -> Allowance {
        let (times, within) = self.allowed();
        Allowance { times, within: i64::try_from(within.as_millis()).unwrap_or(i64::MAX) }
    }

    /// Returns the quota. All of it may be used at once, and it refills evenly.
    fn quota(self) -> Quota {
        let (times, within) = self.allowed();
        let times = NonZeroU32::new(times).unwrap_or(NonZeroU32::MIN);
        Quota::with_period(within / times.get())
            .map_or_else(|| Quota::per_second(times), |quota| quota.allow_burst(times))
    }
}

/// Key of a limit: the client, account or player whose requests are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum LimitKey {
    /// An IPv4 address or an IPv6 /64.
    Address(IpAddr),
    /// A player, by their id.
    Player(u64),
    /// A name, by its digest.
    Name(u64),
    /// All requests together.
    All,
}

impl LimitKey {
    /// Returns the key of an address. IPv6 clients are limited per /64.
    pub(crate) const fn address(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(_) => Self::Address(address),
            IpAddr::V6(new) => {
                let network = new.to_bits() & !(u64::MAX as u128);
                Self::Address(IpAddr::V6(Ipv6Addr::from_bits(network)))
            }
        }
    }
}

impl LimitKey {
    /// Returns the key of a player.
    pub(crate) const fn player(player: PlayerId) -> Self {
        Self::Player(player.to_i64().cast_unsigned())
    }

    /// Returns a digest that is the same on every node.
    pub(crate) fn digest(self) -> i64 {
        let mut hash = Sha256::new();
        match self {
            Self::Address(IpAddr::V4(address)) => hash.update(address.octets()),
            Self::Address(IpAddr::V6(address)) => hash.update(address.octets()),
            Self::Player(id) => hash.update(format!("player {id}")),
            Self::Name(name) => hash.update(format!("name {name}")),
            Self::All => hash.update("all"),
        }
        let digest: [u8; 32] = hash.finalize().into();
        let [a, b, c, d, e, f, g, h, ..] = digest;
        i64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

impl From<IpAddr> for LimitKey {
    fn from(address: IpAddr) -> Self {
        Self::address(address)
    }
}

/// Number of keys above which a warning is logged.
const KEYS_WARNING_THRESHOLD: usize = 200_000;

/// Rate limiters of this node.
pub(crate) struct Rates {
    counts: Vec<DefaultKeyedRateLimiter<LimitKey>>,
    clock: DefaultClock,
    /// Whether limits are disabled, for load tests.
    off: bool,
}

impl fmt::Debug for Rates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rates").field("off", &self.off).finish_non_exhaustive()
    }
}

impl Rates {
    pub(crate) fn new(off: bool) -> Self {
        let counts = Rate::ALL.iter().map(|rate| DefaultKeyedRateLimiter::keyed(rate.quota()));
        Self { counts: counts.collect(), clock: DefaultClock::default(), off }
    }

    /// Counts one request.
    ///
    /// # Errors
    /// Fails if the limit is exceeded, with a problem that states when to try again.
    pub(crate) fn spend(&self, rate: Rate, key: impl Into<LimitKey>) -> Result<(), Problem> {
        self.spend_many(rate, key, NonZeroU32::MIN)
    }

    /// Counts several units at once: all of them or, if they would exceed the limit, none.
    ///
    /// # Errors
    /// Fails if the limit is exceeded, with a problem that states when to try again.
    pub(crate) fn spend_many(
        &self,
        rate: Rate,
        key: impl Into<LimitKey>,
        times: NonZeroU32,
    ) -> Result<(), Problem> {
        if self.off {
            return Ok(());
        }
        let Some(counts) = self.counts.get(rate as usize) else { return Ok(()) };
        let (_, within) = rate.allowed();
        let spent = counts.check_key_n(&key.into(), times);
        // More units than the whole quota are always refused.
        let spent = spent.map_err(|_| Problem::too_many(within.as_secs()))?;
        spent.map_err(|refused| {
            let wait = refused.wait_time_from(self.clock.now());
            Problem::too_many(wait.as_secs() + 1)
        })
    }

    /// Drops keys whose quota is full again. Called periodically.
    pub(crate) fn tidy(&self) {
        for counts in &self.counts {
            counts.retain_recent();
            if counts.len() > KEYS_WARNING_THRESHOLD {
                tracing::warn!(counts = counts.len(), "The rate limits track unusually many keys");
            }
            counts.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest() -> IpAddr {
        IpAddr::from([192, 0, 2, 1])
    }

    #[test]
    fn every_rate_is_listed_at_its_index() {
        for (index, rate) in Rate::ALL.into_iter().enumerate() {
            assert_eq!(rate as usize, index);
        }
    }

    #[test]
    fn limits_shared_by_all_nodes_have_distinct_names() {
        let keys =
            [LimitKey::address(guest()), LimitKey::Player(1), LimitKey::Name(1), LimitKey::All];
        let digests: std::collections::BTreeSet<i64> = keys.map(LimitKey::digest).into();
        assert_eq!(digests.len(), keys.len());
        let shared: Vec<_> = Rate::ALL.into_iter().filter_map(Rate::shared).collect();
        let names: std::collections::BTreeSet<_> = shared.iter().collect();
        assert_eq!((shared.len(), names.len()), (9, 9));
    }

    #[test]
    fn a_guest_cannot_create_a_sixth_game_within_a_minute() {
        let rates = Rates::new(false);
        for _ in 0..5 {
            rates.spend(Rate::Setup, guest()).unwrap();
        }
        let problem = rates.spend(Rate::Setup, guest()).unwrap_err();
        assert_eq!(problem.code(), "limit");
        rates.spend(Rate::Setup, IpAddr::from([192, 0, 2, 2])).unwrap();
        rates.spend(Rate::Seek, guest()).unwrap();
    }

    #[test]
    fn an_address_can_store_a_limited_amount_per_day() {
        let rates = Rates::new(false);
        let half = NonZeroU32::new(STORAGE_MAX_MIB * 512).unwrap();
        for _ in 0..2 {
            rates.spend_many(Rate::Storage, guest(), half).unwrap();
        }
        assert!(rates.spend(Rate::Storage, guest()).is_err());
        let more = NonZeroU32::new(STORAGE_MAX_MIB * 1024 + 1).unwrap();
        let other = IpAddr::from([192, 0, 2, 2]);
        assert!(rates.spend_many(Rate::Storage, other, more).is_err());
        rates.spend(Rate::Storage, other).unwrap();
    }

    #[test]
    fn ipv6_clients_are_limited_per_64() {
        let rates = Rates::new(false);
        for last in 1..=5 {
            rates.spend(Rate::Setup, IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last])).unwrap();
        }
        let other = IpAddr::from([0x2001, 0xdb8, 0, 1, 9, 9, 9, 9]);
        assert!(rates.spend(Rate::Setup, other).is_err());
    }

    #[test]
    fn disabled_limits_refuse_nothing() {
        let rates = Rates::new(true);
        assert!((0..100).all(|_| rates.spend(Rate::Setup, guest()).is_ok()));
    }
}
