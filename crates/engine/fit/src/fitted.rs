use std::sync::LazyLock;

use eval::{
    Hand,
    pattern::{Pattern, Patterned},
};
use game::{Game, History};
use potentials::{Action, Kind, Preset};
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

    /// Whether a random player takes an action; another one is drawn if not.
    fn is_taken_at_random(&self, action: Self::Action, rng: &mut fastrand::Rng) -> bool {
        let _ = (action, rng);
        true
    }
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

impl Fitted for potentials::Position {
    type Search = eval::Potentials;
    const NAME: &'static str = "potentials";
    const DECAY: f32 = 100.0;

    /// The presets, Ultimate as often as all others together, and own terms with either of the
    /// other starts.
    fn variants() -> &'static [potentials::Terms] {
        static TERMS: LazyLock<Vec<potentials::Terms>> = LazyLock::new(|| {
            let presets = Preset::ALL.map(Preset::terms);
            let ultimate = [Preset::Ultimate.terms(); 4];
            let own = ["standard:18/18:T2Z2D2Y2U2-t2z2d2y2u2", "basic:15/15:T3D3Y3-t3d3y3"];
            let own = own.into_iter().filter_map(|terms| terms.parse().ok());
            presets.into_iter().chain(ultimate).chain(own).collect()
        });
        &TERMS
    }

    fn hand(&self) -> i32 {
        Hand.evaluate(self)
    }

    fn shipped() -> &'static Pattern<Self> {
        eval::pattern::potentials()
    }

    fn random_start(rng: &mut fastrand::Rng) -> usize {
        rng.usize(2..12)
    }

    /// A basic takes all potentials in hand out of the game: mostly it comes later.
    fn is_taken_at_random(&self, action: Action, rng: &mut fastrand::Rng) -> bool {
        let basic = matches!(
            action,
            Action::Enter { kind: Kind::Basic, .. } | Action::Push { kind: Kind::Basic, .. }
        );
        !basic || self.hand(self.to_act()).is_empty() || rng.u8(..10) == 0
    }
}

/// Plays a random legal action; `None` when the game has ended.
pub(crate) fn play_random<G: Fitted>(
    game: &mut History<G>,
    rng: &mut fastrand::Rng,
) -> Option<u16> {
    game.outcome().is_none().then_some(())?;
    let actions = game.position().legal_actions();
    loop {
        let choice = rng.usize(..actions.len().max(1));
        let action = actions.clone().nth(choice)?;
        if game.position().is_taken_at_random(action, rng) {
            game.try_play(action).ok()?;
            return Some(choice as u16);
        }
    }
}
