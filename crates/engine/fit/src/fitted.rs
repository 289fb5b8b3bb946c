use std::sync::LazyLock;

use eval::{
    Hand,
    pattern::{Pattern, Patterned},
};
use game::History;
use potentials::{Action, Kind, Preset};
use search::{Evaluate, Searchable};

/// A game whose weights can be fitted.
pub(crate) trait Fitted: Patterned<Variant: 'static> + Send + Sync + 'static {
    /// Adapter that makes the game searchable.
    type Search: Searchable<Position = Self>;

    /// Name on the command line and in files.
    const NAME: &'static str;

    /// Default weight decay, counted in positions: a pattern that occurs this often receives half
    /// of the weight that fits its positions best. Results of YINSH are noisier than those of GIPF.
    const DECAY: f32;

    fn variants() -> &'static [Self::Variant];

    /// Returns the hand-written evaluation.
    fn hand(&self) -> i32;

    /// Returns the evaluation with the built-in weights.
    fn shipped() -> &'static Pattern<Self>;

    /// Returns the number of random actions at the start of a game.
    fn random_start(rng: &mut fastrand::Rng) -> usize;

    /// Returns whether a random player accepts an action; otherwise another one is drawn.
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
        // One game in four is blitz.
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

    /// Returns a number that usually covers the placement of all rings and a few moves, and
    /// otherwise the placement of only some of the rings so that placing is trained as well.
    fn random_start(rng: &mut fastrand::Rng) -> usize {
        if rng.u8(..10) < 7 { rng.usize(10..15) } else { rng.usize(..8) }
    }
}

impl Fitted for gipf::Position {
    type Search = eval::Gipf;
    const NAME: &'static str = "gipf";
    const DECAY: f32 = 30.0;

    fn variants() -> &'static [gipf::Variant] {
        // Half of the games are Standard, which is played most.
        &[
            gipf::Variant::Basic,
            gipf::Variant::Standard,
            gipf::Variant::Tournament,
            gipf::Variant::Standard,
        ]
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

    /// Returns the presets, with Ultimate as often as all other presets together, and custom terms
    /// with each of the other starts.
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

    /// Usually returns `false` for a basic that would take all potentials in hand out of the game.
    fn is_taken_at_random(&self, action: Action, rng: &mut fastrand::Rng) -> bool {
        let basic = matches!(
            action,
            Action::Enter { kind: Kind::Basic, .. } | Action::Push { kind: Kind::Basic, .. }
        );
        !basic || self.hand(self.to_act()).is_empty() || rng.u8(..10) == 0
    }
}

/// Plays a random legal action and returns its index; `None` if the game is over.
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
