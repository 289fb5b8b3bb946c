//! Talking at a game: players among themselves, watchers among themselves.

use protocol::{ChatMessage, ChatRoom, Done, Phrase};
use record::PlayerId;
use store::ChatLine;

use super::Room;
use crate::{
    command::Saying,
    people,
    refusal::{self, Refusal},
    shared::random,
};

/// The longest line, in characters.
const LONGEST: usize = 280;
/// How many lines somebody who comes is shown.
const KEPT: usize = 100;
/// How many lines one player may write in a while.
const MOST_LINES: usize = 8;
/// How long that while is.
const WHILE: i64 = 20_000;

/// While they play, players do not read what watchers say; and watchers never read what players say.
pub(super) const fn may_read(to: ChatRoom, is_player: bool, is_over: bool) -> bool {
    match to {
        ChatRoom::Players => is_player,
        ChatRoom::Spectators => !is_player || is_over,
    }
}

impl Room {
    pub(super) async fn say(
        &mut self,
        who: PlayerId,
        to: ChatRoom,
        what: Saying,
    ) -> Result<Done, Refusal> {
        let color = self.color_of(who);
        match to {
            ChatRoom::Players if color.is_none() => return Err(refusal::NOT_A_PLAYER),
            ChatRoom::Spectators if color.is_some() && self.round.result.is_none() => {
                return Err(refusal::NOT_NOW);
            }
            _ => {}
        }
        let (text, phrase) = checked(what)?;
        let now = self.now();
        let speaker = people::one(&self.shared.store, who).await?.ok_or(refusal::NO_SUCH_PLAYER)?;
        if speaker.muted_until.is_some_and(|until| until > now) || speaker.banned {
            return Err(refusal::MUTED);
        }
        let recent = self.chat.iter().rev().take_while(|line| line.at > now - WHILE);
        if recent.filter(|line| line.player.id == who).count() >= MOST_LINES {
            return Err(refusal::TOO_MANY);
        }
        let id = format!("{:x}", random()?);
        let line = ChatLine {
            id: id.clone(),
            at: now,
            to: stored(to),
            player: who,
            text: text.clone(),
            phrase: phrase.clone(),
        };
        self.shared.store.say(self.round.id, line).await?;
        let player = people::shown(&speaker, None);
        let line = ChatMessage { id, at: now, to, player, text, phrase };
        self.tell_message(&line);
        self.keep_line(line);
        Ok(Done { seq: self.round.seq() })
    }

    pub(super) async fn fetch_chat(&mut self) -> Result<(), Refusal> {
        for to in [ChatRoom::Players, ChatRoom::Spectators] {
            let lines = self.shared.store.chat(self.round.id, stored(to)).await?;
            for line in lines {
                let speaker = people::one(&self.shared.store, line.player).await?;
                let Some(speaker) = speaker else { continue };
                let player = people::shown(&speaker, None);
                let ChatLine { id, at, text, phrase, .. } = line;
                self.keep_line(ChatMessage { id, at, to, player, text, phrase });
            }
        }
        Ok(())
    }

    fn keep_line(&mut self, line: ChatMessage) {
        if self.chat.len() >= KEPT {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
    }
}

/// What may be said: one line of visible text, or a known phrase.
fn checked(what: Saying) -> Result<(Option<String>, Option<String>), Refusal> {
    match what {
        Saying::Text(text) => {
            let text = text.trim();
            let is_visible = !text.is_empty() && !text.chars().any(char::is_control);
            if is_visible && text.chars().count() <= LONGEST {
                Ok((Some(text.to_owned()), None))
            } else {
                Err(refusal::BAD_CHAT)
            }
        }
        Saying::Phrase(phrase) if Phrase::from_code(&phrase).is_some() => Ok((None, Some(phrase))),
        Saying::Phrase(_) => Err(refusal::BAD_CHAT),
    }
}

const fn stored(to: ChatRoom) -> store::Audience {
    match to {
        ChatRoom::Players => store::Audience::Players,
        ChatRoom::Spectators => store::Audience::Watchers,
    }
}
