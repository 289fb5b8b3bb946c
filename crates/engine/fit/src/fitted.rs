use eval::{
    Hand,
    pattern::{Pattern, Patterned},
};
use game::{Game, History};
use search::{Evaluate, Searchable};

/// A game whose weights can be fitted.
pub(crate) trait Fitted: Patterned<Variant: 'static> + Send + Sync + 'static {
    /// The game as the search sees it.
    type Search: Searchable<Position = Self>;

    /// As the command line and files name it.
    const NAME: &'static str;

    /// How much weights are pulled to zero: a pattern that occurred as often moves half of
    /// the way to what its positions say. The results of YINSH are less certain.
    const DECAY: f32;

    fn variants() -> &'static [Self::Variant];

    /// The evaluation by hand.
    fn hand(&self) -> i32;

    /// The evaluation by the weights that the program was built with.
    fn shipped() -> &'static Pattern<Self>;

    /// How many actions of a game are left to chance before anybody thinks.
    fn random_start(rng: &mut fastrand::Rng) -> usize;
}

impl Fitted for yinsh::Position {
    type Search = eval::Yinsh;
    const NAME: &'static str = "yinsh";
    const DECAY: f32 = 2_000.0;

    fn variants() -> &'static [yinsh::Variant] {
        // Blitz is the lesser game: one of four.
        &[
            yinsh::Variant::Normal,
            yinsh::Variant::Blitz,
            yinsh::Variant::Normal,
            yinsh::Variant::Normal,
        ]
    }

    fn hand(&self) -> i32 {
        Hand.evaluate(self)
    }

    fn shipped() -> &'static Pattern<Self> {
        eval::pattern::yinsh()
    }

    /// Mostly all rings and some moves; else the players place rings of their own, so that
    /// placing is learnt too.
    fn random_start(rng: &mut fastrand::Rng) -> usize {
        if rng.u8(..10) < 7 { rng.usize(10..15) } else { rng.usize(..8) }
    }
}

impl Fitted for gipf::Position {
    type Search = eval::Gipf;
    const NAME: &'static str = "gipf";
    const DECAY: f32 = 30.0;

    fn variants() -> &'static [gipf::Variant] {
        &gipf::Variant::ALL
    }

    fn hand(&self) -> i32 {
        Hand.evaluate(self)
    }

    fn shipped() -> &'static Pattern<Self> {
        eval::pattern::gipf()
    }

    fn random_start(rng: &mut fastrand::Rng) -> usize {
        rng.usize(2..10)
    }
}

/// Plays any legal action; `None` when the game has ended.
pub(crate) fn play_any<G: Game>(game: &mut History<G>, rng: &mut fastrand::Rng) -> Option<u16> {
    game.outcome().is_none().then_some(())?;
    let mut actions = game.position().legal_actions();
    let choice = rng.usize(..actions.len().max(1));
    game.try_play(actions.nth(choice)?).ok()?;
    Some(choice as u16)
}
