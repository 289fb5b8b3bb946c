//! What players can do besides playing turns: offer, resign, claim. Only the rules of it; nothing is stored.

use protocol::{Act, RefusalCode};
use record::{Ending, EventKind, Offer, Score};
use variants::{Color, Family};

use super::Game;
use crate::refusal::Refusal;

/// The most offers, answers to them and turns taken back in one game.
const MOST_OFFERS: usize = 100;

/// What an act leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Consequence {
    /// Nothing: it was done before.
    None,
    /// An event of this game.
    Event(EventKind),
    /// Both players want another game: it has to be made.
    NewGame,
}

impl Game {
    /// What an act of a player leads to. `may_claim`: the opponent has been away for long enough.
    pub(crate) fn act(
        &self,
        color: Color,
        act: Act,
        may_claim: bool,
    ) -> Result<Consequence, Refusal> {
        self.check_act(act)?;
        self.check_offers(act)?;
        let event = match act {
            Act::Resign => self.given_up(color, Ending::Resignation),
            Act::Abort if self.part_of.is_some() => self.given_up(color, Ending::Abandoned),
            Act::Abort if self.has_begun() => return Err(RefusalCode::TooLate.into()),
            Act::Abort => ABORTED,
            Act::Draw => return self.draw(color),
            Act::TakeBack => return self.ask_take_back(color),
            Act::Rematch => return self.ask_rematch(color),
            Act::ClaimWin if may_claim && !self.board.rests() => {
                self.given_up(color.other(), Ending::Abandoned)
            }
            Act::ClaimWin => return Err(RefusalCode::NotNow.into()),
            Act::ClaimDraw => {
                self.check_draw()?;
                if !may_claim {
                    return Err(RefusalCode::NotNow.into());
                }
                self.ended(Score::Draw, Ending::Abandoned)
            }
            Act::DeclineDraw => self.decline(color, Offer::Draw)?,
            Act::DeclineTakeBack => self.decline(color, Offer::TakeBack)?,
            Act::DeclineRematch => self.decline(color, Offer::Rematch)?,
        };
        Ok(Consequence::Event(event))
    }

    /// Whether each player has completed a turn. Before that nobody can lose.
    fn has_begun(&self) -> bool {
        self.turns.len() >= 2
    }

    /// The end of a game that a player resigns or leaves. A game that has not begun is aborted instead.
    pub(crate) fn given_up(&self, loser: Color, by: Ending) -> EventKind {
        self.ended(Score::won_by(loser.other()), by)
    }

    fn ended(&self, score: Score, by: Ending) -> EventKind {
        // Who leaves a linked game loses it, whenever that is (rule P23).
        let counts = self.has_begun() || self.part_of.is_some();
        if counts { EventKind::Ended { score, by } } else { ABORTED }
    }

    /// The end of a linked game whose match has ended.
    pub(crate) const fn called_off(&self) -> EventKind {
        ABORTED
    }

    /// Offers and answers to them are bounded, so that no log grows without end.
    fn check_offers(&self, act: Act) -> Result<(), Refusal> {
        let is_offer = !matches!(act, Act::Resign | Act::Abort | Act::ClaimWin | Act::ClaimDraw);
        if is_offer && self.offers_made >= MOST_OFFERS {
            return Err(RefusalCode::Limit.into());
        }
        Ok(())
    }

    /// Whether the game has come as far as an act needs.
    fn check_act(&self, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Rematch if self.part_of.is_some() => Err(RefusalCode::NotNow.into()),
            Act::Rematch | Act::DeclineRematch if self.is_over() => Ok(()),
            Act::Rematch | Act::DeclineRematch => Err(RefusalCode::NotOver.into()),
            _ if self.is_over() => Err(RefusalCode::GameOver.into()),
            Act::Abort => Ok(()),
            _ if self.is_waiting() => Err(RefusalCode::NotStarted.into()),
            _ => Ok(()),
        }
    }

    /// The rule book of GIPF knows no draw by agreement.
    fn check_draw(&self) -> Result<(), Refusal> {
        match self.terms.variant.family() {
            Family::Yinsh if self.part_of.is_some() => Err(RefusalCode::LinkedDraw.into()),
            Family::Yinsh => Ok(()),
            _ => Err(RefusalCode::NoDraw.into()),
        }
    }

    fn draw(&self, color: Color) -> Result<Consequence, Refusal> {
        self.check_draw()?;
        if self.offers.draw == Some(color.other()) {
            let event = EventKind::Ended { score: Score::Draw, by: Ending::Agreement };
            return Ok(Consequence::Event(event));
        }
        self.offer(color, Offer::Draw)
    }

    fn ask_take_back(&self, color: Color) -> Result<Consequence, Refusal> {
        if self.offers.take_back == Some(color.other()) {
            let turns = self.kept_after_take_back(color.other()).ok_or(RefusalCode::NotNow)?;
            return Ok(Consequence::Event(EventKind::TakenBack { turns }));
        }
        self.kept_after_take_back(color).ok_or(RefusalCode::NotNow)?;
        self.offer(color, Offer::TakeBack)
    }

    /// The number of turns that are kept when a player takes their last one back.
    fn kept_after_take_back(&self, color: Color) -> Option<u16> {
        let is_own_turn = self.board.to_act() == Some(color);
        let dropped = if is_own_turn { 2 } else { 1 };
        if !self.board.may_take_back(dropped) {
            return None;
        }
        u16::try_from(self.turns.len().checked_sub(dropped)?).ok()
    }

    fn ask_rematch(&self, color: Color) -> Result<Consequence, Refusal> {
        if self.rematch.is_some() {
            return Ok(Consequence::None);
        }
        if self.offers.rematch == Some(color.other()) {
            return Ok(Consequence::NewGame);
        }
        self.offer(color, Offer::Rematch)
    }

    fn offer(&self, color: Color, offer: Offer) -> Result<Consequence, Refusal> {
        if self.offered(offer) == Some(color) {
            return Ok(Consequence::None);
        }
        // One offer a turn is enough.
        let has_offered = self.offered_at[color.index()] == Some(self.turns.len());
        if offer != Offer::Rematch && has_offered {
            return Err(RefusalCode::NotNow.into());
        }
        Ok(Consequence::Event(EventKind::Offered { color, offer }))
    }

    /// Declines an offer; the player who made it withdraws it in the same way.
    fn decline(&self, color: Color, offer: Offer) -> Result<EventKind, Refusal> {
        self.offered(offer).ok_or(RefusalCode::NothingOffered)?;
        Ok(EventKind::Declined { color, offer })
    }

    /// Who has made an offer that is not answered.
    const fn offered(&self, offer: Offer) -> Option<Color> {
        match offer {
            Offer::Draw => self.offers.draw,
            Offer::TakeBack => self.offers.take_back,
            Offer::Rematch => self.offers.rematch,
        }
    }

    /// How an engine answers what is offered: it allows to take back in games that are not rated, plays again, and agrees to
    /// no draw.
    pub(crate) fn engine_answer(&self, engine: Color) -> Option<Act> {
        let human = Some(engine.other());
        if self.offers.draw == human {
            Some(Act::DeclineDraw)
        } else if self.offers.take_back == human {
            Some(if self.terms.rated { Act::DeclineTakeBack } else { Act::TakeBack })
        } else if self.offers.rematch == human {
            Some(Act::Rematch)
        } else {
            None
        }
    }
}

const ABORTED: EventKind = EventKind::Ended { score: Score::Open, by: Ending::Aborted };
