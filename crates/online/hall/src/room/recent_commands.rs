//! Ids of completed commands that are not in the log.

use std::collections::VecDeque;

use protocol::{RefusalCode, limits::COMMAND_ID_MAX_CHARS};
use variants::Color;

use crate::{limits::COMMANDS_REMEMBERED, refusal::Refusal};

/// The latest commands other than turns. The commands of turns are in the log.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecentCommands(VecDeque<(Color, String, u32)>);

impl RecentCommands {
    pub(crate) fn remember(&mut self, color: Color, id: String, seq: u32) {
        if self.0.len() >= COMMANDS_REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((color, id, seq));
    }

    /// Returns the event number with which a player's command was acknowledged.
    pub(crate) fn done(&self, color: Color, id: &str) -> Option<u32> {
        let mut own = self.0.iter().filter(|(whose, ..)| *whose == color);
        own.find(|(_, known, _)| known == id).map(|(.., seq)| *seq)
    }
}

/// Checks that a command id consists of 1 to [`COMMAND_ID_MAX_CHARS`] visible ASCII characters.
pub(crate) fn check_id(id: &str) -> Result<(), Refusal> {
    let is_plain = id.bytes().all(|byte| byte.is_ascii_graphic());
    if id.is_empty() || id.len() > COMMAND_ID_MAX_CHARS || !is_plain {
        return Err(RefusalCode::BadCommandId.into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_id_is_recognised_only_for_its_sender() {
        let mut recent = RecentCommands::default();
        recent.remember(Color::White, "a".to_owned(), 7);
        assert_eq!(recent.done(Color::White, "a"), Some(7));
        assert_eq!(recent.done(Color::Black, "a"), None);
        assert_eq!(recent.done(Color::White, "b"), None);
    }

    #[test]
    fn the_last_64_commands_are_remembered() {
        let mut recent = RecentCommands::default();
        (0..65).for_each(|seq| recent.remember(Color::White, seq.to_string(), seq));
        assert_eq!(recent.done(Color::White, "0"), None);
        assert_eq!(recent.done(Color::White, "1"), Some(1));
    }

    #[test]
    fn a_command_id_has_1_to_64_visible_characters() {
        for good in ["a", "turn-7", &"x".repeat(64)] {
            assert_eq!(check_id(good), Ok(()));
        }
        for bad in ["", "a b", "ä", "a\nb", &"x".repeat(65)] {
            assert_eq!(check_id(bad), Err(RefusalCode::BadCommandId.into()), "{bad:?}");
        }
    }
}
