//! The tokens of a match that belong to its GIPF part.

use combined::{CombinedGame, Decision, Place};
use engine::Plan;
use potentials::Potential;
use variants::AnyGame;

/// A token of a turn of GIPF, or an answer.
pub(super) struct Token {
    /// Index among all tokens of the match.
    pub(super) index: usize,
    /// Number of whole turns of the GIPF part before it.
    pub(super) ply: usize,
    /// Number of the turn in records.
    pub(super) number: usize,
    pub(super) text: String,
    /// The match before the token.
    pub(super) before: CombinedGame,
    /// The GIPF part before the token; its last turn may be unfinished.
    pub(super) part: AnyGame,
    /// Actions of the unfinished turn; empty if there is none.
    beginning: String,
    /// Kind whose use the token declares, if it does.
    pub(super) declared: Option<Potential>,
}

/// All such tokens, and the turns of GIPF that they make.
pub(super) struct Tokens {
    pub(super) all: Vec<Token>,
    turns: Vec<String>,
}

/// Returns the tokens of a match that belong to its GIPF part.
pub(super) fn tokens(game: &CombinedGame, part: &AnyGame) -> Tokens {
    let turns = part.turns();
    let first = turns.first().map_or(0, |turn| turn.player.index());
    let mut all = Vec::new();
    let mut replayed = game.restarted();
    for (index, token) in game.tokens().into_iter().enumerate() {
        let before = replayed.clone();
        // Cannot fail: the same token has been played from the same start.
        if replayed.play_token(&token.text).is_err() {
            break;
        }
        let is_contest = matches!(token.place, Place::Contest(_));
        let is_decided = matches!(before.decision(), Some(Decision::Turn(_) | Decision::Answer(_)));
        let so_far = before.gipf_part();
        if is_contest || !is_decided || !begins_with(part, &so_far) {
            continue;
        }
        let unfinished = unfinished(&so_far);
        let ply = so_far.turns().len() - usize::from(unfinished.is_some());
        let is_turn = token.place != Place::Answer;
        let declared = replayed.declared().filter(|_| is_turn);
        all.push(Token {
            index,
            ply,
            number: (ply + first) / 2 + 1,
            text: token.text,
            before,
            part: so_far,
            beginning: unfinished.unwrap_or_default(),
            declared: declared.and_then(potentials::Action::uses),
        });
    }
    Tokens { all, turns: turns.into_iter().map(|turn| turn.token).collect() }
}

/// Returns whether a game is the beginning of another one.
fn begins_with(game: &AnyGame, beginning: &AnyGame) -> bool {
    let turns = game.turns();
    let same = |(index, turn): (usize, &variants::PlayedTurn)| {
        turns.get(index).is_some_and(|whole| {
            whole.player == turn.player
                && whole.token.split(';').take(turn.actions).eq(turn.token.split(';'))
        })
    };
    game.start_position() == beginning.start_position()
        && beginning.turns().iter().enumerate().all(same)
}

/// Returns the actions of the last turn, if its player acts again.
fn unfinished(game: &AnyGame) -> Option<String> {
    let last = game.turns().pop()?;
    (last.player == game.to_act() && game.outcome().is_none()).then_some(last.token)
}

impl Token {
    /// Returns whether the token answers a declaration.
    pub(super) fn is_answer(&self) -> bool {
        matches!(self.before.decision(), Some(Decision::Answer(_)))
    }

    /// Returns the rest of a whole turn from this token on; `None` if the turn begins differently.
    fn rest<'a>(&self, turn: &'a str) -> Option<&'a str> {
        let rest = turn.strip_prefix(self.beginning.as_str())?;
        if self.beginning.is_empty() { Some(rest) } else { rest.strip_prefix(';') }
    }

    /// Returns the plan of a whole turn from this token on.
    fn plan(&self, turn: &str) -> Option<Plan> {
        Plan::of(&self.before, self.rest(turn)?)
    }
}

impl Tokens {
    /// Returns whether a turn could have been played after `ply` turns as the one that was played: without the kinds whose contests were
    /// lost, and with a use of the same kind declared first, or none. Whether one should have been declared is judged separately.
    pub(super) fn is_open(&self, ply: usize, turn: &str) -> bool {
        let mut of_turn = self.all.iter().filter(|token| token.ply == ply && !token.is_answer());
        let first = of_turn.clone().next();
        let barred = of_turn.rfind(|token| !token.before.barred().is_empty());
        let Some(token) = barred.or(first) else { return true };
        let played = self.turns.get(ply).and_then(|played| token.plan(played));
        let Some(played) = played else { return true };
        token
            .plan(turn)
            .is_some_and(|plan| plan.is_open(&token.before) && plan.declared == played.declared)
    }
}
