use gipf::{Action, Axis, Bitboard, Dot, Kind, Position, Push, Row, Spot, Variant};
use variants::{AnyAction, AnyGame, Color, PlayError};

use crate::{
    formats::{
        error::{ReadError, ReadErrorKind, offending},
        sgf_error::SgfError,
    },
    limits::RECORD_MAX_ACTIONS,
    record::turn_number::TurnNumber,
};

/// The axes in the order of Boardspace's directions.
const AXES: [Axis; 3] = [Axis::Diagonal, Axis::Row, Axis::Column];

/// Returns the GIPF-pieces of a player's rows that stay on the board unless the player says otherwise:
/// their own, and the opponent's at a crossing.
pub(super) fn kept(position: &Position, player: Color) -> Bitboard {
    let gipf_pieces = |row: Row| row.gipf_pieces();
    let mut all = Bitboard::EMPTY;
    let mut crossings = Bitboard::EMPTY;
    for pieces in position.rows(player).map(gipf_pieces) {
        crossings |= all & pieces;
        all |= pieces;
    }
    (all & position.pieces(player)) | crossings
}

/// A point that names a row to be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    Spot(Spot),
    Dot(Dot),
}

impl Target {
    pub(super) fn read(column: &str, row: &str) -> Option<Self> {
        let name = format!("{}{row}", column.to_ascii_lowercase());
        name.parse().map(Self::Spot).or_else(|_| name.parse().map(Self::Dot)).ok()
    }

    fn is_on(self, row: Row) -> bool {
        match self {
            Self::Spot(spot) => row.pieces().has(spot),
            Self::Dot(dot) => Push::all()
                .filter(|push| push.dot() == dot && push.direction().axis() == row.axis())
                .any(|push| {
                    let line = Bitboard::ray(push.entry(), push.direction());
                    row.pieces().is_subset(line)
                }),
        }
    }

    /// Returns the row that Boardspace removes if a player names this point.
    pub(super) fn row(self, position: &Position, player: Color) -> Option<Row> {
        let rows: Vec<Row> = position.rows(player).filter(|row| self.is_on(*row)).collect();
        let [diagonal, along_row, column] =
            AXES.map(|axis| rows.iter().any(|row| row.axis() == axis));
        let axis = match (diagonal, along_row, column) {
            (true, false, true) | (false, false, true) => Axis::Column,
            (false, true, _) => Axis::Row,
            _ => Axis::Diagonal,
        };
        rows.into_iter().find(|row| row.axis() == axis)
    }
}

/// An event that settles rows.
#[derive(Clone, Copy, Debug)]
enum Settling {
    /// Exchanges whether a GIPF-piece stays on the board.
    Exchange(Spot),
    /// Removes a row, or one GIPF-piece.
    Remove(Target),
}

/// The events of a turn, which count when the turn is confirmed.
#[derive(Clone, Debug, Default)]
struct Turn {
    player: Option<Color>,
    line: usize,
    before: Vec<Settling>,
    dot: Option<Dot>,
    entry: Option<Spot>,
    /// Whether the player exchanged GIPF-piece and single.
    other_kind: bool,
    after: Vec<Settling>,
}

/// A reader of Boardspace's events of a game of GIPF.
#[derive(Debug)]
pub(super) struct GipfReader {
    game: AnyGame,
    turn: Turn,
    /// Whether each player has brought in a single.
    singles: [bool; 2],
}

impl GipfReader {
    pub(super) fn new(game: AnyGame) -> Self {
        Self { game, turn: Turn::default(), singles: [false; 2] }
    }

    pub(super) fn into_game(self) -> AnyGame {
        self.game
    }

    /// Applies an event of a turn.
    pub(super) fn act(
        &mut self,
        player: Color,
        line: usize,
        words: &[&str],
        text: &str,
    ) -> Result<(), ReadError> {
        if self.turn.player.is_some_and(|other| other != player) {
            self.confirm()?;
        }
        let wrong = || {
            let source = SgfError::GipfVerb { text: offending(text.trim()) };
            ReadError::new(line, ReadErrorKind::Sgf { source })
        };
        self.turn.player = Some(player);
        self.turn.line = line;
        let target = |column, row| Target::read(column, row).ok_or_else(wrong);
        match *words {
            // A piece that is taken back, or put back, is not pushed.
            ["pick" | "drop", ..] => (self.turn.dot, self.turn.entry) = (None, None),
            ["pickb", column, row] => match target(column, row)? {
                Target::Spot(spot) if self.turn.entry == Some(spot) => {
                    self.turn.entry = None;
                    self.turn.after.clear();
                }
                _ => {}
            },
            ["dropb", column, row] => match target(column, row)? {
                Target::Dot(dot) => (self.turn.dot, self.turn.entry) = (Some(dot), None),
                Target::Spot(spot) if self.turn.dot.is_some() => self.turn.entry = Some(spot),
                Target::Spot(_) => return Err(wrong()),
            },
            ["slide" | "slidefrom", a, b, c, d] => match (target(a, b)?, target(c, d)?) {
                (Target::Dot(dot), Target::Spot(spot)) => {
                    (self.turn.dot, self.turn.entry) = (Some(dot), Some(spot));
                }
                _ => return Err(wrong()),
            },
            ["standard"] => self.turn.other_kind = !self.turn.other_kind,
            ["preserve", column, row] => match target(column, row)? {
                Target::Spot(spot) => self.settling().push(Settling::Exchange(spot)),
                Target::Dot(_) => return Err(wrong()),
            },
            ["remove", column, row] => {
                let target = target(column, row)?;
                self.settling().push(Settling::Remove(target));
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }

    fn settling(&mut self) -> &mut Vec<Settling> {
        let Turn { before, after, entry, .. } = &mut self.turn;
        if entry.is_some() { after } else { before }
    }

    /// Plays the turn, with all removals that Boardspace does by itself.
    pub(super) fn confirm(&mut self) -> Result<(), ReadError> {
        self.play_turn(true)
    }

    /// Plays what the players have done so far of a turn that is not confirmed.
    pub(super) fn finish(&mut self) -> Result<(), ReadError> {
        self.play_turn(false)
    }

    fn play_turn(&mut self, confirmed: bool) -> Result<(), ReadError> {
        let turn = std::mem::take(&mut self.turn);
        let Some(player) = turn.player else { return Ok(()) };
        let push = turn.dot.zip(turn.entry);
        if push.is_none() && turn.before.is_empty() {
            return Ok(());
        }
        if player != self.game.to_act() && self.game.outcome().is_none() {
            let token = "turn".to_owned();
            let kind = ReadErrorKind::NotToAct { token, player };
            return Err(self.error(turn.line, kind));
        }
        self.settle(&turn, &turn.before, true, confirmed || push.is_some())?;
        let Some((dot, entry)) = push else { return Ok(()) };
        self.push(&turn, player, dot, entry)?;
        self.settle(&turn, &turn.after, false, confirmed)
    }

    fn push(&mut self, turn: &Turn, player: Color, dot: Dot, entry: Spot) -> Result<(), ReadError> {
        let Some(push) = Push::all().find(|push| push.dot() == dot && push.entry() == entry) else {
            let text = format!("{dot} {entry}");
            let source = SgfError::GipfVerb { text };
            return Err(ReadError::new(turn.line, ReadErrorKind::Sgf { source }));
        };
        let Some(position) = self.position() else { return Ok(()) };
        let single =
            usually_single(position.variant(), self.singles[player.index()]) != turn.other_kind;
        let kind = if single { Kind::Single } else { Kind::Gipf };
        let action = match position.occupied().has(entry) {
            true => Action::Push { kind, push },
            false => Action::Enter { kind, spot: entry },
        };
        self.singles[player.index()] |= single;
        self.play(turn.line, action)
    }

    /// Settles the player's rows by the events, and then, if `rest` is set, all other rows.
    fn settle(
        &mut self,
        turn: &Turn,
        events: &[Settling],
        at_start: bool,
        rest: bool,
    ) -> Result<(), ReadError> {
        let Some(player) = turn.player else { return Ok(()) };
        let mut kept = self.position().map_or(Bitboard::EMPTY, |position| kept(&position, player));
        for event in events {
            let Some(position) = self.position() else { return Ok(()) };
            let is_gipf = |spot| {
                (position.gipf_pieces(Color::White) | position.gipf_pieces(Color::Black)).has(spot)
            };
            match *event {
                Settling::Exchange(spot) if kept.has(spot) => {
                    kept = kept.without(Bitboard::only(spot));
                }
                Settling::Exchange(spot) => kept |= Bitboard::only(spot),
                Settling::Remove(Target::Spot(spot)) if is_gipf(spot) => {
                    kept = kept.without(Bitboard::only(spot));
                }
                Settling::Remove(target) => {
                    let row = target.row(&position, player);
                    // Where there is no row, the rules name the mistake.
                    let taken = row.map_or(Bitboard::EMPTY, |row| taken(row, kept));
                    self.play(turn.line, Action::Remove(taken))?;
                    if at_start {
                        kept =
                            self.position().map_or(kept, |position| self::kept(&position, player));
                    }
                }
            }
        }
        while rest && self.is_settling(player) {
            let Some(position) = self.position() else { return Ok(()) };
            let taken =
                position.rows(player).map(|row| taken(row, kept)).find(|taken| !taken.is_empty());
            self.play(turn.line, taken.map_or(Action::Leave, Action::Remove))?;
        }
        Ok(())
    }

    fn is_settling(&self, player: Color) -> bool {
        let settles = self.position().is_some_and(|position| {
            matches!(position.stage(), gipf::Stage::Remove { .. }) && position.to_act() == player
        });
        settles && self.game.outcome().is_none()
    }

    fn position(&self) -> Option<Position> {
        match &self.game {
            AnyGame::Gipf(history) => Some(*history.position()),
            _ => None,
        }
    }

    fn play(&mut self, line: usize, action: Action) -> Result<(), ReadError> {
        if self.game.len() >= RECORD_MAX_ACTIONS {
            return Err(self.error(line, ReadErrorKind::TooManyActions));
        }
        let token = self.game.token(AnyAction::Gipf(action)).unwrap_or_default();
        self.game.play(AnyAction::Gipf(action)).map_err(|source: PlayError| {
            let token = offending(&token);
            self.error(line, ReadErrorKind::Play { token, source })
        })
    }

    fn error(&self, line: usize, kind: ReadErrorKind) -> ReadError {
        ReadError { turn: Some(TurnNumber::next(&self.game)), ..ReadError::new(line, kind) }
    }
}

/// Returns whether a player pushes a single without asking for it: in a tournament, only after their first one.
pub(super) fn usually_single(variant: Variant, has_singles: bool) -> bool {
    variant != Variant::Tournament || has_singles
}

fn taken(row: Row, kept: Bitboard) -> Bitboard {
    row.pieces().without(row.gipf_pieces() & kept)
}
