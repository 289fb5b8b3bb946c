//! The chat of a game: players among themselves, spectators among themselves.

use std::collections::VecDeque;

use protocol::{ChatMessage, ChatRoom, Phrase, RefusalCode};
use record::{GameId, PlayerId};
use store::Store;

use crate::chat_text;
use crate::{command::ChatContent, directory, refusal::Refusal};

/// The number of messages of each chat room that a new reader is shown.
const KEPT: usize = 100;
/// The number of messages that one player may write within [`WINDOW`].
const MOST_MESSAGES: usize = 8;
/// In milliseconds.
const WINDOW: i64 = 20_000;

/// The last chat messages of a game, by chat room: what spectators write never pushes out what players wrote.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    players: VecDeque<ChatMessage>,
    spectators: VecDeque<ChatMessage>,
}

/// While they play, players do not read what spectators write; spectators never read what players write.
pub(crate) const fn may_read(to: ChatRoom, is_player: bool, is_over: bool) -> bool {
    match to {
        ChatRoom::Players => is_player,
        ChatRoom::Spectators => !is_player || is_over,
    }
}

/// Whether somebody may write.
pub(crate) fn check_writer(to: ChatRoom, is_player: bool, is_over: bool) -> Result<(), Refusal> {
    match to {
        ChatRoom::Players if !is_player => Err(RefusalCode::NotAPlayer.into()),
        ChatRoom::Spectators if is_player && !is_over => Err(RefusalCode::NotNow.into()),
        _ => Ok(()),
    }
}

/// The text or phrase of a message: one line of visible text, or a known phrase.
pub(crate) fn checked(content: ChatContent) -> Result<(Option<String>, Option<String>), Refusal> {
    match content {
        ChatContent::Text(text) => {
            let text = chat_text::clean(&text).ok_or(RefusalCode::BadChat)?;
            Ok((Some(text), None))
        }
        ChatContent::Phrase(code) if Phrase::from_code(&code).is_some() => Ok((None, Some(code))),
        ChatContent::Phrase(_) => Err(RefusalCode::BadChat.into()),
    }
}

impl Chat {
    /// Reads the stored messages of a game.
    pub(crate) async fn load(store: &Store, game: GameId) -> Result<Self, Refusal> {
        let mut chat = Self::default();
        for to in ChatRoom::ALL {
            for line in store.chat(game, to).await? {
                let Some(writer) = store.players(&[line.player]).await?.pop() else { continue };
                let player = directory::shown(&writer, None);
                let store::ChatMessage { id, at, text, phrase, .. } = line;
                chat.keep(ChatMessage { id, at, to, player, text, phrase });
            }
        }
        Ok(chat)
    }

    /// Keeps a message; the oldest one goes when there are too many.
    pub(crate) fn keep(&mut self, message: ChatMessage) {
        let room = match message.to {
            ChatRoom::Players => &mut self.players,
            ChatRoom::Spectators => &mut self.spectators,
        };
        if room.len() >= KEPT {
            room.pop_front();
        }
        room.push_back(message);
    }

    /// Drops what a player wrote who was deleted.
    pub(crate) fn forget(&mut self, player: PlayerId) {
        for room in [&mut self.players, &mut self.spectators] {
            room.retain(|message| message.player.id != player);
        }
    }

    /// Enforces the rate limit of a player.
    pub(crate) fn check_rate(&self, player: PlayerId, now: i64) -> Result<(), Refusal> {
        let recent = |room: &VecDeque<ChatMessage>| {
            let recent = room.iter().rev().take_while(|message| message.at > now - WINDOW);
            recent.filter(|message| message.player.id == player).count()
        };
        let count = recent(&self.players) + recent(&self.spectators);
        if count >= MOST_MESSAGES { Err(RefusalCode::Limit.into()) } else { Ok(()) }
    }

    /// The messages that a reader may read, in the order of their times.
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
    fn spectators_never_read_players_and_players_read_spectators_after_the_game() {
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
    fn eight_messages_in_twenty_seconds_are_enough_for_one_player() {
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
    fn a_flood_of_spectators_does_not_push_out_what_players_wrote() {
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
    fn what_a_deleted_player_wrote_is_gone() {
        let mut chat = Chat::default();
        chat.keep(message(1, 0, ChatRoom::Players));
        chat.keep(message(2, 0, ChatRoom::Players));
        chat.forget(PlayerId::from_random(1));
        assert_eq!(chat.readable(true, false), [message(2, 0, ChatRoom::Players)]);
    }

    #[test]
    fn a_message_is_a_text_or_a_known_phrase() {
        let text = |text: &str| checked(ChatContent::Text(text.to_owned()));
        assert_eq!(text(" hello "), Ok((Some("hello".to_owned()), None)));
        assert_eq!(text("\u{200b}"), Err(RefusalCode::BadChat.into()));
        let phrase = |code: &str| checked(ChatContent::Phrase(code.to_owned()));
        assert_eq!(phrase("good-game"), Ok((None, Some("good-game".to_owned()))));
        assert_eq!(phrase("buy-now"), Err(RefusalCode::BadChat.into()));
    }
}
