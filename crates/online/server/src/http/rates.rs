//! Rate limits, by address, by player or for all together.

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

use crate::http::problem::Problem;

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rate {
    /// Any request to the API.
    Request,
    /// A new game by a guest.
    Setup,
    /// A new game by an account.
    Challenge,
    /// A challenge, per day.
    ChallengeDay,
    /// A seek by a guest.
    Seek,
    /// A seek by a guest, in a day.
    SeekDay,
    /// A new player, a guest or an account.
    Player,
    /// A password check, per address.
    Password,
    /// A password check, per account.
    PasswordOfAccount,
    /// A password for an account, by an address, when the account has been tried too often.
    PasswordSlowly,
    /// A password that an owner gives again in their session.
    PasswordOfOwner,
    /// A recovery code for an account, by an address.
    CodeOfAccount,
    /// A password check, for all together.
    PasswordOfAll,
    /// A mail that is sent.
    Mail,
    /// A mail that somebody looks for the game of a standing seek.
    Call,
    /// A report about a player.
    Report,
    /// A player who is followed, or followed no longer.
    Follow,
    /// An exchange of what is kept to get better.
    Notebook,
    /// A search in the archive.
    Search,
    /// A position that is looked up in an opening tree.
    Opening,
    /// An expensive response: archives, exports.
    Download,
    /// A picture that is drawn.
    Picture,
    /// A study that is stored: every turn of it is played.
    Study,
    /// A report of a game: the engine thinks about every turn of it.
    GameReport,
}

impl Rate {
    const ALL: [Self; 24] = [
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
    ];

    /// The number of requests, and the period.
    const fn allowed(self) -> (u32, Duration) {
        const MINUTE: u64 = 60;
        const HOUR: u64 = 60 * MINUTE;
        const DAY: u64 = 24 * HOUR;
        let (times, seconds) = match self {
            Self::Request => (1200, MINUTE),
            Self::Setup => (5, MINUTE),
            Self::Challenge => (25, MINUTE),
            Self::ChallengeDay => (200, DAY),
            Self::Seek => (8, MINUTE),
            Self::SeekDay => (300, DAY),
            Self::Player => (60, HOUR),
            Self::Password => (300, 10 * MINUTE),
            Self::PasswordOfAccount | Self::PasswordOfOwner | Self::CodeOfAccount => {
                (20, 15 * MINUTE)
            }
            Self::PasswordSlowly => (3, 15 * MINUTE),
            Self::PasswordOfAll => (7200, MINUTE),
            Self::Mail => (3, HOUR),
            Self::Call => (1, 3 * HOUR),
            Self::Report => (10, HOUR),
            Self::Follow => (60, MINUTE),
            Self::Notebook | Self::Search | Self::Opening => (120, MINUTE),
            Self::Download | Self::Picture => (15, MINUTE),
            Self::Study => (40, MINUTE),
            Self::GameReport => (30, HOUR),
        };
        (times, Duration::from_secs(seconds))
    }

    /// The name in the database of a limit that all nodes have together: those that protect passwords and mail.
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
            _ => None,
        }
    }

    /// The same as [`Rate::quota`], for the database.
    pub(crate) fn allowance(self) -> Allowance {
        let (times, within) = self.allowed();
        Allowance { times, within: i64::try_from(within.as_millis()).unwrap_or(i64::MAX) }
    }

    /// The whole quota may be used at once; it is refilled evenly.
    fn quota(self) -> Quota {
        let (times, within) = self.allowed();
        let times = NonZeroU32::new(times).unwrap_or(NonZeroU32::MIN);
        Quota::with_period(within / times.get())
            .map_or_else(|| Quota::per_second(times), |quota| quota.allow_burst(times))
    }
}

/// The key of a limit: who is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum LimitKey {
    /// An IPv4 address or an IPv6 /64.
    Address(IpAddr),
    /// A player, by their id.
    Player(u64),
    /// A name, by its digest.
    Name(u64),
    /// All together.
    All,
}

impl LimitKey {
    /// The key of an address. IPv6 clients are limited per /64.
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
    /// The count of a player.
    pub(crate) const fn player(player: PlayerId) -> Self {
        Self::Player(player.to_i64().cast_unsigned())
    }

    /// A digest that is the same at every node.
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

/// More keys than this are worth a warning.
const MOST_COUNTS: usize = 200_000;

/// All counts.
pub(crate) struct Rates {
    counts: Vec<DefaultKeyedRateLimiter<LimitKey>>,
    clock: DefaultClock,
    /// Nothing is limited: for load tests.
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
    /// The limit is exceeded; the problem says when to try again.
    pub(crate) fn spend(&self, rate: Rate, key: impl Into<LimitKey>) -> Result<(), Problem> {
        if self.off {
            return Ok(());
        }
        let Some(counts) = self.counts.get(rate as usize) else { return Ok(()) };
        counts.check_key(&key.into()).map_err(|refused| {
            let wait = refused.wait_time_from(self.clock.now());
            Problem::too_many(wait.as_secs() + 1)
        })
    }

    /// Drops keys whose quota is full again. Called periodically.
    pub(crate) fn tidy(&self) {
        for counts in &self.counts {
            counts.retain_recent();
            if counts.len() > MOST_COUNTS {
                tracing::warn!(counts = counts.len(), "Rate limits track very many keys");
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
    fn the_list_has_every_rate_at_its_index() {
        for (index, rate) in Rate::ALL.into_iter().enumerate() {
            assert_eq!(rate as usize, index);
        }
    }

    #[test]
    fn what_is_counted_in_the_database_is_counted_apart() {
        let keys =
            [LimitKey::address(guest()), LimitKey::Player(1), LimitKey::Name(1), LimitKey::All];
        let digests: std::collections::BTreeSet<i64> = keys.map(LimitKey::digest).into();
        assert_eq!(digests.len(), keys.len());
        let shared: Vec<_> = Rate::ALL.into_iter().filter_map(Rate::shared).collect();
        let names: std::collections::BTreeSet<_> = shared.iter().collect();
        assert_eq!((shared.len(), names.len()), (8, 8));
    }

    #[test]
    fn the_sixth_game_of_a_guest_in_a_minute_is_refused() {
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
    fn ipv6_clients_are_limited_per_64() {
        let rates = Rates::new(false);
        for last in 1..=5 {
            rates.spend(Rate::Setup, IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last])).unwrap();
        }
        let other = IpAddr::from([0x2001, 0xdb8, 0, 1, 9, 9, 9, 9]);
        assert!(rates.spend(Rate::Setup, other).is_err());
    }

    #[test]
    fn without_limits_nothing_is_refused() {
        let rates = Rates::new(true);
        assert!((0..100).all(|_| rates.spend(Rate::Setup, guest()).is_ok()));
    }
}
