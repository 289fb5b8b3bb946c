//! Turns played by people and engines, and from plans.

use std::time::Duration;

use jobs::FoundTurn;
use protocol::{Done, RefusalCode, SentTurn, limits::millis};
use record::{Ending, EventKind, LagReport, PlayerId, Score, TurnTime};
use variants::Color;

use super::{
    Room,
    plans::{Plan, PlannedReply},
    recent_commands::check_id,
};
use crate::{
    command::CommandContext, engines::Job, fair_slots::Origin, limits::ROOM_RETRY_DELAY,
    refusal::Refusal,
};

/// Fields of a logged turn other than its time.
#[derive(Debug, Default)]
struct AboutTurn {
    command: Option<String>,
    nonce: Option<String>,
    planned: bool,
}

impl Room {
    /// Plays one whole turn: stores it, then sends it to all followers.
    pub(super) async fn play(
        &mut self,
        player: PlayerId,
        sent: SentTurn,
        context: CommandContext,
    ) -> Result<Done, Refusal> {
        let SentTurn { id, ply, turn, spent, nonce } = sent;
        check_id(&id)?;
        let color = self.players.seat_of(player)?;
        if let Some(seq) = self.game.done(color, &id) {
            return Ok(Done { seq });
        }
        self.game.check_turn(color, ply)?;
        let now = context.at.unwrap_or_else(|| self.now()).min(self.now());
        let late = self.late_by(context.shown);
        let credited = late + self.detour(now - late, spent);
        let now = now - credited;
        let pressed = self.game.timer.press(now, LagReport { spent, rtt: context.rtt });
        if pressed.flagged {
            let ended = EventKind::Ended { score: Score::won_by(color.other()), by: Ending::Time };
            self.append(vec![ended]).await?;
            return Err(RefusalCode::TooLate.into());
        }
        let nonce = nonce.filter(|_| self.game.takes_nonce(color)).map(|nonce| nonce.to_string());
        let about = AboutTurn { command: Some(id.clone()), nonce, planned: false };
        self.play_turn(color, &turn, pressed, about).await?;
        self.services.metrics.credited(Duration::from_millis(u64::try_from(credited).unwrap_or(0)));
        let seq = self.game.done(color, &id).unwrap_or_else(|| self.game.seq());
        self.follow_plans().await;
        Ok(Done { seq })
    }

    async fn play_turn(
        &mut self,
        color: Color,
        turn: &str,
        pressed: TurnTime,
        about: AboutTurn,
    ) -> Result<(), Refusal> {
        let before = self.game.room_game.combined().map(|_| self.game.room_game.clone());
        let (turn, actions) = self.game.play(color, turn)?;
        let AboutTurn { command, nonce, planned } = about;
        let event = EventKind::turn(color, turn, pressed, command, planned).with_nonce(nonce);
        self.services.metrics.turn();
        if let Some(before) = before {
            let stored = self.play_on(event).await;
            if stored.is_err() {
                self.game.room_game = before;
            }
            return stored;
        }
        let mut kinds = vec![event];
        if let Some(score) = self.game.room_game.ruled() {
            kinds.push(EventKind::Ended { score, by: Ending::Rules });
        }
        let stored = self.append(kinds).await;
        if stored.is_err() {
            self.game.unplay(actions);
        }
        stored
    }

    /// Plays the planned reply to the last turn, and repeats this as long as there is one.
    async fn follow_plans(&mut self) {
        while self.game.is_playing() {
            let Some(color) = self.game.room_game.to_act() else { return };
            let plan = self.plans.get(color);
            let Some(last) = self.game.turns.last() else { return };
            if plan.is_empty() {
                return;
            }
            let Some((reply, rest)) = plan.reply(self.game.turns.len() - 1, &last.turn) else {
                self.keep_plan(color, Plan::default()).await.ok();
                return;
            };
            let done = match reply {
                PlannedReply::Resign => {
                    self.append(vec![self.game.given_up(color, Ending::Resignation)]).await
                }
                PlannedReply::Play(turn) => {
                    let about = AboutTurn { planned: true, ..AboutTurn::default() };
                    self.play_turn(color, &turn, TurnTime::default(), about).await
                }
            };
            if done.is_err() || self.keep_plan(color, rest).await.is_err() {
                return;
            }
        }
    }

    /// Replaces a player's conditional turns.
    pub(super) async fn plan(
        &mut self,
        player: PlayerId,
        branches: &[Vec<String>],
    ) -> Result<Done, Refusal> {
        let color = self.players.seat_of(player)?;
        if self.game.is_over() {
            return Err(RefusalCode::GameOver.into());
        }
        let is_theirs = self.game.is_playing() && !self.game.room_game.awaits(color);
        if self.game.terms.clock.is_live() || !(is_theirs || branches.is_empty()) {
            return Err(RefusalCode::NotNow.into());
        }
        // Declarations and dice cannot be planned for.
        let game = self.game.room_game.single().ok_or(RefusalCode::NotNow)?;
        let plan = Plan::new(game, self.game.turns.len(), branches)?;
        self.keep_plan(color, plan).await?;
        Ok(Done { seq: self.game.seq() })
    }

    async fn keep_plan(&mut self, color: Color, plan: Plan) -> Result<(), Refusal> {
        let (epoch, stored) = (self.epoch, plan.to_stored()?);
        let saved = self.services.store.games().save_plan(epoch, self.game.id, color, stored).await;
        saved.map_err(|error| self.refused(error))?;
        self.plans.set(color, plan);
        self.tell_plan(color);
        Ok(())
    }

    /// Starts the engine's search if the engine is to act or has another decision to make in a match.
    pub(super) fn ask_engine(&mut self) {
        let ply = self.game.turns.len();
        let to_act = self.game.room_game.to_act().filter(|_| self.game.is_playing());
        let engine = to_act.and_then(|color| Some((color, self.players.level(color)?)));
        let Some((color, level)) = engine else {
            self.thinking.stop();
            return;
        };
        if self.thinking.is_at(ply) {
            return;
        }
        let left = self.game.timer.left(color, self.game.turn_since()).map(|left| left.ms);
        let answer = self.thinking.begin(ply);
        let (room_game, player) = (self.game.room_game.clone(), self.players.id(color.other()));
        let network = player.and_then(|player| self.services.networks.of(player));
        let origin = Origin { network, player };
        self.services.engines.find_turn(Job { room_game, level, left, origin, answer });
    }

    /// Returns whether an engine is to act. Its clock is read only when it has found its turn, since it may wait for a thread.
    pub(super) fn is_engine_to_act(&self) -> bool {
        let to_act = self.game.room_game.to_act().filter(|_| self.game.is_playing());
        to_act.is_some_and(|color| self.players.level(color).is_some())
    }

    /// Plays the engine's turn. If none was found or it cannot be played, the engine is asked again later.
    pub(super) async fn play_found(&mut self, ply: usize, found: Option<FoundTurn>) {
        if self.repair().await.is_err() {
            self.retry_at = Some(self.now() + millis(ROOM_RETRY_DELAY));
            return;
        }
        let is_fitting = self.game.is_playing() && self.game.turns.len() == ply;
        if let (true, Some(found), Some(color)) = (is_fitting, found, self.game.room_game.to_act())
        {
            // The engine is charged as if it had started thinking immediately.
            let spent = i64::try_from(found.spent.as_millis()).unwrap_or(i64::MAX);
            let found_at = self.game.turn_since().saturating_add(spent);
            let pressed = self.game.timer.press(found_at, LagReport::default());
            let done = if pressed.flagged {
                self.append(vec![self.game.given_up(color, Ending::Time)]).await
            } else {
                self.play_turn(color, &found.turn, pressed, AboutTurn::default()).await
            };
            if done.is_ok() {
                self.follow_plans().await;
                return;
            }
        }
        if self.game.is_playing() {
            self.retry_at = Some(self.now() + millis(ROOM_RETRY_DELAY));
        }
    }
}
