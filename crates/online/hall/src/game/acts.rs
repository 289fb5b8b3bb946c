//! Player actions other than turns: offer, resign, claim. This file contains only their rules; nothing is stored.

use protocol::{Act, RefusalCode};
use record::{Ending, EventKind, Offer, Score};
use variants::{Color, Family};

use super::Game;
use crate::{limits::OFFERS_MAX, refusal::Refusal};

/// Consequence of a player's action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Consequence {
    /// No consequence: the action has already been carried out.
    None,
    /// An event of this game.
    Event(EventKind),
    /// Both players want a rematch, which has to be created.
    NewGame,
}

impl Game {
    /// Returns the consequence of a player's action. `may_claim` is whether the opponent has been absent for long enough.
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
            Act::ClaimWin if may_claim && !self.room_game.is_paused() => {
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

    /// Returns whether each player has completed a turn. Until then the game cannot be lost.
    fn has_begun(&self) -> bool {
        self.turns.len() >= 2
    }

    /// Returns the event that ends a game when a player resigns or leaves it. A game that has not begun is aborted instead.
    pub(crate) fn given_up(&self, loser: Color, by: Ending) -> EventKind {
        self.ended(Score::won_by(loser.other()), by)
    }

    fn ended(&self, score: Score, by: Ending) -> EventKind {
        // A player who leaves a linked game loses it at any time (rule P23).
        let counts = self.has_begun() || self.part_of.is_some();
        if counts { EventKind::Ended { score, by } } else { ABORTED }
    }

    /// Returns the event that ends a linked game whose match has ended.
    pub(crate) const fn called_off(&self) -> EventKind {
        ABORTED
    }

    /// Enforces the limit on offers and answers, which bounds the size of the log.
    fn check_offers(&self, act: Act) -> Result<(), Refusal> {
        let is_offer = !matches!(act, Act::Resign | Act::Abort | Act::ClaimWin | Act::ClaimDraw);
        if is_offer && self.offers_made >= OFFERS_MAX {
            return Err(RefusalCode::Limit.into());
        }
        Ok(())
    }

    /// Checks that the game is in the right state for an action.
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

    /// Refuses draw offers in GIPF: its rule book has no draw by agreement.
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

    /// Returns the number of turns that remain when a player takes their last one back.
    fn kept_after_take_back(&self, color: Color) -> Option<u16> {
        let is_own_turn = self.room_game.to_act() == Some(color);
        let dropped = if is_own_turn { 2 } else { 1 };
        if !self.room_game.may_take_back(dropped) {
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
        // One offer per turn is enough.
        let has_offered = self.offered_at[color.index()] == Some(self.turns.len());
        if offer != Offer::Rematch && has_offered {
            return Err(RefusalCode::NotNow.into());
        }
        Ok(Consequence::Event(EventKind::Offered { color, offer }))
    }

    /// Declines the opponent's offer, or withdraws the player's own.
    fn decline(&self, color: Color, offer: Offer) -> Result<EventKind, Refusal> {
        self.offered(offer).ok_or(RefusalCode::NothingOffered)?;
        Ok(EventKind::Declined { color, offer })
    }

    /// Returns the player who has made an offer that is still unanswered.
    const fn offered(&self, offer: Offer) -> Option<Color> {
        match offer {
            Offer::Draw => self.offers.draw,
            Offer::TakeBack => self.offers.take_back,
            Offer::Rematch => self.offers.rematch,
        }
    }

    /// Returns an engine's answer to an offer: it allows take-backs in unrated games, accepts rematches and declines draws.
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
