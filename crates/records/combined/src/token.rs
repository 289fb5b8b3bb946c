//! Steps as tokens. Each token is one command and one event.

use game::{Color, TurnError, TurnErrorKind};
use variants::{AnyGame, PlayError};

use crate::{
    combined_game::CombinedGame,
    contest::{Contest, player},
    decision::Decision,
    refusal::Refusal,
    state::Moment,
    step::{Answer, Concession, Entry, Step},
};

/// The part of a combined game to which a token belongs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The game of GIPF: a turn or a part of one, a declaration or a pass.
    Turn {
        /// Whether the token begins a turn.
        begins: bool,
    },
    /// An answer to a declaration.
    Answer,
    /// A contest, by its index from 0.
    Contest(usize),
}

/// Consecutive steps of one player that form one command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedToken {
    /// The player, by their colour in GIPF; `None` for a roll of the dice.
    pub player: Option<Color>,
    /// The token; actions are joined by `;`.
    pub text: String,
    /// The part of the game to which the token belongs.
    pub place: Place,
    /// Number of steps in the token.
    pub steps: usize,
}

impl CombinedGame {
    /// Returns the token of a legal next step; `None` for an action of another game.
    #[must_use]
    pub fn token(&self, step: Step) -> Option<String> {
        let position = self.gipf();
        Some(match step {
            Step::Action(action) => position.shown(action).to_string(),
            Step::Declare(action) => format!("{}?", position.shown(action)),
            Step::Answer(answer) => answer.code().to_owned(),
            Step::Pass => "pass".to_owned(),
            Step::Linked(action) => match self.contest() {
                Some(Contest::Game(game)) => return game.token(action),
                _ => return None,
            },
            Step::Roll([white, black]) => format!("{white}-{black}"),
            Step::Enter { by, entry } => format!("{}:{}", by.letter(), entry.code()),
            Step::Concede { by, how } => format!("{}:{}", by.letter(), how.code()),
        })
    }

    /// Plays a token and returns its number of steps. A token is a turn of GIPF up to the next
    /// declaration, an answer, a turn of the linked game, a roll, an entered result or a concession.
    ///
    /// # Errors
    /// Returns the broken rule; the game is then unchanged.
    pub fn play_token(&mut self, token: &str) -> Result<usize, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        match &self.state.moment {
            Moment::Turn if token == "pass" => self.play(Step::Pass).map(|()| 1),
            Moment::Turn if Answer::from_code(token).is_some() => Err(Refusal::NothingDeclared),
            Moment::Turn => self.play_all(|game| game.play_turn(token)),
            Moment::Declared(_) => {
                let answer = Answer::from_code(token).ok_or(Refusal::AnswerFirst)?;
                self.play(Step::Answer(answer)).map(|()| 1)
            }
            Moment::Contest(_, contest) => {
                if let Some(step) = read_person(token) {
                    return self.play(step?).map(|()| 1);
                }
                match contest {
                    Contest::Game(game) => {
                        let actions = linked_actions(game, token)?;
                        self.play_all(|game| {
                            actions.into_iter().try_for_each(|action| game.play(action))
                        })
                    }
                    Contest::Die => self.play(read_roll(token)?).map(|()| 1),
                    Contest::Elsewhere(_) => Err(Refusal::Unreadable(ENTRY)),
                }
            }
        }
    }

    /// Plays the actions of a turn, the last of which may be a declaration.
    fn play_turn(&mut self, token: &str) -> Result<(), Refusal> {
        let player = self.state.player();
        for (index, text) in token.split(';').enumerate() {
            let failed = |kind| Refusal::Play(PlayError::Potentials(TurnError { index, kind }));
            if let Some(outcome) = self.outcome() {
                return Err(failed(TurnErrorKind::Ended(outcome.reason())));
            }
            if self.state.moment == Moment::Turn && self.state.player() != player {
                return Err(failed(TurnErrorKind::OtherPlayer));
            }
            let (text, declared) = match text.strip_suffix('?') {
                Some(text) => (text, true),
                None => (text, false),
            };
            let action = self.gipf().parse_action(text);
            let action = action.map_err(|error| failed(TurnErrorKind::Unreadable(error)))?;
            let step = if declared { Step::Declare(action) } else { Step::Action(action) };
            self.play(step).map_err(|refusal| match refusal {
                Refusal::Play(PlayError::Potentials(error)) => failed(error.kind),
                refusal => refusal,
            })?;
        }
        Ok(())
    }

    /// Returns the tokens of all steps taken so far.
    #[must_use]
    pub fn tokens(&self) -> Vec<PlayedToken> {
        let mut tokens: Vec<PlayedToken> = Vec::new();
        let mut game = self.restarted();
        let (mut turn_of, mut contests) = (None, 0);
        for &step in self.steps() {
            let text = game.token(step).unwrap_or_default();
            let player = match step {
                Step::Enter { by, .. } | Step::Concede { by, .. } => Some(by),
                _ => game.decision().and_then(Decision::player),
            };
            let in_contest = game.contest().is_some();
            let place = match step {
                Step::Answer(_) => Place::Answer,
                _ if in_contest => Place::Contest(contests),
                _ => Place::Turn { begins: turn_of != player },
            };
            if let Place::Turn { .. } = place {
                turn_of = player;
            }
            let joins = matches!(step, Step::Action(_) | Step::Declare(_) | Step::Linked(_));
            match tokens.last_mut() {
                Some(last) if joins && last.player == player && last.continues(place) => {
                    last.text.push(';');
                    last.text.push_str(&text);
                    last.steps += 1;
                }
                _ => tokens.push(PlayedToken { player, text, place, steps: 1 }),
            }
            // Cannot fail: the same steps have been taken from the same start.
            if game.play(step).is_err() {
                break;
            }
            contests += usize::from(in_contest && game.contest().is_none());
        }
        tokens
    }
}

impl PlayedToken {
    /// Returns whether the same player's next step belongs to the same command, given the place of that
    /// step.
    fn continues(&self, place: Place) -> bool {
        match (self.place, place) {
            (Place::Turn { .. }, Place::Turn { begins }) => !begins,
            (Place::Contest(last), Place::Contest(contest)) => last == contest,
            _ => false,
        }
    }
}

const ENTRY: &str = "write w:1-0, b:0-1, w:1/2-1/2 or w:die, or b:resigns";

/// Reads an entered result or a concession; `None` if the token does not name a player.
fn read_person(token: &str) -> Option<Result<Step, Refusal>> {
    let (by, what) = token.split_once(':')?;
    let by: Color = by.parse().ok()?;
    Some(match (Entry::from_code(what), Concession::from_code(what)) {
        (Some(entry), _) => Ok(Step::Enter { by, entry }),
        (None, Some(how)) => Ok(Step::Concede { by, how }),
        (None, None) => Err(Refusal::Unreadable(ENTRY)),
    })
}

/// Reads a roll such as `5-3`.
fn read_roll(token: &str) -> Result<Step, Refusal> {
    match *token.as_bytes() {
        [white @ b'0'..=b'9', b'-', black @ b'0'..=b'9'] => {
            Ok(Step::Roll([white - b'0', black - b'0']))
        }
        _ => Err(Refusal::Unreadable("write the values of both dice, White's first, as in 5-3")),
    }
}

/// Returns the actions of a turn of the linked game.
fn linked_actions(game: &AnyGame, token: &str) -> Result<Vec<Step>, Refusal> {
    let mut next = game.clone();
    let count = next.play_turn(token).map_err(Refusal::Play)?;
    let mut actions: Vec<Step> = (0..count).map_while(|_| next.undo()).map(Step::Linked).collect();
    actions.reverse();
    Ok(actions)
}

impl CombinedGame {
    /// Converts a player's colour in the linked game into their colour in GIPF.
    #[must_use]
    pub fn linked_player(&self, color: Color) -> Color {
        player(color, self.state.player())
    }
}
