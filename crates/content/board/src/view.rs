mod json;

use game::{Color, History};
use variants::{AnyGame, Family};

#[cfg(feature = "potentials")]
use crate::match_state::MatchState;
use crate::{
    board_game::{BoardGame, effects},
    choice::Choice,
    effect::Effect,
    outcome::Outcome,
    piece::Piece,
    point_name::PointName,
    supply::Supply,
};

/// A complete turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Player who played the turn; dice of a match count as rolled by the challenged player.
    pub player: Color,
    /// Tokens of the turn's actions, joined by `;`.
    pub token: String,
}

/// Everything that a page shows on the board and next to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Id of the variant.
    pub variant: &'static str,
    /// Custom terms, if any.
    #[cfg(feature = "potentials")]
    pub terms: Option<String>,
    /// Id of the game.
    pub family: &'static str,
    /// Position string.
    pub position: String,
    /// Position in which the game started.
    pub start: String,
    /// Player to act.
    pub to_act: Color,
    /// Stage of the game, which determines the actions of the player to act.
    pub stage: &'static str,
    /// Pieces on the board.
    pub pieces: Vec<Piece>,
    /// White's pieces off the board.
    pub white: Supply,
    /// Black's pieces off the board.
    pub black: Supply,
    /// YINSH: number of markers in the pool.
    pub pool: u8,
    /// YINSH: number of removed rings needed to win.
    pub rings_to_win: u8,
    /// Complete turns.
    pub turns: Vec<Turn>,
    /// Actions of the unfinished turn, joined by `;`.
    pub part: String,
    /// Points affected by the last turn, complete or not.
    pub last: Vec<PointName>,
    /// Available choices.
    pub choices: Vec<Choice>,
    /// Outcome, if the game is over.
    pub outcome: Option<Outcome>,
    /// State of the match, if the game belongs to one.
    #[cfg(feature = "potentials")]
    pub combined: Option<Box<MatchState>>,
    /// In a match: the game that is not on the board, without choices.
    #[cfg(feature = "potentials")]
    pub beside: Option<Box<Self>>,
}

impl View {
    pub(crate) fn of(any: &AnyGame) -> Self {
        match any {
            AnyGame::Yinsh(game) => of(any, game),
            AnyGame::Gipf(game) => of(any, game),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => of(any, game),
            _ => bare(any),
        }
    }
}

/// Returns a view without a board, for a game that cannot be shown.
fn bare(any: &AnyGame) -> View {
    View {
        variant: any.variant().id(),
        #[cfg(feature = "potentials")]
        terms: any.variant().custom_terms(),
        family: family_id(any.variant().family()),
        position: any.position(),
        start: any.start_position(),
        to_act: any.to_act(),
        stage: if any.outcome().is_some() { "over" } else { "push" },
        pieces: Vec::new(),
        white: Supply::default(),
        black: Supply::default(),
        pool: 0,
        rings_to_win: 0,
        turns: Vec::new(),
        part: String::new(),
        last: Vec::new(),
        choices: Vec::new(),
        outcome: any.outcome().map(Into::into),
        #[cfg(feature = "potentials")]
        combined: None,
        #[cfg(feature = "potentials")]
        beside: None,
    }
}

/// Returns the id of a game.
pub(crate) fn family_id(family: Family) -> &'static str {
    match family {
        Family::Yinsh => "yinsh",
        _ => "gipf",
    }
}

fn of<G: BoardGame>(any: &AnyGame, game: &History<G>) -> View {
    let position = game.position();
    let outcome = game.outcome();
    let mut played = any.turns();
    let last_actions = played.last().map_or(0, |turn| turn.actions);
    let goes_on =
        outcome.is_none() && played.last().is_some_and(|turn| turn.player == position.to_act());
    let part = if goes_on { played.pop() } else { None };
    View {
        variant: any.variant().id(),
        #[cfg(feature = "potentials")]
        terms: any.variant().custom_terms(),
        family: family_id(any.variant().family()),
        position: position.to_string(),
        start: game.start().to_string(),
        to_act: position.to_act(),
        stage: if outcome.is_some() { "over" } else { position.stage_name() },
        pieces: position.pieces(),
        white: position.supply(Color::White, game.start()),
        black: position.supply(Color::Black, game.start()),
        pool: position.pool(),
        rings_to_win: position.rings_to_win(),
        turns: played
            .into_iter()
            .map(|turn| Turn { player: turn.player, token: turn.token })
            .collect(),
        part: part.map(|turn| turn.token).unwrap_or_default(),
        last: touched(&effects(game, game.actions().len() - last_actions, last_actions)),
        choices: if outcome.is_some() { Vec::new() } else { position.choices() },
        outcome: outcome.map(Into::into),
        #[cfg(feature = "potentials")]
        combined: None,
        #[cfg(feature = "potentials")]
        beside: None,
    }
}

/// Returns the points to be highlighted after the effects, each once.
pub(crate) fn touched(effects: &[Effect]) -> Vec<PointName> {
    let mut points = Vec::new();
    effects.iter().for_each(|effect| effect.touched(&mut points));
    let mut once = Vec::with_capacity(points.len());
    for point in points {
        if !once.contains(&point) {
            once.push(point);
        }
    }
    once
}
