//! What players do besides turns: join, offer, resign, claim, chat.

use protocol::{Act, ChallengeEnd, ChatMessage, ChatRoom, Done, RefusalCode};
use record::{EventKind, PlayerId};
use variants::Color;

use super::{
    Room,
    chat::{check_writer, checked},
    recent_commands::check_id,
};
use crate::{
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
            // Nobody plays against themselves.
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

    /// Makes another game of the two with changed colours.
    async fn new_rematch(&self) -> Result<record::GameId, Refusal> {
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

    /// Writes a chat message.
    pub(super) async fn say(
        &mut self,
        player: PlayerId,
        to: ChatRoom,
        content: ChatContent,
    ) -> Result<Done, Refusal> {
        let is_player = self.players.color_of(player).is_some();
        check_writer(to, is_player, self.game.is_over())?;
        let (text, phrase) = checked(content)?;
        let now = self.now();
        let writer = directory::find(&self.services.store, player).await?;
        if writer.muted_until.is_some_and(|until| until > now) || writer.banned {
            return Err(RefusalCode::Muted.into());
        }
        self.chat.check_rate(player, now)?;
        let id = format!("{:x}", random()?);
        let message = store::ChatMessage {
            id: id.clone(),
            at: now,
            to,
            player,
            text: text.clone(),
            phrase: phrase.clone(),
        };
        self.services.store.add_chat_message(self.game.id, message).await?;
        let shown = directory::shown(&writer, None);
        let message = ChatMessage { id, at: now, to, player: shown, text, phrase };
        self.tell_message(&message);
        self.chat.keep(message);
        Ok(Done { seq: self.game.seq() })
    }
}
