use combined::{Answer, ChallengeCount, CombinedGame, Contest, Decision, Link, Place, Step};
use game::{Color, History};
use json::{Writer, Written};
use potentials::Potential;
use variants::AnyGame;

use crate::effect::Effect;

/// State of a match beyond the board: the next decision, who makes it, and the current contest. Players are
/// identified by their colours in GIPF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchState {
    /// The next decision: `turn`, `answer`, `linked`, `roll`, `enter` or `over`.
    pub decision: &'static str,
    /// The player who decides, if it is a single player.
    pub player: Option<Color>,
    /// Players who have to enter the result of a game played elsewhere.
    pub asked: Vec<Color>,
    /// Whether the board shows a linked game in which Black of the GIPF game plays White.
    pub swapped: bool,
    /// Linked kinds with their links.
    pub links: Vec<(Potential, Link)>,
    /// Remaining challenges of White and Black.
    pub left: [ChallengeCount; 2],
    /// The declared use.
    pub declared: Option<DeclaredUse>,
    /// The current contest.
    pub contest: Option<ContestState>,
    /// The last contest, if it is recent.
    pub last: Option<ContestState>,
    /// Kinds that cannot be used in this turn.
    pub barred: Vec<Potential>,
}

/// A use that has been declared and neither played nor given up yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeclaredUse {
    /// Player who declared the use.
    pub player: Color,
    /// Kind of the potential.
    pub kind: Potential,
    /// Token of the use.
    pub token: String,
    /// Effects that the use would have.
    pub effects: Vec<Effect>,
}

/// A contest that follows the challenge of a use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestState {
    /// Link required by the terms; dice may decide a game played elsewhere instead.
    pub link: Link,
    /// Kind of potential at stake.
    pub kind: Potential,
    /// Token of the use at stake.
    pub token: String,
    /// Player who declared the use and who plays White in a linked game.
    pub challenged: Color,
    /// Results of the dice; White's comes first in each pair.
    pub rolls: Vec<[u8; 2]>,
    /// Results that the players have entered since both were last asked.
    pub entries: [Option<&'static str>; 2],
    /// Whether the players entered different results.
    pub disagreed: bool,
    /// Whether the challenged player won; `None` while the contest is open.
    pub won: Option<bool>,
    game: Option<AnyGame>,
}

/// Number of GIPF tokens during which a finished contest counts as recent.
const RECENT_TOKENS: usize = 1;

impl MatchState {
    pub(crate) fn of(game: &CombinedGame) -> Self {
        let decision = game.decision();
        let (contest, last) = contests(game);
        let linked = matches!(game.contest(), Some(Contest::Game(_)));
        Self {
            decision: code(decision),
            player: decision.and_then(Decision::player),
            asked: match decision {
                Some(Decision::Enter(asked)) => {
                    Color::ALL.into_iter().filter(|color| asked[color.index()]).collect()
                }
                _ => Vec::new(),
            },
            swapped: linked && game.gipf().to_act() == Color::Black,
            links: game.terms().links().iter().collect(),
            left: Color::ALL.map(|color| game.challenges_left(color)),
            declared: declared(game),
            contest,
            last,
            barred: game.barred().iter().collect(),
        }
    }

    /// Returns the game that is not on the board: GIPF while a linked game is being played, and the
    /// linked game while its end is recent.
    pub(crate) fn beside(&self, game: &CombinedGame) -> Option<AnyGame> {
        match game.contest() {
            Some(Contest::Game(_)) => Some(AnyGame::Potentials(History::new(*game.gipf()))),
            _ => self.last.as_ref().and_then(|last| last.game.clone()),
        }
    }
}

fn code(decision: Option<Decision>) -> &'static str {
    match decision {
        None => "over",
        Some(Decision::Turn(_)) => "turn",
        Some(Decision::Answer(_)) => "answer",
        Some(Decision::Linked(_)) => "linked",
        Some(Decision::Roll) => "roll",
        Some(Decision::Enter(_)) => "enter",
    }
}

fn declared(game: &CombinedGame) -> Option<DeclaredUse> {
    let action = game.declared()?;
    let position = *game.gipf();
    let mut tried = AnyGame::Potentials(History::new(position));
    tried.play(variants::AnyAction::Potentials(action)).ok()?;
    Some(DeclaredUse {
        player: position.to_act(),
        kind: action.uses()?,
        token: game.token(Step::Action(action))?,
        effects: crate::board_game::effects_of(&tried, 0, 1),
    })
}

/// Returns the current contest, and the last decided one while it is recent.
fn contests(game: &CombinedGame) -> (Option<ContestState>, Option<ContestState>) {
    let mut replayed = game.restarted();
    let mut current: Option<ContestState> = None;
    let mut decided: Option<(usize, ContestState)> = None;
    for (index, &step) in game.steps().iter().enumerate() {
        let before = *replayed.gipf();
        // Cannot fail: the same steps were already played from this start.
        if replayed.play(step).is_err() {
            break;
        }
        if step == Step::Answer(Answer::Challenge) {
            current = begun(&replayed);
            continue;
        }
        let Some(contest) = &mut current else { continue };
        contest.note(step);
        if replayed.contest().is_none() {
            contest.won = Some(*replayed.gipf() != before);
            decided = current.take().map(|contest| (index + 1, contest));
        }
    }
    let last = decided.filter(|(end, _)| {
        let mut steps = 0;
        let tokens = game.tokens().into_iter();
        let later = tokens.filter(|token| {
            steps += token.steps;
            steps > *end && matches!(token.place, Place::Turn { .. })
        });
        current.is_none() && later.count() <= RECENT_TOKENS
    });
    (current, last.map(|(_, contest)| contest))
}

fn begun(game: &CombinedGame) -> Option<ContestState> {
    let action = game.declared()?;
    let kind = action.uses()?;
    Some(ContestState {
        link: game.terms().links().of(kind),
        kind,
        token: game.token(Step::Action(action))?,
        challenged: game.gipf().to_act(),
        rolls: Vec::new(),
        entries: [None; 2],
        disagreed: false,
        won: None,
        game: match game.contest() {
            Some(Contest::Game(linked)) => Some(AnyGame::clone(linked)),
            _ => None,
        },
    })
}

impl ContestState {
    fn note(&mut self, step: Step) {
        match step {
            Step::Roll(faces) => self.rolls.push(faces),
            Step::Linked(action) => {
                if let Some(game) = &mut self.game {
                    game.play(action).ok();
                }
            }
            Step::Enter { by, entry } => {
                if self.entries.iter().all(Option::is_some) {
                    self.entries = [None; 2];
                }
                self.entries[by.index()] = Some(entry.code());
                let [white, black] = self.entries;
                self.disagreed = white.is_some() && black.is_some() && white != black
                    || self.disagreed && (white.is_none() || black.is_none());
            }
            _ => {}
        }
    }
}

fn name(kind: Potential) -> &'static str {
    match kind {
        Potential::Tamsk => "tamsk",
        Potential::Zertz => "zertz",
        Potential::Dvonn => "dvonn",
        Potential::Yinsh => "yinsh",
        Potential::Punct => "punct",
    }
}

/// Returns the number of challenges; `None` if it is unlimited.
fn number(challenges: ChallengeCount) -> Option<u8> {
    match challenges {
        ChallengeCount::Number(number) => Some(number),
        ChallengeCount::Unlimited => None,
    }
}

impl Written for MatchState {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("decision", self.decision);
        out.field("player", &self.player.map(Color::code));
        out.field("asked", &self.asked.iter().map(|color| color.code()).collect::<Vec<_>>());
        out.field("swapped", &self.swapped);
        out.name("links");
        out.open('{');
        for &(kind, link) in &self.links {
            out.field(name(kind), link.code());
        }
        out.close('}');
        out.name("left");
        out.open('{');
        for color in Color::ALL {
            out.field(color.code(), &number(self.left[color.index()]));
        }
        out.close('}');
        out.field("declared", &self.declared);
        out.field("contest", &self.contest);
        out.field("last", &self.last);
        out.field("barred", &self.barred.iter().map(|&kind| name(kind)).collect::<Vec<_>>());
        out.close('}');
    }
}

impl Written for DeclaredUse {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("player", self.player.code());
        out.field("kind", name(self.kind));
        out.field("token", &self.token);
        out.field("effects", &self.effects);
        out.close('}');
    }
}

impl Written for ContestState {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("link", self.link.code());
        out.field("kind", name(self.kind));
        out.field("token", &self.token);
        out.field("challenged", self.challenged.code());
        out.field("rolls", &self.rolls);
        out.field("entries", &self.entries);
        out.field("disagreed", &self.disagreed);
        out.field("won", &self.won);
        out.close('}');
    }
}
