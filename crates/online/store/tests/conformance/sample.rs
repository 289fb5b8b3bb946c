//! Sample game to be stored. Its turns need not be legal, since the store applies no rules.

use protocol::Status;
use record::{Ending, Event, EventKind, GameId, PlayerId, Score, Terms, TimeControl};
use store::Summary;
use variants::{Color, Variant};

/// Start of all tests, in milliseconds since 1970.
pub(crate) const START: i64 = 1_800_000_000_000;

/// Sample game with its summary.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) id: GameId,
    pub(crate) summary: Summary,
}

impl Sample {
    /// Creates a rated game with five minutes for each player, and its first event.
    pub(crate) fn new(number: u64) -> (Self, Vec<Event>) {
        let (white, black) = (player(2 * number + 1), player(2 * number + 2));
        let clock = TimeControl::Absolute { base: 300_000 };
        let terms = Terms {
            variant: Variant::Yinsh,
            handicap: None,
            clock,
            rated: true,
            open: false,
            combined: None,
        };
        Self::of(number, terms, Some(white), Some(black))
    }

    /// Creates a game with the given terms and players.
    pub(crate) fn of(
        number: u64,
        terms: Terms,
        white: Option<PlayerId>,
        black: Option<PlayerId>,
    ) -> (Self, Vec<Event>) {
        let at = START + number.cast_signed() * 1_000;
        let summary = Summary {
            to_act: Some(Color::White),
            position: "the start".to_owned(),
            ..Summary::new(terms, [white, black], at)
        };
        let kind = EventKind::Created { terms, white, black };
        let id = GameId::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        (Self { id, summary }, vec![Event { seq: 0, at, kind }])
    }

    /// Plays the next turn.
    pub(crate) fn turn(&mut self) -> Vec<Event> {
        let color = if self.summary.plies.is_multiple_of(2) { Color::White } else { Color::Black };
        self.summary.plies += 1;
        self.summary.to_act = Some(!color);
        self.summary.position = format!("after turn {}", self.summary.plies);
        let (turn, command) = (format!("f6-{}", self.summary.plies), Some("b0f3".to_owned()));
        self.then(EventKind::Turn {
            color,
            turn,
            spent: 1_234,
            lag: 56,
            rtt: None,
            command,
            planned: false,
            next: None,
            nonce: None,
        })
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, score: Score) -> Vec<Event> {
        let by = if score == Score::Open { Ending::Aborted } else { Ending::Resignation };
        self.summary.status = Status::Ended;
        self.summary.to_act = None;
        self.summary.deadline = None;
        self.summary.score = score;
        self.summary.by = Some(by);
        self.then(EventKind::Ended { score, by })
    }

    /// Adds another event.
    pub(crate) fn then(&mut self, kind: EventKind) -> Vec<Event> {
        self.summary.seq += 1;
        self.summary.updated += 1_000;
        vec![Event { seq: self.summary.seq, at: self.summary.updated, kind }]
    }
}

/// Returns the id of a player.
pub(crate) fn player(number: u64) -> PlayerId {
    PlayerId::from_random(number)
}
