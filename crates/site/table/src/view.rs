mod json;

use game::{Color, History};
use variants::{AnyGame, Family};

#[cfg(feature = "potentials")]
use crate::match_state::MatchState;
use crate::{
    board::{Board, effects},
    choice::Choice,
    effect::Effect,
    outcome::Outcome,
    piece::Piece,
    point_name::PointName,
    supply::Supply,
};

/// A turn that is complete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who took it; dice of a match count as rolled by the challenged player.
    pub player: Color,
    /// The tokens of its actions, joined by `;`.
    pub token: String,
}

/// Everything that is shown on the board and beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The id of the variant.
    pub variant: &'static str,
    /// The terms, where they are the players' own.
    #[cfg(feature = "potentials")]
    pub terms: Option<String>,
    /// The id of the game.
    pub family: &'static str,
    /// The position string.
    pub position: String,
    /// The position from which the game started.
    pub start: String,
    /// Who takes the next action.
    pub to_act: Color,
    /// What they have to do.
    pub stage: &'static str,
    /// What stands on the board.
    pub pieces: Vec<Piece>,
    /// What White has.
    pub white: Supply,
    /// What Black has.
    pub black: Supply,
    /// YINSH: markers left in the pool.
    pub pool: u8,
    /// YINSH: the number of removed rings that wins.
    pub rings_to_win: u8,
    /// The turns that are complete.
    pub turns: Vec<Turn>,
    /// The actions of the unfinished turn, joined by `;`.
    pub part: String,
    /// Points that the last turn touched, complete or not.
    pub last: Vec<PointName>,
    /// What can be chosen.
    pub choices: Vec<Choice>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// What surrounds a match.
    #[cfg(feature = "potentials")]
    pub combined: Option<Box<MatchState>>,
    /// A match: the game that is not on the board, as a picture.
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

/// What is true of a game that this board does not show.
fn bare(any: &AnyGame) -> View {
    View {
        variant: any.variant().id(),
        #[cfg(feature = "potentials")]
        terms: any.variant().own_terms(),
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

/// The id of a game.
pub(crate) fn family_id(family: Family) -> &'static str {
    match family {
        Family::Yinsh => "yinsh",
        _ => "gipf",
    }
}

fn of<G: Board>(any: &AnyGame, game: &History<G>) -> View {
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
        terms: any.variant().own_terms(),
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

/// The points that effects touched, each once.
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
