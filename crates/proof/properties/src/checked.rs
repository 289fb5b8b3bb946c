use game::{Color, Game, Shown};
use hexgrid::Symmetry;

mod gipf;
mod potentials;
mod yinsh;

/// The reference implementation (`twin`) of a game, which shares nothing but strings with the fast rules.
pub trait Twin: Clone {
    /// Returns the initial position of the variant with this id.
    fn start(id: &str) -> Self;
    /// Reads a position string.
    fn from_position(id: &str, text: &str) -> Option<Self>;
    /// Returns the position string.
    fn position(&self) -> String;
    /// Returns the player who acts next, `w` or `b`.
    fn to_act(&self) -> char;
    /// Returns the tokens of all legal actions, sorted.
    fn legal(&self) -> Vec<String>;
    /// Plays a legal token.
    fn play(&mut self, token: &str);
    /// Returns the winner and the reason, if the game has ended.
    fn outcome(&self) -> Option<(Option<char>, &'static str)>;
    /// Counts the sequences of exactly `depth` actions.
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

/// A game that is checked against its reference implementation.
pub trait Checked: Game {
    /// The reference implementation.
    type Twin: Twin;
    /// The reference implementation's action type.
    type TwinAction;

    /// Returns the variants for which data is published.
    fn variants() -> Vec<Self::Variant>;
    /// Returns the name of a variant, which identifies its reference implementation and its data.
    fn name(variant: Self::Variant) -> String;
    /// Returns the image of the position under a symmetry.
    fn image(&self, symmetry: Symmetry) -> Self;
    /// Returns the image of an action under a symmetry.
    fn image_of(action: Self::Action, symmetry: Symmetry) -> Self::Action;
    /// Returns whether the player to act has to remove a row or a ring.
    fn is_settling(&self) -> bool;
    /// Returns the number of points that an action empties.
    fn removed(action: Self::Action) -> u32;
    /// Returns the actions worth checking in this position, legal or not.
    fn candidates(&self) -> Vec<Self::Action>;
    /// Returns the code of a broken rule.
    fn code(rule: Self::IllegalAction) -> &'static str;
    /// Converts an action into an action of the reference implementation.
    fn to_twin(action: Self::Action) -> Self::TwinAction;
    /// Returns whether an action breaks a rule according to the reference implementation.
    fn breaks(twin: &Self::Twin, action: &Self::TwinAction, rule: &str) -> bool;

    /// Returns positions that random games hardly ever reach, for the published data.
    fn corners(variant: Self::Variant) -> &'static [&'static str];

    /// Returns the name of the variant.
    fn id(&self) -> String {
        Self::name(self.variant())
    }

    /// Returns how strongly a [keen](crate::Wanderer::keen) player prefers an action; 0 means not at all.
    fn liking(_: Self::Action) -> u32 {
        0
    }

    /// Returns a token in upper case, except for its case-sensitive parts.
    fn in_capitals(token: &str) -> String {
        token.to_uppercase()
    }

    /// Returns the token of an action.
    fn token(&self, action: Self::Action) -> String {
        Shown { position: self, action }.to_string()
    }

    /// Returns the tokens of all legal actions, sorted.
    fn tokens(&self) -> Vec<String> {
        let mut tokens: Vec<String> =
            self.legal_actions().map(|action| self.token(action)).collect();
        tokens.sort();
        tokens
    }

    /// Returns the winner and the reason in the format of the reference implementation.
    fn ending(&self) -> Option<(Option<char>, &'static str)> {
        let outcome = self.outcome()?;
        Some((outcome.winner().map(Color::letter), outcome.reason().code()))
    }
}
