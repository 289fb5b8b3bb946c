use variants::Color;

use crate::formats::{error::offending, replay::Step, sgf_error::SgfError};

/// A player's unconfirmed or incomplete action.
///
/// Players on Boardspace pick pieces up, put them down and change their minds. Old files do
/// not confirm actions, so an action counts once the next one begins.
#[derive(Default, Debug)]
pub(super) struct PendingAction {
    doing: Doing,
    player: Option<Color>,
    line: usize,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
enum Doing {
    #[default]
    Nothing,
    /// The player holds a ring from the pool.
    HoldsRing,
    /// The player holds a marker from the pool.
    HoldsMarker,
    /// The player holds a ring from the board.
    Lifted(String),
    /// The player has put a marker into a ring and holds the ring.
    Marked(String),
    Placed(String),
    Moved(String, String),
    RowOff(String, String),
    RingOff(String),
}

/// An error in an event, without the event's text.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wrong {
    Shape,
    NothingInHand,
}

impl Wrong {
    pub(super) fn named(self, text: &str) -> SgfError {
        let text = offending(text.trim());
        match self {
            Self::Shape => SgfError::Verb { text },
            Self::NothingInHand => SgfError::NothingInHand { text },
        }
    }
}

/// Returns the point `E 7` in our notation, `e7`.
fn point(column: &str, row: &str) -> String {
    format!("{}{row}", column.to_ascii_lowercase())
}

impl PendingAction {
    /// Returns the acting player, if an action is pending.
    pub(super) fn player(&self) -> Option<Color> {
        self.player
    }

    /// Applies an event and returns the earlier action that it confirms, if any.
    pub(super) fn act(
        &mut self,
        player: Color,
        line: usize,
        verb: &str,
        words: &[&str],
    ) -> Result<Option<Step>, Wrong> {
        let (doing, confirms) = match (verb, words) {
            ("place", &["wr" | "br", column, row]) => (Doing::Placed(point(column, row)), true),
            ("place", &["w" | "b", column, row]) => (Doing::Marked(point(column, row)), true),
            ("move", &[a, b, c, d]) => (Doing::Moved(point(a, b), point(c, d)), true),
            ("remove", &["w" | "b", a, b, c, d]) => (Doing::RowOff(point(a, b), point(c, d)), true),
            ("remove", &["wr" | "br", a, b]) => (Doing::RingOff(point(a, b)), true),
            ("pick", &["wr" | "br"]) => (Doing::HoldsRing, true),
            ("pick", &["w" | "b"]) => (Doing::HoldsMarker, true),
            ("pick", &["board", column, row]) => self.pick(point(column, row)),
            ("drop", &["board", column, row]) => (self.drop(point(column, row))?, false),
            ("drop", &["w" | "b" | "wr" | "br"]) => match &self.doing {
                // A ring dropped into the pool has been removed from the board.
                Doing::Lifted(from) => (Doing::RingOff(from.clone()), false),
                _ => (Doing::Nothing, false),
            },
            _ => return Err(Wrong::Shape),
        };
        let step = if confirms { self.commit() } else { None };
        *self = Self { doing, player: Some(player), line };
        Ok(step)
    }

    /// Picks a piece up from the board, which undoes the pending action if the piece was just put
    /// there.
    ///
    /// Files from 2005 name the point that the piece came from, later ones the point it is on.
    fn pick(&self, from: String) -> (Doing, bool) {
        match &self.doing {
            Doing::Placed(point) if *point == from => (Doing::HoldsRing, false),
            Doing::Marked(point) if *point == from => (Doing::HoldsMarker, false),
            Doing::Moved(start, point) if [start, point].contains(&&from) => {
                (Doing::Marked(start.clone()), false)
            }
            Doing::RingOff(point) if *point == from => (Doing::Lifted(from), false),
            _ => (Doing::Lifted(from), true),
        }
    }

    fn drop(&self, to: String) -> Result<Doing, Wrong> {
        match &self.doing {
            Doing::HoldsRing => Ok(Doing::Placed(to)),
            Doing::HoldsMarker => Ok(Doing::Marked(to)),
            // The piece was put back.
            Doing::Lifted(from) | Doing::Marked(from) if *from == to => Ok(Doing::Nothing),
            Doing::Lifted(from) | Doing::Marked(from) => Ok(Doing::Moved(from.clone(), to)),
            _ => Err(Wrong::NothingInHand),
        }
    }

    /// Confirms and returns the pending action; an incomplete action is dropped.
    pub(super) fn commit(&mut self) -> Option<Step> {
        let Self { doing, player, line } = std::mem::take(self);
        let token = match doing {
            Doing::Placed(point) => point,
            Doing::Moved(from, to) => format!("{from}-{to}"),
            Doing::RowOff(a, b) => format!("x{a}-{b}"),
            Doing::RingOff(point) => format!("x{point}"),
            Doing::Nothing
            | Doing::HoldsRing
            | Doing::HoldsMarker
            | Doing::Lifted(_)
            | Doing::Marked(_) => return None,
        };
        Some(Step { line, player, token })
    }
}
