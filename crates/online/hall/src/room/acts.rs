//! Player actions other than turns: join, offer, resign, claim, chat.

use protocol::{Act, ChallengeEnd, ChatMessage, ChatRoom, Done, RefusalCode};
use record::{EventKind, PlayerId};
use store::Block;
use variants::Color;

use super::{
    Room,
    chat::{check_writer, checked, message_id},
    recent_commands::check_id,
};
use crate::{
    apart,
    chance::random,
    command::ChatContent,
    directory,
    game::Consequence,
    new_game::{new_engine_game, new_game},
    refusal::Refusal,
};

impl Room {
    /// Takes the free seat; idempotent.
    pub(super) async fn join(
        &mut self,
        player: PlayerId,
        color: Option<Color>,
    ) -> Result<Done, Refusal> {
        if self.players.color_of(player).is_some() {
            // Players cannot play against themselves.
            return if self.game.is_waiting() {
                Err(RefusalCode::OwnGame.into())
            } else {
                Ok(Done { seq: self.game.seq() })
            };
        }
        if self.game.is_over() {
            return Err(RefusalCode::GameOver.into());
        }
        self.access.check_seat(player)?;
        let free = self.game.free_seat().ok_or(RefusalCode::SeatsTaken)?;
        if color.is_some_and(|color| color != free) {
            return Err(RefusalCode::SeatsTaken.into());
        }
        if let Some(other) = self.players.id(free.other()) {
            apart::check(&self.services.store, player, other).await?;
        }
        let is_rated = self.game.terms.rated;
        if is_rated && !directory::has_account(&self.services.store, player).await? {
            return Err(RefusalCode::RatedNeedsAccount.into());
        }
        self.append(vec![EventKind::Joined { color: free, player }]).await?;
        self.load_players().await?;
        self.tell_view();
        self.list();
        self.ask_engine();
        self.notify_start();
        self.end_challenge(ChallengeEnd::Accepted);
        Ok(Done { seq: self.game.seq() })
    }

    pub(super) async fn act(
        &mut self,
        player: PlayerId,
        id: String,
        act: Act,
    ) -> Result<Done, Refusal> {
        check_id(&id)?;
        let color = self.players.seat_of(player)?;
        if let Some(seq) = self.recent.done(color, &id) {
            return Ok(Done { seq });
        }
        if let (Act::Rematch, Some(other)) = (act, self.players.id(color.other())) {
            apart::check(&self.services.store, player, other).await?;
        }
        self.carry_out(color, act).await?;
        let seq = self.game.seq();
        self.recent.remember(color, id, seq);
        self.let_engine_answer(color.other()).await;
        Ok(Done { seq })
    }

    async fn carry_out(&mut self, color: Color, act: Act) -> Result<(), Refusal> {
        let may_claim = self.audience.may_claim(color, &self.players, self.live(), self.now());
        let event = match self.game.act(color, act, may_claim)? {
            Consequence::None => return Ok(()),
            Consequence::Event(event) => event,
            Consequence::NewGame => EventKind::Rematch { game: self.new_rematch().await? },
        };
        self.append(vec![event]).await?;
        if self.game.is_over() {
            self.end_challenge(ChallengeEnd::Withdrawn);
        }
        Ok(())
    }

    /// Creates a rematch with the colours swapped.
    async fn new_rematch(&mut self) -> Result<record::GameId, Refusal> {
        // The rematch gets the current link, which another game of the match may have renewed.
        self.reload_link().await?;
        let [white, black] = self.players.ids();
        let (terms, seats, access) = (&self.game.terms, [black, white], self.access.of_rematch());
        let store = &self.services.store;
        let is_engine = |color: &Color| self.players.level(*color).is_some();
        let engine = Color::ALL.into_iter().find(is_engine);
        match engine.and_then(|engine| self.players.id(engine.other())) {
            Some(person) => {
                new_engine_game(store, terms, seats, access, (person, self.now())).await
            }
            None => new_game(store, terms, seats, access, self.now()).await,
        }
    }

    async fn let_engine_answer(&mut self, engine: Color) {
        if self.players.level(engine).is_none() {
            return;
        }
        if let Some(act) = self.game.engine_answer(engine) {
            self.carry_out(engine, act).await.ok();
        }
    }

    /// Stores and sends a chat message; idempotent if the command has an id.
    pub(super) async fn say(
        &mut self,
        player: PlayerId,
        id: Option<String>,
        to: ChatRoom,
        content: ChatContent,
    ) -> Result<Done, Refusal> {
        let id = match id {
            Some(id) => message_id(player, &id)?,
            None => format!("{:x}", random()?),
        };
        if self.chat.contains(&id) {
            return Ok(Done { seq: self.game.seq() });
        }
        let is_player = self.players.color_of(player).is_some();
        check_writer(to, is_player, self.game.is_over())?;
        let (text, phrase) = checked(content)?;
        let now = self.now();
        let writer = directory::find(&self.services.store, player).await?;
        if writer.muted_until.is_some_and(|until| until > now) || writer.banned {
            return Err(RefusalCode::Muted.into());
        }
        self.check_addressee(player, to).await?;
        self.chat.check_rate(player, now)?;
        self.blocks.refresh(&self.services.store, player).await?;
        let message = store::ChatMessage {
            id: id.clone(),
            at: now,
            to,
            player,
            text: text.clone(),
            phrase: phrase.clone(),
        };
        self.services.store.chat().add(self.game.id, message).await?;
        self.services.metrics.chat(text.as_ref().or(phrase.as_ref()).map_or(0, String::len));
        let shown = directory::shown_in_games(&writer, None);
        let message = ChatMessage { id, at: now, to, player: shown, text, phrase };
        self.tell_message(&message);
        self.chat.keep(message);
        Ok(Done { seq: self.game.seq() })
    }

    /// Refuses a message to an opponent whom the writer has blocked. Writers who are blocked themselves are not told: their
    /// messages are accepted, but the opponent does not receive them.
    async fn check_addressee(&self, player: PlayerId, to: ChatRoom) -> Result<(), Refusal> {
        let color = self.players.color_of(player).filter(|_| to == ChatRoom::Players);
        let Some(other) = color.and_then(|color| self.players.id(color.other())) else {
            return Ok(());
        };
        match self.services.store.blocks().between(player, other).await? {
            Some(block @ Block::Own) => Err(apart::refusal(block)),
            Some(Block::Other) | None => Ok(()),
        }
    }

    /// Reloads the blocks of a chat reader.
    pub(super) async fn load_blocks_of(&mut self, reader: Option<PlayerId>) {
        let writers = self.chat.writers();
        let Some(reader) = reader.filter(|_| !writers.is_empty()) else { return };
        let read = self.blocks.refresh_for(&self.services.store, reader, writers).await;
        if let Err(refusal) = read {
            tracing::warn!(
                code = refusal.code(),
                "Blocks could not be loaded; keeping the known ones"
            );
        }
    }
}
