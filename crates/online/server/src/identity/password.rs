//! Passwords: which are accepted, and how they are hashed with bounded CPU time and memory.

use std::{fmt, sync::Arc};

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::{sync::Semaphore, task};

use protocol::Secret;

use crate::identity::token;

/// Characters of the shortest password.
pub(crate) const SHORTEST: usize = 8;

/// Characters of the longest password: hashing takes longer with each.
pub(crate) const LONGEST: usize = 256;

/// How many passwords are hashed at once: the rest of the machine belongs to games.
const AT_ONCE: usize = 2;

/// How many requests may wait for a hash; more are refused.
const WAITING: usize = 64;

/// Passwords that attackers try first, among them the names of this site.
const COMMON: [&str; 44] = [
    "password",
    "passwort",
    "passw0rd",
    "p@ssword",
    "p@ssw0rd",
    "12345678",
    "123456789",
    "1234567890",
    "87654321",
    "11111111",
    "00000000",
    "88888888",
    "12341234",
    "11223344",
    "1q2w3e4r",
    "1qaz2wsx",
    "q1w2e3r4",
    "qwertyui",
    "qwertyuiop",
    "qwerty12",
    "qwerty123",
    "qwertz123",
    "asdfghjk",
    "asdfasdf",
    "zxcvbnm1",
    "abcd1234",
    "abc12345",
    "a1b2c3d4",
    "iloveyou",
    "letmein1",
    "welcome1",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "superman",
    "batman12",
    "trustno1",
    "whatever",
    "computer",
    "changeme",
    "yinshgipf",
    "gipfyinsh",
    "gipfel123",
];

game::codes! {
    /// Why a password is refused.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum PasswordError {
        /// Fewer than eight characters.
        TooShort = "password-too-short": "a password has at least 8 characters",
        /// More characters than the limit.
        TooLong = "password-too-long": "a password has at most 256 characters",
        /// One of those that attackers try first.
        Common = "password-too-common": "this password is one of the first that others would try",
    }
}

/// Checks a new password for the account with this name.
pub(crate) fn check(password: &Secret, name: &str) -> Result<(), PasswordError> {
    let text = password.reveal();
    let length = text.chars().take(LONGEST + 1).count();
    if length < SHORTEST {
        return Err(PasswordError::TooShort);
    }
    if length > LONGEST {
        return Err(PasswordError::TooLong);
    }
    let small = text.to_lowercase();
    let mut kinds: Vec<char> = small.chars().collect();
    kinds.sort_unstable();
    kinds.dedup();
    if COMMON.contains(&small.as_str()) || small == name.to_lowercase() || kinds.len() < 3 {
        return Err(PasswordError::Common);
    }
    Ok(())
}

/// Why nothing was hashed.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HashError {
    /// Too many wait already.
    #[error("too many passwords are being checked just now")]
    Busy,
    /// The machine has no memory or no random numbers.
    #[error("the password could not be hashed")]
    Failed,
}

/// What a hash costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cost {
    /// Memory in KiB.
    pub(crate) memory: u32,
    /// How often it is gone through.
    pub(crate) times: u32,
}

impl Default for Cost {
    /// 19 MiB, twice, in one lane: what OWASP names as the least.
    fn default() -> Self {
        Self { memory: 19 * 1024, times: 2 }
    }
}

/// Hashes passwords with Argon2id, few at once.
#[derive(Clone)]
pub(crate) struct Hasher {
    argon: Argon2<'static>,
    seats: Arc<Semaphore>,
    line: Arc<Semaphore>,
    /// A hash that no password fits: it makes an unknown name as slow as a wrong password.
    dummy: Arc<str>,
}

impl Hasher {
    /// # Errors
    /// The cost makes no sense, or the system gives no random numbers.
    pub(crate) fn new(cost: Cost) -> Result<Self, HashError> {
        let params =
            Params::new(cost.memory, cost.times, 1, None).map_err(|_| HashError::Failed)?;
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let password = token::Token::draw("").map_err(|_| HashError::Failed)?;
        let dummy = hash(&argon, password.reveal())?.into();
        let (seats, line) = (Semaphore::new(AT_ONCE), Semaphore::new(WAITING));
        Ok(Self { argon, seats: Arc::new(seats), line: Arc::new(line), dummy })
    }

    /// The hash of a password, with all that is needed to check it.
    pub(crate) async fn hash(&self, password: Secret) -> Result<String, HashError> {
        let argon = self.argon.clone();
        self.in_turn(move || hash(&argon, password.reveal())).await?
    }

    /// Whether it is the password of this hash. Without a hash it takes as long, and is not.
    pub(crate) async fn is_right(
        &self,
        password: Secret,
        kept: Option<String>,
    ) -> Result<bool, HashError> {
        let (argon, dummy) = (self.argon.clone(), Arc::clone(&self.dummy));
        self.in_turn(move || {
            let fits = verify(&argon, password.reveal(), kept.as_deref().unwrap_or(&dummy));
            fits && kept.is_some()
        })
        .await
    }

    /// Runs slow work when a slot is free. The slot is kept until the work is done, even if the request is gone.
    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HashError> {
        let waiting = self.line.try_acquire().map_err(|_| HashError::Busy)?;
        let seat = Arc::clone(&self.seats).acquire_owned().await.map_err(|_| HashError::Failed)?;
        drop(waiting);
        let work = move || {
            let done = work();
            drop(seat);
            done
        };
        task::spawn_blocking(work).await.map_err(|_| HashError::Failed)
    }
}

impl fmt::Debug for Hasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hasher").finish_non_exhaustive()
    }
}

fn hash(argon: &Argon2<'_>, password: &str) -> Result<String, HashError> {
    let salt = token::random::<16>().map_err(|_| HashError::Failed)?;
    let hash = argon.hash_password_with_salt(password.as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|_| HashError::Failed)
}

fn verify(argon: &Argon2<'_>, password: &str, kept: &str) -> bool {
    // The cost is in the hash, so that old hashes still fit when it grows.
    PasswordHash::new(kept)
        .is_ok_and(|kept| argon.verify_password(password.as_bytes(), &kept).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHEAP: Cost = Cost { memory: 8, times: 1 };

    fn secret(text: &str) -> Secret {
        Secret::new(text.to_owned())
    }

    #[test]
    fn short_long_and_common_passwords_are_refused() {
        assert_eq!(check(&secret("seven77"), "Anna"), Err(PasswordError::TooShort));
        assert_eq!(check(&secret(&"ab1".repeat(100)), "Anna"), Err(PasswordError::TooLong));
        for common in ["password", "Password", "aaaaaaaaaaaa", "abababab", "Annabella"] {
            assert_eq!(check(&secret(common), "annaBella"), Err(PasswordError::Common), "{common}");
        }
        for good in ["пароль-на-горі", "a ring jumps", "eight 88"] {
            assert_eq!(check(&secret(good), "Anna"), Ok(()), "{good}");
        }
    }

    #[tokio::test]
    async fn only_the_password_fits_its_hash() {
        let hasher = Hasher::new(CHEAP).unwrap();
        let kept = hasher.hash(secret("a ring jumps")).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=8,t=1,p=1$"), "{kept}");
        assert_eq!(hasher.is_right(secret("a ring jumps"), Some(kept.clone())).await, Ok(true));
        assert_eq!(hasher.is_right(secret("a ring jump"), Some(kept)).await, Ok(false));
        assert_eq!(hasher.is_right(secret("a ring jumps"), None).await, Ok(false));
        let broken = Some("no hash".to_owned());
        assert_eq!(hasher.is_right(secret("a ring jumps"), broken).await, Ok(false));
    }

    #[tokio::test]
    async fn two_hashes_of_a_password_differ() {
        let hasher = Hasher::new(CHEAP).unwrap();
        let first = hasher.hash(secret("a ring jumps")).await;
        assert_ne!(first, hasher.hash(secret("a ring jumps")).await);
    }

    #[tokio::test]
    async fn who_comes_when_too_many_wait_is_told_so() {
        let hasher = Hasher::new(CHEAP).unwrap();
        let _everybody = hasher.line.try_acquire_many(64).unwrap();
        assert_eq!(hasher.hash(secret("a ring jumps")).await, Err(HashError::Busy));
    }

    #[test]
    fn hashes_cost_what_they_should() {
        assert_eq!(Cost::default(), Cost { memory: 19_456, times: 2 });
    }
}
