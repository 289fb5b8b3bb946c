//! Limits that the server enforces and that pages and messages state.

use std::time::Duration;

/// Returns a time span in milliseconds, the unit of stored times.
#[must_use]
pub const fn millis(span: Duration) -> i64 {
    span.as_millis() as i64
}

/// Highest level of an engine.
pub const ENGINE_LEVEL_MAX: u8 = 10;

/// Maximum length of a chat message, in characters.
pub const CHAT_MESSAGE_MAX_CHARS: usize = 280;

/// Maximum length of the id of a command, in characters.
pub const COMMAND_ID_MAX_CHARS: usize = 64;

/// Maximum length of a guest's name on a club night, in characters.
pub const GUEST_NAME_MAX_CHARS: usize = 20;

/// Number of days within which an invited or challenged player can join a game.
pub const INVITATION_MAX_DAYS: u64 = 14;

/// Minimum length of the name of an account, in characters.
pub const NAME_MIN_CHARS: usize = 2;

/// Maximum length of the name of an account, in characters.
pub const NAME_MAX_CHARS: usize = 20;

/// Maximum number of variations in a plan, and of turns in a variation.
pub const PLAN_MAX_LENGTH: usize = 30;

/// Maximum length of a report about a player, in characters.
pub const REPORT_MAX_CHARS: usize = 2000;
