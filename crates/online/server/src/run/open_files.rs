//! The limit on open files (`ulimit -n`), which also limits connections.

/// Number of open files besides connections: the database, the log, the terminal.
#[cfg(unix)]
const OTHER_FILES: u64 = 128;

/// Raises the limit to allow this number of connections; returns how many are possible.
#[cfg(unix)]
pub(crate) fn raise_limit(connections: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let wanted = (connections as u64).saturating_add(OTHER_FILES);
    let now = getrlimit(Resource::Nofile);
    let is_enough = |limit: Option<u64>| limit.is_none_or(|limit| limit >= wanted);
    if is_enough(now.current) {
        return connections;
    }
    let raised = if is_enough(now.maximum) { Some(wanted) } else { now.maximum };
    let current =
        match setrlimit(Resource::Nofile, Rlimit { current: raised, maximum: now.maximum }) {
            Ok(()) => raised,
            Err(_) => now.current,
        };
    if is_enough(current) {
        return connections;
    }
    let room = current.unwrap_or(wanted).saturating_sub(OTHER_FILES).max(16);
    tracing::warn!(
        wanted,
        limit = current,
        "The limit on open files (ulimit -n) allows only {room} connections"
    );
    usize::try_from(room).map_or(connections, |room| room.min(connections))
}

/// Raises the limit to allow this number of connections; returns how many are possible.
#[cfg(not(unix))]
pub(crate) fn raise_limit(connections: usize) -> usize {
    connections
}
