use combined::{CombinedGame, Contest, Decision, Place, PlayedToken, Step};
use game::{Color, History};
use potentials::Position;
use variants::{AnyAction, AnyGame};

use crate::{
    board_game::{BoardGame, effects_of},
    choice::{Button, Choice, Step as ChoiceStep},
    effect::Effect,
    game_start::play_token,
    match_state::MatchState,
    point_name::PointName,
    refusal::Refusal,
    view::{Turn, View, touched},
};

/// A match on one board, which shows the linked game while one is being played, and GIPF otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CombinedBoard {
    game: CombinedGame,
}

impl CombinedBoard {
    pub(crate) fn new(game: CombinedGame) -> Self {
        Self { game }
    }

    /// Returns the game on the board. GIPF comes without its history, which cannot represent a pass.
    pub(crate) fn shown(&self) -> AnyGame {
        match self.game.contest() {
            Some(Contest::Game(linked)) => AnyGame::clone(linked),
            _ => AnyGame::Potentials(History::new(*self.game.gipf())),
        }
    }

    /// Returns the view of the match: the view of the game on the board, with the state of the
    /// match added.
    pub(crate) fn view(&self, shown: View) -> View {
        let game = &self.game;
        let mut tokens = game.tokens();
        let part = tokens.pop_if(|last| self.goes_on(last));
        let last = part.as_ref().or(tokens.last());
        let linked = matches!(game.contest(), Some(Contest::Game(_)));
        let last = match last {
            Some(last) if linked == matches!(last.place, Place::Contest(_)) => {
                touched(&effects_of_steps(game, game.steps().len() - last.steps, last.steps))
            }
            _ => self.use_played(last),
        };
        let state = MatchState::of(game);
        let rolled_by = game.gipf().to_act();
        let start = *game.restarted().gipf();
        let [white, black] = Color::ALL.map(|color| game.gipf().supply(color, &start));
        View {
            position: game.position(),
            start: game.start_position(),
            to_act: self.to_act(shown.to_act),
            stage: self.stage(shown.stage),
            white: if linked { shown.white } else { white },
            black: if linked { shown.black } else { black },
            turns: tokens
                .into_iter()
                .map(|token| Turn { player: token.player.unwrap_or(rolled_by), token: token.text })
                .collect(),
            part: part.map(|token| token.text).unwrap_or_default(),
            last,
            choices: self.choices(shown.choices),
            outcome: game.outcome().map(Into::into),
            beside: self.beside(&state),
            combined: Some(Box::new(state)),
            ..shown
        }
    }

    /// Returns the view of the game that is not on the board, without choices.
    fn beside(&self, state: &MatchState) -> Option<Box<View>> {
        let beside = state.beside(&self.game)?;
        Some(Box::new(View { choices: Vec::new(), ..View::of(&beside) }))
    }

    /// Returns the points of a use that was carried out by the last token, although that token was not played on
    /// this board.
    fn use_played(&self, last: Option<&PlayedToken>) -> Vec<PointName> {
        let Some(last) = last.filter(|_| self.game.contest().is_none()) else { return Vec::new() };
        let steps = self.game.steps().len();
        let effects = effects_of_steps(&self.game, steps - last.steps, last.steps);
        let uses = effects.into_iter().filter(|effect| matches!(effect, Effect::Use { .. }));
        touched(&uses.collect::<Vec<_>>())
    }

    /// Returns whether the turn to which a token belongs continues with the same player.
    fn goes_on(&self, last: &PlayedToken) -> bool {
        match (last.place, self.game.decision()) {
            (Place::Turn { .. }, Some(Decision::Turn(player)))
            | (Place::Contest(_), Some(Decision::Linked(player))) => last.player == Some(player),
            _ => false,
        }
    }

    /// Returns the colour, on the board, of the player who decides.
    fn to_act(&self, shown: Color) -> Color {
        match self.game.decision() {
            Some(Decision::Answer(player)) => player,
            Some(Decision::Enter([white, _])) if white => Color::White,
            Some(Decision::Enter(_)) => Color::Black,
            _ => shown,
        }
    }

    fn stage(&self, shown: &'static str) -> &'static str {
        match self.game.decision() {
            None => "over",
            Some(Decision::Turn(_)) if shown == "over" => "push",
            Some(Decision::Turn(_) | Decision::Linked(_)) => shown,
            Some(Decision::Answer(_)) => "answer",
            Some(Decision::Roll) => "roll",
            Some(Decision::Enter(_)) => "enter",
        }
    }

    /// Returns the choices of GIPF that the match allows: uses of linked potentials become declarations,
    /// and uses of barred kinds are left out.
    fn choices(&self, shown: Vec<Choice>) -> Vec<Choice> {
        match self.game.decision() {
            Some(Decision::Linked(_)) => shown,
            Some(Decision::Turn(_)) => {
                let steps = self.game.legal_steps();
                if steps == [Step::Pass] {
                    let step = ChoiceStep::Button { name: Button::Pass };
                    return vec![Choice::leaf(step, "pass".to_owned())];
                }
                let legal: Vec<String> =
                    steps.into_iter().filter_map(|step| self.game.token(step)).collect();
                // Positions that differ in the remaining challenges are not repetitions, and the
                // match continues.
                let all = if shown.is_empty() { self.game.gipf().choices() } else { shown };
                left_of(all, &legal)
            }
            _ => Vec::new(),
        }
    }

    /// Plays a token and returns its effects.
    pub(crate) fn act(&mut self, token: &str) -> Result<Vec<Effect>, Refusal> {
        let first = self.game.steps().len();
        let count = play_token(&mut self.game, token)?;
        Ok(effects_of_steps(&self.game, first, count))
    }

    pub(crate) fn undo(&mut self) {
        self.game.undo();
    }

    /// Returns the reason why the points of `path` cannot be chosen, if it is a rule of the match.
    pub(crate) fn explain(&self, path: &[PointName]) -> Option<Refusal> {
        let of = |refusal: combined::Refusal| Some(Refusal::of_token(&refusal, ""));
        match self.game.decision() {
            None => of(combined::Refusal::Over),
            Some(Decision::Linked(_)) => None,
            Some(Decision::Answer(_)) => of(combined::Refusal::AnswerFirst),
            Some(Decision::Roll | Decision::Enter(_)) => of(combined::Refusal::ContestFirst),
            Some(Decision::Turn(_)) => {
                let refusal = self.game.gipf().explain(path);
                let barred = self.game.barred().iter().next();
                match barred {
                    Some(kind) if refusal.code == "allowed" => of(combined::Refusal::Barred(kind)),
                    _ => Some(refusal),
                }
            }
        }
    }

    /// Returns the effects of the complete token with this index.
    pub(crate) fn effects_of_token(&self, index: usize) -> Result<Vec<Effect>, Refusal> {
        let tokens = self.game.tokens();
        let token = tokens
            .get(index)
            .ok_or_else(|| Refusal::new("no-turn", "this match has no such token"))?;
        let first = tokens.iter().take(index).map(|token| token.steps).sum();
        Ok(effects_of_steps(&self.game, first, token.steps))
    }
}

/// Returns the choices whose actions are legal tokens, with the tokens in the notation of the match.
fn left_of(choices: Vec<Choice>, legal: &[String]) -> Vec<Choice> {
    let written = |token: String| {
        if legal.contains(&token) {
            return Some(token);
        }
        let declared = format!("{token}?");
        legal.contains(&declared).then_some(declared)
    };
    choices
        .into_iter()
        .filter_map(|choice| {
            let Choice { step, then, token, takes } = choice;
            match token {
                Some(token) => Some(Choice::leaf(step, written(token)?)),
                None if !takes.is_empty() => Some(Choice { step, then, token: None, takes }),
                None => {
                    let then = left_of(then, legal);
                    (!then.is_empty()).then(|| Choice::branch(step, then))
                }
            }
        })
        .collect()
}

/// Returns the effects of `count` steps, starting with `first`, on the boards where they were played.
pub(crate) fn effects_of_steps(game: &CombinedGame, first: usize, count: usize) -> Vec<Effect> {
    let mut replayed = game.restarted();
    let mut effects = Vec::new();
    for (index, &step) in game.steps().iter().enumerate().take(first + count) {
        let before = *replayed.gipf();
        let declared = replayed.declared();
        let linked = match (step, replayed.contest()) {
            (Step::Linked(action), Some(Contest::Game(linked))) if index >= first => {
                Some((AnyGame::clone(linked), action))
            }
            _ => None,
        };
        // Cannot fail: the same steps were already played from this start.
        if replayed.play(step).is_err() {
            break;
        }
        if index < first {
            continue;
        }
        if let Some((mut linked, action)) = linked {
            linked.play(action).ok();
            effects.extend(effects_of(&linked, linked.len() - 1, 1));
        }
        if *replayed.gipf() != before {
            effects.extend(effects_in_gipf(before, step, declared));
        }
    }
    let ended = effects.iter().any(|effect| matches!(effect, Effect::End { .. }));
    if let (false, true, Some(outcome)) =
        (ended, first + count == game.steps().len(), game.outcome())
    {
        effects.push(Effect::End { outcome: outcome.into() });
    }
    effects
}

fn effects_in_gipf(
    before: Position,
    step: Step,
    declared: Option<potentials::Action>,
) -> Vec<Effect> {
    let action = match step {
        Step::Pass => return vec![Effect::Pass { player: before.to_act() }],
        Step::Action(action) => Some(action),
        _ => declared,
    };
    let mut game = AnyGame::Potentials(History::new(before));
    match action.map(|action| game.play(AnyAction::Potentials(action))) {
        Some(Ok(())) => effects_of(&game, 0, 1),
        _ => Vec::new(),
    }
}
