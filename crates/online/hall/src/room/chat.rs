//! The chat of a game, with separate rooms for players and spectators.

use std::collections::{HashSet, VecDeque};

use protocol::{
    ChatMessage, ChatRoom, Phrase, RefusalCode, limits::CHAT_MESSAGE_MAX_CHARS, limits::millis,
    shown_text,
};
use record::{GameId, PlayerId};
use sha2::{Digest as _, Sha256};
use store::Store;

use super::recent_commands::check_id;
use crate::{
    command::ChatContent,
    directory,
    limits::{CHAT_RATE_MAX_MESSAGES, CHAT_RATE_WINDOW, MESSAGES_KEPT_PER_ROOM},
    refusal::Refusal,
};

/// Length of a message id before it is written in hexadecimal.
const MESSAGE_ID_BYTES: usize = 16;

/// The latest chat messages of a game, kept per chat room so that spectators cannot push out the players' messages.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    players: VecDeque<ChatMessage>,
    spectators: VecDeque<ChatMessage>,
}

/// Returns whether a reader may read a chat room: players may read the spectators' room only after the game; spectators
/// may never read the players' room.
pub(crate) const fn may_read(to: ChatRoom, is_player: bool, is_over: bool) -> bool {
    match to {
        ChatRoom::Players => is_player,
        ChatRoom::Spectators => !is_player || is_over,
    }
}

/// Checks that a user may write to a chat room.
pub(crate) fn check_writer(to: ChatRoom, is_player: bool, is_over: bool) -> Result<(), Refusal> {
    match to {
        ChatRoom::Players if !is_player => Err(RefusalCode::NotAPlayer.into()),
        ChatRoom::Spectators if is_player && !is_over => Err(RefusalCode::NotNow.into()),
        _ => Ok(()),
    }
}

/// Validates a message: one line of visible text, or a known phrase.
pub(crate) fn checked(content: ChatContent) -> Result<(Option<String>, Option<String>), Refusal> {
    match content {
        ChatContent::Text(text) => {
            let text = shown_text::clean_line(&text, CHAT_MESSAGE_MAX_CHARS);
            let text = text.ok_or(RefusalCode::BadChat)?;
            Ok((Some(text), None))
        }
        ChatContent::Phrase(code) if Phrase::from_code(&code).is_some() => Ok((None, Some(code))),
        ChatContent::Phrase(_) => Err(RefusalCode::BadChat.into()),
    }
}

/// Returns the id of the message that a player sends with a command. The same command has the same message at every node.
pub(crate) fn message_id(player: PlayerId, command: &str) -> Result<String, Refusal> {
    check_id(command)?;
    let digest = Sha256::digest(format!("{player} {command}"));
    Ok(digest.iter().take(MESSAGE_ID_BYTES).map(|byte| format!("{byte:02x}")).collect())
}

impl Chat {
    /// Loads the stored messages of a game.
    pub(crate) async fn load(store: &Store, game: GameId) -> Result<Self, Refusal> {
        let mut chat = Self::default();
        for to in ChatRoom::ALL {
            for line in store.chat().messages(game, to).await? {
                let Some(writer) = store.players().get(&[line.player]).await?.pop() else {
                    continue;
                };
                let player = directory::shown_in_games(&writer, None);
                let store::ChatMessage { id, at, text, phrase, .. } = line;
                // Older versions of the program stored messages without cleaning their text.
                let text = text.map(|text| shown_text::clean_lines(&text));
                chat.keep(ChatMessage { id, at, to, player, text, phrase });
            }
        }
        Ok(chat)
    }

    /// Returns the writers of the kept messages.
    pub(crate) fn writers(&self) -> HashSet<PlayerId> {
        self.players.iter().chain(&self.spectators).map(|message| message.player.id).collect()
    }

    /// Returns whether a message is kept.
    pub(crate) fn contains(&self, id: &str) -> bool {
        self.players.iter().chain(&self.spectators).any(|message| message.id == id)
    }

    /// Keeps a message, dropping the oldest one if there are too many.
    pub(crate) fn keep(&mut self, message: ChatMessage) {
        let room = match message.to {
            ChatRoom::Players => &mut self.players,
            ChatRoom::Spectators => &mut self.spectators,
        };
        if room.len() >= MESSAGES_KEPT_PER_ROOM {
            room.pop_front();
        }
        room.push_back(message);
    }

    /// Drops the messages of a deleted player.
    pub(crate) fn forget(&mut self, player: PlayerId) {
        for room in [&mut self.players, &mut self.spectators] {
            room.retain(|message| message.player.id != player);
        }
    }

    /// Enforces a player's rate limit.
    pub(crate) fn check_rate(&self, player: PlayerId, now: i64) -> Result<(), Refusal> {
        let recent = |room: &VecDeque<ChatMessage>| {
            let recent =
                room.iter().rev().take_while(|message| message.at > now - millis(CHAT_RATE_WINDOW));
            recent.filter(|message| message.player.id == player).count()
        };
        let count = recent(&self.players) + recent(&self.spectators);
        if count >= CHAT_RATE_MAX_MESSAGES { Err(RefusalCode::Limit.into()) } else { Ok(()) }
    }

    /// Returns the messages that a reader may read, in chronological order.
    pub(crate) fn readable(&self, is_player: bool, is_over: bool) -> Vec<ChatMessage> {
        let all = self.players.iter().chain(&self.spectators);
        let readable = all.filter(|message| may_read(message.to, is_player, is_over));
        let mut messages: Vec<ChatMessage> = readable.cloned().collect();
        messages.sort_by_key(|message| message.at);
        messages
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Player, PlayerKind};

    use super::*;

    fn message(player: u64, at: i64, to: ChatRoom) -> ChatMessage {
        let id = PlayerId::from_random(player);
        let player = Player { id, name: None, kind: PlayerKind::Guest, level: None, rating: None };
        ChatMessage { id: String::new(), at, to, player, text: None, phrase: None }
    }

    #[test]
    fn players_may_read_the_spectators_chat_after_the_game_but_not_vice_versa() {
        let mut chat = Chat::default();
        chat.keep(message(1, 0, ChatRoom::Players));
        chat.keep(message(2, 0, ChatRoom::Spectators));
        let read = |is_player, is_over| -> Vec<ChatRoom> {
            chat.readable(is_player, is_over).iter().map(|message| message.to).collect()
        };
        assert_eq!(read(true, false), [ChatRoom::Players]);
        assert_eq!(read(true, true), [ChatRoom::Players, ChatRoom::Spectators]);
        assert_eq!(read(false, false), [ChatRoom::Spectators]);
        assert_eq!(read(false, true), [ChatRoom::Spectators]);
    }

    #[test]
    fn a_player_may_write_eight_messages_in_twenty_seconds() {
        let (mut chat, writer) = (Chat::default(), PlayerId::from_random(1));
        for at in 0..8 {
            assert_eq!(chat.check_rate(writer, at), Ok(()));
            chat.keep(message(1, at, ChatRoom::Players));
        }
        assert_eq!(chat.check_rate(writer, 8), Err(RefusalCode::Limit.into()));
        assert_eq!(chat.check_rate(PlayerId::from_random(2), 8), Ok(()));
        assert_eq!(chat.check_rate(writer, 19_999), Err(RefusalCode::Limit.into()));
        assert_eq!(chat.check_rate(writer, 20_000), Ok(()));
    }

    #[test]
    fn the_last_hundred_messages_are_kept() {
        let mut chat = Chat::default();
        (0..101).for_each(|at| chat.keep(message(1, at, ChatRoom::Players)));
        let kept = chat.readable(true, false);
        assert_eq!((kept.len(), kept[0].at), (100, 1));
    }

    #[test]
    fn spectator_messages_do_not_push_out_player_messages() {
        let mut chat = Chat::default();
        chat.keep(message(1, 0, ChatRoom::Players));
        (1..500).for_each(|at| chat.keep(message(9, at, ChatRoom::Spectators)));
        chat.keep(message(2, 500, ChatRoom::Players));
        let read: Vec<i64> = chat.readable(true, false).iter().map(|message| message.at).collect();
        assert_eq!(read, [0, 500]);
        let all = chat.readable(true, true);
        assert_eq!((all.len(), all[0].at, all[101].at), (102, 0, 500));
    }

    #[test]
    fn messages_of_a_deleted_player_are_dropped() {
        let mut chat = Chat::default();
        chat.keep(message(1, 0, ChatRoom::Players));
        chat.keep(message(2, 0, ChatRoom::Players));
        chat.forget(PlayerId::from_random(1));
        assert_eq!(chat.readable(true, false), [message(2, 0, ChatRoom::Players)]);
    }

    #[test]
    fn a_message_contains_visible_text_or_a_known_phrase() {
        let text = |text: &str| checked(ChatContent::Text(text.to_owned()));
        assert_eq!(text(" hello "), Ok((Some("hello".to_owned()), None)));
        assert_eq!(text("\u{200b}"), Err(RefusalCode::BadChat.into()));
        assert_eq!(text(&"x".repeat(281)), Err(RefusalCode::BadChat.into()));
        let marks = format!("a{}", "\u{301}".repeat(200));
        let four = format!("a{}", "\u{301}".repeat(4));
        assert_eq!(text(&marks), Ok((Some(four), None)));
        let phrase = |code: &str| checked(ChatContent::Phrase(code.to_owned()));
        assert_eq!(phrase("good-game"), Ok((None, Some("good-game".to_owned()))));
        assert_eq!(phrase("buy-now"), Err(RefusalCode::BadChat.into()));
    }
}
