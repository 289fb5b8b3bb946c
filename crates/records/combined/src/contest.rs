use game::Color;
use record::Link;
use variants::{AnyGame, PlayError};

use crate::{
    refusal::Refusal,
    step::{Entry, Step},
};

/// A contest for the right to use a potential (rules P20, P22).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contest {
    /// A linked game, in which the challenged player has White.
    Game(Box<AnyGame>),
    /// Rolls of two dice, repeated until the dice differ.
    Die,
    /// A game played elsewhere, with the results that White and Black have entered since both were
    /// last asked.
    Elsewhere([Option<Entry>; 2]),
}

/// State of a contest after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// The contest continues.
    Open,
    /// The challenged player has won.
    Won,
    /// The challenged player has not won.
    NotWon,
}

impl Verdict {
    fn of(winner: Option<Color>, challenged: Color) -> Self {
        if winner == Some(challenged) { Self::Won } else { Self::NotWon }
    }
}

impl Contest {
    /// Returns the contest that a link requires; `None` for a free link.
    pub(crate) fn new(link: Link) -> Option<Self> {
        match link {
            Link::Free => None,
            Link::Die => Some(Self::Die),
            Link::Elsewhere => Some(Self::Elsewhere([None; 2])),
            game => game.variant().map(|variant| Self::Game(Box::new(AnyGame::start(variant)))),
        }
    }

    /// Returns every legal next step, except concessions.
    pub(crate) fn legal_steps(&self) -> Vec<Step> {
        match self {
            Self::Game(game) => game.legal_actions().into_iter().map(Step::Linked).collect(),
            Self::Die => (0..36).map(|roll| Step::Roll([1 + roll / 6, 1 + roll % 6])).collect(),
            Self::Elsewhere(entries) => Color::ALL
                .into_iter()
                .filter(|color| entries[color.index()].is_none())
                .flat_map(|by| Entry::ALL.map(|entry| Step::Enter { by, entry }))
                .collect(),
        }
    }

    /// Takes a step; if it fails, nothing changes.
    pub(crate) fn play(&mut self, challenged: Color, step: Step) -> Result<Verdict, Refusal> {
        match (self, step) {
            (_, Step::Concede { by, .. }) => Ok(Verdict::of(Some(!by), challenged)),
            (Self::Game(game), Step::Linked(action)) => {
                game.play(action).map_err(|error| match error {
                    PlayError::OtherGame => Refusal::OtherContest,
                    error => Refusal::Play(error),
                })?;
                Ok(match game.outcome() {
                    None => Verdict::Open,
                    Some(outcome) => {
                        let winner = outcome.winner().map(|color| player(color, challenged));
                        Verdict::of(winner, challenged)
                    }
                })
            }
            (Self::Die, Step::Roll(faces)) => roll(faces, challenged),
            (contest @ Self::Elsewhere(_), Step::Enter { by, entry }) => {
                contest.enter(by, entry, challenged)
            }
            (_, Step::Action(_) | Step::Declare(_) | Step::Answer(_) | Step::Pass) => {
                Err(Refusal::ContestFirst)
            }
            _ => Err(Refusal::OtherContest),
        }
    }

    /// Enters a result. Both players must enter the same one; otherwise both are asked again.
    fn enter(&mut self, by: Color, entry: Entry, challenged: Color) -> Result<Verdict, Refusal> {
        let Self::Elsewhere(entries) = self else { return Err(Refusal::OtherContest) };
        if entries[by.index()].is_some() {
            return Err(Refusal::EnteredAlready);
        }
        entries[by.index()] = Some(entry);
        let [Some(white), Some(black)] = *entries else { return Ok(Verdict::Open) };
        *self = Self::Elsewhere([None; 2]);
        if white != black {
            return Ok(Verdict::Open);
        }
        Ok(match entry {
            Entry::Die => {
                *self = Self::Die;
                Verdict::Open
            }
            Entry::Draw => Verdict::NotWon,
            won => {
                let won = if won == Entry::WhiteWon { Color::White } else { Color::Black };
                Verdict::of(Some(won), challenged)
            }
        })
    }
}

fn roll(faces: [u8; 2], challenged: Color) -> Result<Verdict, Refusal> {
    if faces.iter().any(|face| !(1..=6).contains(face)) {
        return Err(Refusal::DieFaces);
    }
    let [white, black] = faces;
    Ok(match white.cmp(&black) {
        std::cmp::Ordering::Equal => Verdict::Open,
        std::cmp::Ordering::Greater => Verdict::of(Some(Color::White), challenged),
        std::cmp::Ordering::Less => Verdict::of(Some(Color::Black), challenged),
    })
}

/// Converts a player's colour in the linked game into their colour in GIPF.
pub(crate) fn player(color: Color, challenged: Color) -> Color {
    match color {
        Color::White => challenged,
        Color::Black => !challenged,
    }
}
