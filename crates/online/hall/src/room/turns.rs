//! Turns: of people, of engines, and those that were planned.

use protocol::Done;
use record::{Ending, EventKind, LagReport, PlayerId, Score, TurnTime};
use variants::Color;

use super::{Ask, Circumstances, Room};
use crate::{
    command::ID_LENGTH,
    engines::Job,
    plan::{Plan, Reply},
    refusal::{self, Refusal},
};

impl Room {
    /// Plays one whole turn: stored first, then told to anybody.
    pub(super) async fn play(
        &mut self,
        who: PlayerId,
        id: &str,
        ply: u32,
        turn: &str,
        spent: Option<u32>,
        how: Circumstances,
    ) -> Result<Done, Refusal> {
        check_id(id)?;
        let color = self.seat_of(who)?;
        if let Some(seq) = self.round.done(color, id) {
            return Ok(Done { seq });
        }
        self.check_turn(color, ply)?;
        let now = how.at.unwrap_or_else(|| self.now()).min(self.now());
        let pressed = self.round.timer.press(now, LagReport { spent, rtt: how.rtt });
        if pressed.flagged {
            let ended = EventKind::Ended { score: Score::won_by(color.other()), by: Ending::Time };
            self.append(vec![ended]).await?;
            return Err(refusal::TOO_LATE);
        }
        self.play_turn(color, turn, pressed, Some(id.to_owned()), false).await?;
        let seq = self.round.done(color, id).unwrap_or_else(|| self.round.seq());
        self.follow_plans().await;
        Ok(Done { seq })
    }

    fn check_turn(&self, color: Color, ply: u32) -> Result<(), Refusal> {
        if self.round.result.is_some() {
            return Err(refusal::GAME_OVER);
        }
        if self.round.is_waiting() {
            return Err(refusal::NOT_STARTED);
        }
        if ply as usize != self.round.turns.len() {
            return Err(refusal::PLY_MISMATCH);
        }
        if self.round.game.to_act() != color {
            return Err(refusal::NOT_YOUR_TURN);
        }
        Ok(())
    }

    async fn play_turn(
        &mut self,
        color: Color,
        turn: &str,
        pressed: TurnTime,
        command: Option<String>,
        planned: bool,
    ) -> Result<(), Refusal> {
        let (turn, actions) = self.round.play(turn)?;
        let mut kinds = vec![EventKind::turn(color, turn, pressed, command, planned)];
        if let Some(score) = self.round.ruled() {
            kinds.push(EventKind::Ended { score, by: Ending::Rules });
        }
        self.shared.watch.turn();
        let stored = self.append(kinds).await;
        if stored.is_err() {
            self.round.unplay(actions);
        }
        stored
    }

    /// Plays what was planned for what has just happened, as long as there is something.
    async fn follow_plans(&mut self) {
        while self.round.is_playing() {
            let color = self.round.game.to_act();
            let plan = &self.plans[color.index()];
            let ply = self.round.turns.len();
            let Some(last) = self.round.turns.last() else { return };
            if plan.is_empty() {
                return;
            }
            let Some((reply, rest)) = plan.reply(ply.saturating_sub(1), &last.turn) else {
                self.keep_plan(color, Plan::default()).await.ok();
                return;
            };
            let done = match reply {
                Reply::Resign => {
                    let score = Score::won_by(color.other());
                    self.append(vec![EventKind::Ended { score, by: Ending::Resignation }]).await
                }
                Reply::Play(turn) => {
                    let pressed = TurnTime::default();
                    self.play_turn(color, &turn, pressed, None, true).await
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
        who: PlayerId,
        lines: &[Vec<String>],
    ) -> Result<Done, Refusal> {
        let color = self.seat_of(who)?;
        if self.round.result.is_some() {
            return Err(refusal::GAME_OVER);
        }
        let is_theirs = self.round.is_playing() && self.round.game.to_act() != color;
        if self.round.terms.clock.is_live() || !(is_theirs || lines.is_empty()) {
            return Err(refusal::NOT_NOW);
        }
        let plan = Plan::new(&self.round.game, self.round.turns.len(), lines)?;
        self.keep_plan(color, plan).await?;
        Ok(Done { seq: self.round.seq() })
    }

    async fn keep_plan(&mut self, color: Color, plan: Plan) -> Result<(), Refusal> {
        let text = (!plan.is_empty()).then(|| serde_json::to_string(&plan)).transpose();
        let text = text.map_err(|_| refusal::BAD_PLAN)?;
        self.shared.store.save_plan(self.round.id, color, text).await?;
        self.plans[color.index()] = plan;
        self.tell_plan(color);
        Ok(())
    }

    /// Lets the engine think if it is its turn.
    pub(super) fn ask_engine(&mut self) {
        let ply = self.round.turns.len();
        if !self.round.is_playing() || self.thinking_at == Some(ply) {
            return;
        }
        let color = self.round.game.to_act();
        let Some(level) = self.people[color.index()].as_ref().and_then(|player| player.level)
        else {
            return;
        };
        let Some(own) = self.own.upgrade() else { return };
        let left = self.round.timer.left(color, self.now()).map(|left| left.ms);
        let game = self.round.game.clone();
        self.thinking_at = Some(ply);
        self.shared.engines.think(Job { game, level, left, ply, answer: own });
    }

    /// The engine has thought.
    pub(super) async fn take_thought(&mut self, ply: usize, turn: Option<String>) {
        if self.thinking_at == Some(ply) {
            self.thinking_at = None;
        }
        let is_fitting = self.round.is_playing() && self.round.turns.len() == ply;
        let color = self.round.game.to_act();
        if let (true, Some(turn)) = (is_fitting, turn) {
            let pressed = self.round.timer.press(self.now(), LagReport::default());
            if self.play_turn(color, &turn, pressed, None, false).await.is_ok() {
                self.follow_plans().await;
                return;
            }
        }
        // A turn was taken back meanwhile, or nothing came: once more, but not at once.
        if let Some(own) = self.own.upgrade().filter(|_| self.round.is_playing()) {
            tokio::spawn(async move {
                tokio::time::sleep(std::time::Duration::from_millis(500)).await;
                own.send(Ask::Wake).await.ok();
            });
        }
    }
}

pub(super) fn check_id(id: &str) -> Result<(), Refusal> {
    let is_plain = id.bytes().all(|byte| byte.is_ascii_graphic());
    if id.is_empty() || id.len() > ID_LENGTH || !is_plain {
        return Err(refusal::BAD_COMMAND_ID);
    }
    Ok(())
}
