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

    /// Its name on the command line and in files.
    const NAME: &'static str;

    /// The default weight decay, counted in positions: a pattern that occurs as often gets half
    /// of the weight that fits its positions best. The results of YINSH are noisier.
    const DECAY: f32;

    fn variants() -> &'static [Self::Variant];

    /// The evaluation by hand.
    fn hand(&self) -> i32;

    /// The evaluation by the built-in weights.
    fn shipped() -> &'static Pattern<Self>;

    /// How many random actions a game begins with.
    fn random_start(rng: &mut fastrand::Rng) -> usize;
}

impl Fitted for yinsh::Position {
    type Search = eval::Yinsh;
    const NAME: &'static str = "yinsh";
    const DECAY: f32 = 2_000.0;

    fn variants() -> &'static [yinsh::Variant] {
        // One game of four is blitz.
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

    /// Mostly all rings and some moves; otherwise fewer than all rings, so that placing is
    /// trained too.
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

/// Plays a random legal action; `None` when the game has ended.
pub(crate) fn play_random<G: Game>(game: &mut History<G>, rng: &mut fastrand::Rng) -> Option<u16> {
    game.outcome().is_none().then_some(())?;
    let mut actions = game.position().legal_actions();
    let choice = rng.usize(..actions.len().max(1));
    game.try_play(actions.nth(choice)?).ok()?;
    Some(choice as u16)
}
