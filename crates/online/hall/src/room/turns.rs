//! Turns: of people, of engines, and those that were planned.

use jobs::FoundTurn;
use protocol::{Done, RefusalCode};
use record::{Ending, EventKind, LagReport, PlayerId, Score, TurnTime};
use variants::Color;

use super::{
    RETRY, Room,
    plans::{Plan, Reply},
    recent_commands::check_id,
};
use crate::{command::CommandContext, engines::Job, refusal::Refusal};

impl Room {
    /// Plays one whole turn: stored first, then sent to everybody.
    pub(super) async fn play(
        &mut self,
        player: PlayerId,
        id: &str,
        ply: u32,
        turn: &str,
        spent: Option<u32>,
        context: CommandContext,
    ) -> Result<Done, Refusal> {
        check_id(id)?;
        let color = self.players.seat_of(player)?;
        if let Some(seq) = self.game.done(color, id) {
            return Ok(Done { seq });
        }
        self.game.check_turn(color, ply)?;
        let now = context.at.unwrap_or_else(|| self.now()).min(self.now());
        let pressed = self.game.timer.press(now, LagReport { spent, rtt: context.rtt });
        if pressed.flagged {
            let ended = EventKind::Ended { score: Score::won_by(color.other()), by: Ending::Time };
            self.append(vec![ended]).await?;
            return Err(RefusalCode::TooLate.into());
        }
        self.play_turn(color, turn, pressed, Some(id.to_owned()), false).await?;
        let seq = self.game.done(color, id).unwrap_or_else(|| self.game.seq());
        self.follow_plans().await;
        Ok(Done { seq })
    }

    async fn play_turn(
        &mut self,
        color: Color,
        turn: &str,
        pressed: TurnTime,
        command: Option<String>,
        planned: bool,
    ) -> Result<(), Refusal> {
        let before = self.game.board.combined().map(|_| self.game.board.clone());
        let (turn, actions) = self.game.play(color, turn)?;
        let event = EventKind::turn(color, turn, pressed, command, planned);
        self.services.metrics.turn();
        if let Some(before) = before {
            let stored = self.play_on(event).await;
            if stored.is_err() {
                self.game.board = before;
            }
            return stored;
        }
        let mut kinds = vec![event];
        if let Some(score) = self.game.board.ruled() {
            kinds.push(EventKind::Ended { score, by: Ending::Rules });
        }
        let stored = self.append(kinds).await;
        if stored.is_err() {
            self.game.unplay(actions);
        }
        stored
    }

    /// Plays the planned answer to the last turn, and so on as long as there is one.
    async fn follow_plans(&mut self) {
        while self.game.is_playing() {
            let Some(color) = self.game.board.to_act() else { return };
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
                Reply::Resign => {
                    self.append(vec![self.game.given_up(color, Ending::Resignation)]).await
                }
                Reply::Play(turn) => {
                    self.play_turn(color, &turn, TurnTime::default(), None, true).await
                }
            };
            if done.is_err() || self.keep_plan(color, rest).await.is_err() {
                return;
            }
        }
    }

    /// Takes conditional turns in place of the earlier ones.
    pub(super) async fn plan(
        &mut self,
        player: PlayerId,
        branches: &[Vec<String>],
    ) -> Result<Done, Refusal> {
        let color = self.players.seat_of(player)?;
        if self.game.is_over() {
            return Err(RefusalCode::GameOver.into());
        }
        let is_theirs = self.game.is_playing() && !self.game.board.awaits(color);
        if self.game.terms.clock.is_live() || !(is_theirs || branches.is_empty()) {
            return Err(RefusalCode::NotNow.into());
        }
        // Nobody plans what the opponent declares or the dice show.
        let board = self.game.board.single().ok_or(RefusalCode::NotNow)?;
        let plan = Plan::new(board, self.game.turns.len(), branches)?;
        self.keep_plan(color, plan).await?;
        Ok(Done { seq: self.game.seq() })
    }

    async fn keep_plan(&mut self, color: Color, plan: Plan) -> Result<(), Refusal> {
        let (epoch, stored) = (self.epoch, plan.to_stored()?);
        let saved = self.services.store.save_plan(epoch, self.game.id, color, stored).await;
        saved.map_err(|error| self.refused(error))?;
        self.plans.set(color, plan);
        self.tell_plan(color);
        Ok(())
    }

    /// Lets the engine search if it is its turn, or something else in a match is its to decide.
    pub(super) fn ask_engine(&mut self) {
        let ply = self.game.turns.len();
        let to_act = self.game.board.to_act().filter(|_| self.game.is_playing());
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
        let (board, person) = (self.game.board.clone(), self.players.id(color.other()));
        self.services.engines.find_turn(Job { board, level, left, person, answer });
    }

    /// Whether an engine is to act. Its clock is read when it has found its turn: until then it may wait for a thread.
    pub(super) fn is_engine_to_act(&self) -> bool {
        let to_act = self.game.board.to_act().filter(|_| self.game.is_playing());
        to_act.is_some_and(|color| self.players.level(color).is_some())
    }

    /// Plays the turn that the engine has found. If there is none, or it cannot be played, the engine is asked again later.
    pub(super) async fn play_found(&mut self, ply: usize, found: Option<FoundTurn>) {
        if self.repair().await.is_err() {
            self.retry_at = Some(self.now() + RETRY);
            return;
        }
        let is_fitting = self.game.is_playing() && self.game.turns.len() == ply;
        if let (true, Some(found), Some(color)) = (is_fitting, found, self.game.board.to_act()) {
            // As if it had begun to think at once.
            let spent = i64::try_from(found.spent.as_millis()).unwrap_or(i64::MAX);
            let found_at = self.game.turn_since().saturating_add(spent);
            let pressed = self.game.timer.press(found_at, LagReport::default());
            let done = if pressed.flagged {
                self.append(vec![self.game.given_up(color, Ending::Time)]).await
            } else {
                self.play_turn(color, &found.turn, pressed, None, false).await
            };
            if done.is_ok() {
                self.follow_plans().await;
                return;
            }
        }
        if self.game.is_playing() {
            self.retry_at = Some(self.now() + RETRY);
        }
    }
}
