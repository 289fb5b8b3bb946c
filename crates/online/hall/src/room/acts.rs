//! What players do besides turns: joining, offering, giving up, claiming.

use protocol::{Act, Done};
use record::{Ending, EventKind, Offer, PlayerId, Score};
use variants::{Color, Family};

use super::{Room, turns::check_id};
use crate::refusal::{self, Refusal};

impl Room {
    /// Takes the free seat.
    pub(super) async fn join(
        &mut self,
        who: PlayerId,
        color: Option<Color>,
    ) -> Result<Done, Refusal> {
        if self.color_of(who).is_some() {
            // Twice is once; but nobody plays against himself.
            return if self.round.is_waiting() {
                Err(refusal::OWN_GAME)
            } else {
                Ok(Done { seq: self.round.seq() })
            };
        }
        if self.round.result.is_some() {
            return Err(refusal::GAME_OVER);
        }
        let free = self.round.free_seat().ok_or(refusal::SEATS_TAKEN)?;
        if color.is_some_and(|color| color != free) {
            return Err(refusal::SEATS_TAKEN);
        }
        if self.round.terms.rated && !self.shared.has_account(who).await? {
            return Err(refusal::RATED_NEEDS_ACCOUNT);
        }
        // Those who sit are known before anybody is told.
        self.append(vec![EventKind::Joined { color: free, player: who }]).await?;
        self.meet_people().await?;
        self.tell_full();
        self.show();
        self.ask_engine();
        self.tell_start();
        Ok(Done { seq: self.round.seq() })
    }

    pub(super) async fn act(
        &mut self,
        who: PlayerId,
        id: String,
        act: Act,
    ) -> Result<Done, Refusal> {
        check_id(&id)?;
        let color = self.seat_of(who)?;
        if let Some(seq) = self.remembers(color, &id) {
            return Ok(Done { seq });
        }
        let kinds = self.kinds_of(color, act).await?;
        if !kinds.is_empty() {
            self.append(kinds).await?;
        }
        let seq = self.round.seq();
        self.remember(color, id, seq);
        self.let_engine_answer(color.other()).await;
        Ok(Done { seq })
    }

    async fn kinds_of(&mut self, color: Color, act: Act) -> Result<Vec<EventKind>, Refusal> {
        let is_over = self.round.result.is_some();
        match act {
            Act::Rematch | Act::DeclineRematch if !is_over => return Err(refusal::NOT_OVER),
            Act::Rematch | Act::DeclineRematch => {}
            _ if is_over => return Err(refusal::GAME_OVER),
            Act::Abort => {}
            _ if self.round.is_waiting() => return Err(refusal::NOT_STARTED),
            _ => {}
        }
        match act {
            Act::Resign => Ok(vec![won(color.other(), Ending::Resignation)]),
            Act::Abort if self.round.is_under_way() => Err(refusal::TOO_LATE),
            Act::Abort => Ok(vec![EventKind::Ended { score: Score::Open, by: Ending::Aborted }]),
            Act::Draw => self.draw(color),
            Act::TakeBack => self.take_back(color),
            Act::Rematch => self.rematch(color).await,
            Act::ClaimWin => self.claim(color).map(|()| vec![won(color, Ending::Abandoned)]),
            Act::ClaimDraw => {
                self.check_draw()?;
                self.claim(color)?;
                Ok(vec![EventKind::Ended { score: Score::Draw, by: Ending::Abandoned }])
            }
            Act::DeclineDraw => self.decline(color, Offer::Draw),
            Act::DeclineTakeBack => self.decline(color, Offer::TakeBack),
            Act::DeclineRematch => self.decline(color, Offer::Rematch),
        }
    }

    /// The book of GIPF knows no draw by agreement.
    fn check_draw(&self) -> Result<(), Refusal> {
        match self.round.terms.variant.family() {
            Family::Yinsh => Ok(()),
            Family::Gipf => Err(refusal::NO_DRAW),
        }
    }

    fn draw(&mut self, color: Color) -> Result<Vec<EventKind>, Refusal> {
        self.check_draw()?;
        if self.round.offers.draw == Some(color.other()) {
            return Ok(vec![EventKind::Ended { score: Score::Draw, by: Ending::Agreement }]);
        }
        self.offer(color, Offer::Draw)
    }

    fn take_back(&mut self, color: Color) -> Result<Vec<EventKind>, Refusal> {
        if self.round.offers.take_back == Some(color.other()) {
            let kept = self.kept_after_take_back(color.other()).ok_or(refusal::NOT_NOW)?;
            return Ok(vec![EventKind::TakenBack { turns: kept }]);
        }
        self.kept_after_take_back(color).ok_or(refusal::NOT_NOW)?;
        self.offer(color, Offer::TakeBack)
    }

    /// How many turns are kept when a player takes his last one back.
    fn kept_after_take_back(&self, color: Color) -> Option<u16> {
        let count = self.round.turns.len();
        let is_own_turn = self.round.game.to_act() == color;
        let dropped = if is_own_turn { 2 } else { 1 };
        u16::try_from(count.checked_sub(dropped)?).ok()
    }

    fn offer(&mut self, color: Color, offer: Offer) -> Result<Vec<EventKind>, Refusal> {
        if *self.round.offer(offer) == Some(color) {
            return Ok(Vec::new());
        }
        if offer != Offer::Rematch && self.round.has_offered(color) {
            return Err(refusal::NOT_NOW);
        }
        Ok(vec![EventKind::Offered { color, offer }])
    }

    fn decline(&mut self, color: Color, offer: Offer) -> Result<Vec<EventKind>, Refusal> {
        // The one who offers may take it back in the same way.
        self.round.offer(offer).ok_or(refusal::NOTHING_OFFERED)?;
        Ok(vec![EventKind::Declined { color, offer }])
    }

    async fn rematch(&mut self, color: Color) -> Result<Vec<EventKind>, Refusal> {
        if self.round.rematch.is_some() {
            return Ok(Vec::new());
        }
        if self.round.offers.rematch != Some(color.other()) {
            return self.offer(color, Offer::Rematch);
        }
        let [white, black] = self.sitting;
        let game = self.shared.found(&self.round.terms, [black, white]).await?;
        Ok(vec![EventKind::Rematch { game }])
    }

    /// Whether the other has been away for long enough.
    fn claim(&self, color: Color) -> Result<(), Refusal> {
        let gone = self.audience_gone();
        let is_due =
            gone.is_some_and(|gone| gone.color == color.other() && self.now() >= gone.claim_at);
        if is_due { Ok(()) } else { Err(refusal::NOT_NOW) }
    }

    /// Engines allow to take back in games that do not count, play again, and agree to no draw.
    async fn let_engine_answer(&mut self, engine: Color) {
        let is_engine =
            self.people[engine.index()].as_ref().is_some_and(|player| player.level.is_some());
        if !is_engine {
            return;
        }
        let human = Some(engine.other());
        let offers = self.round.offers;
        let act = if offers.draw == human {
            Act::DeclineDraw
        } else if offers.take_back == human && self.round.terms.rated {
            Act::DeclineTakeBack
        } else if offers.take_back == human {
            Act::TakeBack
        } else if offers.rematch == human {
            Act::Rematch
        } else {
            return;
        };
        if let Ok(kinds) = self.kinds_of(engine, act).await
            && !kinds.is_empty()
        {
            self.append(kinds).await.ok();
        }
    }
}

fn won(by: Color, ending: Ending) -> EventKind {
    EventKind::Ended { score: Score::won_by(by), by: ending }
}
