use variants::Color;

use crate::formats::{error::offending, replay::Step, sgf_error::SgfError};

/// What a player is doing: an action that is not yet confirmed, or half of one.
///
/// People on Boardspace pick things up, put them down and think again. Old files confirm
/// nothing, so an action stands when the next one begins.
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
    /// A ring from the pool is in the hand.
    HoldsRing,
    /// A marker from the pool is in the hand.
    HoldsMarker,
    /// A ring from the board is in the hand.
    Lifted(String),
    /// A marker lies in a ring, and the ring is in the hand.
    Marked(String),
    Placed(String),
    Moved(String, String),
    RowOff(String, String),
    RingOff(String),
}

/// What is wrong with an event, before its text is known.
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

/// `E 7` as we write it.
fn point(column: &str, row: &str) -> String {
    format!("{}{row}", column.to_ascii_lowercase())
}

impl PendingAction {
    /// Who acts, if anything is under way.
    pub(super) fn player(&self) -> Option<Color> {
        self.player
    }

    /// Takes in an event and answers with the action that it confirms, if any.
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
                // A ring that goes from the board to the pool is taken off.
                Doing::Lifted(from) => (Doing::RingOff(from.clone()), false),
                _ => (Doing::Nothing, false),
            },
            _ => return Err(Wrong::Shape),
        };
        let step = if confirms { self.commit() } else { None };
        *self = Self { doing, player: Some(player), line };
        Ok(step)
    }

    /// Picks something up from the board: a second thought if it was just put there.
    ///
    /// Files of 2005 name the point that the piece came from, later ones where it lies.
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
            // Back to where it was: nothing has happened.
            Doing::Lifted(from) | Doing::Marked(from) if *from == to => Ok(Doing::Nothing),
            Doing::Lifted(from) | Doing::Marked(from) => Ok(Doing::Moved(from.clone(), to)),
            _ => Err(Wrong::NothingInHand),
        }
    }

    /// The action that is under way, which now stands; half an action is forgotten.
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
