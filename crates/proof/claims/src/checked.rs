use game::{Color, Game, Shown};
use hexgrid::Symmetry;

mod gipf;
mod potentials;
mod yinsh;

/// The slow twin of a game; strings are all that both sides share.
pub trait Twin: Clone {
    /// The start of a variant, by its id.
    fn start(id: &str) -> Self;
    /// Reads a position string.
    fn from_position(id: &str, text: &str) -> Option<Self>;
    /// The position string.
    fn position(&self) -> String;
    /// The player who acts next, `w` or `b`.
    fn to_act(&self) -> char;
    /// The tokens of all legal actions, sorted.
    fn legal(&self) -> Vec<String>;
    /// Plays a legal token.
    fn play(&mut self, token: &str);
    /// Winner and reason.
    fn outcome(&self) -> Option<(Option<char>, &'static str)>;
    /// Counts action sequences.
    fn perft(&self, depth: u32) -> u64;
}

macro_rules! impl_twin {
    ($game:ty) => {
        impl Twin for $game {
            fn start(id: &str) -> Self {
                Self::start(id)
            }
            fn from_position(id: &str, text: &str) -> Option<Self> {
                Self::from_position(id, text)
            }
            fn position(&self) -> String {
                self.position()
            }
            fn to_act(&self) -> char {
                self.to_act()
            }
            fn legal(&self) -> Vec<String> {
                self.legal()
            }
            fn play(&mut self, token: &str) {
                self.play(token);
            }
            fn outcome(&self) -> Option<(Option<char>, &'static str)> {
                self.outcome()
            }
            fn perft(&self, depth: u32) -> u64 {
                self.perft(depth)
            }
        }
    };
}

impl_twin!(twin::yinsh::Game);
impl_twin!(twin::gipf::Game);
impl_twin!(twin::potentials::Game);

/// A game that is checked against its twin.
pub trait Checked: Game {
    /// The slow twin.
    type Twin: Twin;
    /// The action of the twin.
    type TwinAction;

    /// The variants for which data is published.
    fn variants() -> Vec<Self::Variant>;
    /// The name of a variant, by which its twin and its data are found.
    fn name(variant: Self::Variant) -> String;
    /// The position under a symmetry.
    fn image(&self, symmetry: Symmetry) -> Self;
    /// An action under a symmetry.
    fn image_of(action: Self::Action, symmetry: Symmetry) -> Self::Action;
    /// Whether somebody is to remove something.
    fn is_settling(&self) -> bool;
    /// How many points an action empties.
    fn removed(action: Self::Action) -> u32;
    /// Actions worth checking in a position: all that could be meant, legal or not.
    fn candidates(&self) -> Vec<Self::Action>;
    /// The name of a broken rule.
    fn code(rule: Self::IllegalAction) -> &'static str;
    /// An action in the twin's words.
    fn to_twin(action: Self::Action) -> Self::TwinAction;
    /// Whether, by the twin, an action really breaks a rule.
    fn breaks(twin: &Self::Twin, action: &Self::TwinAction, rule: &str) -> bool;

    /// Positions that random games hardly ever reach, for the published data.
    fn corners(variant: Self::Variant) -> &'static [&'static str];

    /// The name of the variant that is played.
    fn id(&self) -> String {
        Self::name(self.variant())
    }

    /// How much a player who wants to see everything likes an action; 0 is not at all.
    fn liking(_: Self::Action) -> u32 {
        0
    }

    /// A token in capitals, as far as it is read like that.
    fn in_capitals(token: &str) -> String {
        token.to_uppercase()
    }

    /// The token of an action.
    fn token(&self, action: Self::Action) -> String {
        Shown { position: self, action }.to_string()
    }

    /// The tokens of all legal actions, sorted.
    fn tokens(&self) -> Vec<String> {
        let mut tokens: Vec<String> =
            self.legal_actions().map(|action| self.token(action)).collect();
        tokens.sort();
        tokens
    }

    /// Winner and reason, in the twin's words.
    fn ending(&self) -> Option<(Option<char>, &'static str)> {
        let outcome = self.outcome()?;
        Some((outcome.winner().map(Color::letter), outcome.reason().code()))
    }
}
