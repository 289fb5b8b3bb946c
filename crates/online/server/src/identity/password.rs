//! Passwords: which ones are accepted, and how they are hashed with bounded CPU time and memory.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use tokio::{sync::Semaphore, task};

use protocol::Secret;

use crate::{
    identity::{common_passwords, token},
    limits::{HASHES_MAX_CONCURRENT, HASHES_MAX_WAITING, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS},
};

game::codes! {
    /// Reason why a password is refused.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) enum PasswordError {
        /// The password has fewer than eight characters.
        TooShort = "password-too-short": "a password must have at least 8 characters",
        /// The password exceeds the maximum length.
        TooLong = "password-too-long": "a password must have at most 256 characters",
        /// The password is among those that attackers try first.
        Common = "password-too-common": "this password is too common: choose another one",
    }
}

/// Checks a new password for the account with this name.
pub(crate) fn check(password: &Secret, name: &str) -> Result<(), PasswordError> {
    let text = password.reveal();
    let length = text.chars().take(PASSWORD_MAX_CHARS + 1).count();
    if length < PASSWORD_MIN_CHARS {
        return Err(PasswordError::TooShort);
    }
    if length > PASSWORD_MAX_CHARS {
        return Err(PasswordError::TooLong);
    }
    if common_passwords::is_common(text) || text.to_lowercase() == name.to_lowercase() {
        return Err(PasswordError::Common);
    }
    Ok(())
}

/// Reason why a password was not hashed.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HashError {
    /// Too many requests are waiting.
    #[error("too many passwords are being checked at the moment")]
    Busy,
    /// The operating system's random source or the hash itself failed.
    #[error("the password could not be hashed")]
    Failed,
}

/// Cost of a hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cost {
    /// Memory, in KiB.
    pub(crate) memory: u32,
    /// Number of passes over the memory.
    pub(crate) times: u32,
}

impl Default for Cost {
    /// Returns the minimum recommended by OWASP: 19 MiB, two passes, one lane.
    fn default() -> Self {
        Self { memory: 19 * 1024, times: 2 }
    }
}

/// Password hasher. It uses Argon2id and computes a few hashes at a time, in memory that is allocated once.
///
/// Each hash needs 19 MiB. If this memory were allocated per hash, the allocator would keep it, in one arena for every thread
/// that has ever computed a hash. Instead, there is one buffer per concurrent hash, and the buffers live as long as the server.
#[derive(Clone)]
pub(crate) struct Hasher {
    params: Params,
    slots: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    buffers: Arc<Mutex<Vec<Buffer>>>,
    /// A hash that matches no password. It makes an unknown name as slow as a wrong password.
    dummy: Arc<str>,
}

/// Memory for computing one hash.
type Buffer = Vec<Block>;

impl Hasher {
    /// Creates a hasher and its dummy hash.
    ///
    /// # Errors
    /// Fails if the cost is invalid or the operating system's random source fails.
    pub(crate) fn new(cost: Cost) -> Result<Self, HashError> {
        let params =
            Params::new(cost.memory, cost.times, 1, None).map_err(|_| HashError::Failed)?;
        let password = token::Token::draw("").map_err(|_| HashError::Failed)?;
        let mut buffers = vec![Buffer::new(); HASHES_MAX_CONCURRENT];
        let dummy = hash(&params, password.reveal(), &mut buffers[0])?.into();
        Ok(Self {
            params,
            slots: Arc::new(Semaphore::new(HASHES_MAX_CONCURRENT)),
            queue: Arc::new(Semaphore::new(HASHES_MAX_WAITING)),
            buffers: Arc::new(Mutex::new(buffers)),
            dummy,
        })
    }

    /// Returns the hash of a password, including all parameters needed to check it.
    pub(crate) async fn hash(&self, password: Secret) -> Result<String, HashError> {
        let params = self.params.clone();
        self.in_turn(move |buffer| hash(&params, password.reveal(), buffer)).await?
    }

    /// Returns whether the password matches the hash. Without a hash, takes equally long and returns false.
    pub(crate) async fn is_right(
        &self,
        password: Secret,
        kept: Option<String>,
    ) -> Result<bool, HashError> {
        let dummy = Arc::clone(&self.dummy);
        self.in_turn(move |buffer| {
            let fits = verify(password.reveal(), kept.as_deref().unwrap_or(&dummy), buffer);
            fits && kept.is_some()
        })
        .await
    }

    /// Runs slow work when a slot is free. The slot is kept until the work is done, even if the request was cancelled.
    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Buffer) -> T + Send + 'static,
    ) -> Result<T, HashError> {
        let waiting = self.queue.try_acquire().map_err(|_| HashError::Busy)?;
        let slot = Arc::clone(&self.slots).acquire_owned().await.map_err(|_| HashError::Failed)?;
        drop(waiting);
        let buffers = Arc::clone(&self.buffers);
        let work = move || {
            // There is one buffer per slot, unless hashing has panicked.
            let mut buffer = lock(&buffers).pop().unwrap_or_default();
            let done = work(&mut buffer);
            lock(&buffers).push(buffer);
            drop(slot);
            done
        };
        task::spawn_blocking(work).await.map_err(|_| HashError::Failed)
    }
}

fn lock(buffers: &Mutex<Vec<Buffer>>) -> std::sync::MutexGuard<'_, Vec<Buffer>> {
    buffers.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Hasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hasher").finish_non_exhaustive()
    }
}

fn hash(params: &Params, password: &str, buffer: &mut Buffer) -> Result<String, HashError> {
    let salt = token::random::<16>().map_err(|_| HashError::Failed)?;
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    fill(params, password, &salt, &mut output, buffer).ok_or(HashError::Failed)?;
    let phc = || {
        Some(PasswordHash {
            algorithm: Algorithm::Argon2id.ident(),
            version: Some(Version::V0x13.into()),
            params: ParamsString::try_from(params).ok()?,
            salt: Some(Salt::new(&salt).ok()?),
            hash: Some(Output::new(&output).ok()?),
        })
    };
    phc().map(|hash| hash.to_string()).ok_or(HashError::Failed)
}

fn verify(password: &str, kept: &str, buffer: &mut Buffer) -> bool {
    let mut fits = || {
        let kept = PasswordHash::new(kept).ok()?;
        let is_ours = kept.algorithm == Algorithm::Argon2id.ident()
            && kept.version == Some(Version::V0x13.into());
        let (salt, expected) = (kept.salt?, kept.hash?);
        // The cost is stored in the hash so that old hashes remain valid when the cost is raised.
        let params = Params::try_from(&kept).ok()?;
        let mut output = vec![0; expected.len()];
        fill(&params, password, &salt, &mut output, buffer)?;
        // The comparison takes constant time.
        Some(is_ours && Output::new(&output).ok()? == expected)
    };
    fits().unwrap_or(false)
}

/// Computes a hash in a buffer, which grows to the size that the cost requires.
fn fill(
    params: &Params,
    password: &str,
    salt: &[u8],
    output: &mut [u8],
    buffer: &mut Buffer,
) -> Option<()> {
    let blocks = params.block_count();
    if buffer.len() < blocks {
        buffer.resize(blocks, Block::new());
    }
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone())
        .hash_password_into_with_memory(password.as_bytes(), salt, output, &mut buffer[..blocks])
        .ok()
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::PasswordHasher as _;

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
    async fn only_the_right_password_matches_its_hash() {
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
    async fn hashing_is_refused_while_too_many_requests_wait() {
        let hasher = Hasher::new(CHEAP).unwrap();
        let _all = hasher.queue.try_acquire_many(64).unwrap();
        assert_eq!(hasher.hash(secret("a ring jumps")).await, Err(HashError::Busy));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn forty_hashes_at_once_use_two_buffers() {
        let hasher = Hasher::new(CHEAP).unwrap();
        let hashes = (0..40).map(|number| {
            let hasher = hasher.clone();
            tokio::spawn(
                async move { hasher.hash(secret(&format!("a ring jumps {number}"))).await },
            )
        });
        for hash in hashes.collect::<Vec<_>>() {
            hash.await.unwrap().unwrap();
        }
        let buffers: Vec<usize> = lock(&hasher.buffers).iter().map(Vec::len).collect();
        assert_eq!(buffers, [8, 8], "two of 8 KiB each");
    }

    #[tokio::test]
    async fn a_hash_with_another_cost_still_matches() {
        let dear = Hasher::new(Cost { memory: 64, times: 2 }).unwrap();
        let kept = dear.hash(secret("a ring jumps")).await.unwrap();
        let cheap = Hasher::new(CHEAP).unwrap();
        assert_eq!(cheap.is_right(secret("a ring jumps"), Some(kept.clone())).await, Ok(true));
        assert_eq!(cheap.is_right(secret("a ring jump"), Some(kept)).await, Ok(false));
    }

    #[tokio::test]
    async fn a_hash_from_an_earlier_version_still_matches() {
        // Hashed and formatted by the library's own function.
        let params = Params::new(8, 1, 1, None).unwrap();
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let kept = argon.hash_password_with_salt(b"a ring jumps", b"saltsaltsaltsalt").unwrap();
        let hasher = Hasher::new(CHEAP).unwrap();
        let is_right = hasher.is_right(secret("a ring jumps"), Some(kept.to_string())).await;
        assert_eq!(is_right, Ok(true));
    }

    #[test]
    fn the_explanations_name_the_limits() {
        let (short, long) = (PasswordError::TooShort, PasswordError::TooLong);
        assert!(short.to_string().ends_with(&format!(" {PASSWORD_MIN_CHARS} characters")));
        assert!(long.to_string().ends_with(&format!(" {PASSWORD_MAX_CHARS} characters")));
    }

    #[test]
    fn the_default_cost_follows_owasp() {
        assert_eq!(Cost::default(), Cost { memory: 19_456, times: 2 });
    }
}
