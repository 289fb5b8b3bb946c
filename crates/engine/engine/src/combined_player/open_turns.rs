use combined::{CombinedGame, Step};
use potentials::Potential;
use variants::AnyGame;

use super::{free_game::free_game, plan::Plan};

/// Maximum number of whole turns examined to find those of a group.
const EXAMINED_TURNS_MAX: usize = 4_000;

/// The turns from which a player chooses in a combined game, as if all potentials could be used freely, in the groups that are
/// compared before a use is declared or challenged.
#[derive(Clone, Debug)]
pub struct OpenTurns<'a> {
    game: &'a CombinedGame,
    plans: Vec<(String, Plan)>,
}

impl<'a> OpenTurns<'a> {
    /// Returns the turns of the player whose turn of GIPF it is, those of barred kinds included; `None` if there are too many to
    /// examine.
    #[must_use]
    pub fn of(game: &'a CombinedGame) -> Option<Self> {
        Self::among(game, &free_game(game))
    }

    pub(super) fn among(game: &'a CombinedGame, free: &AnyGame) -> Option<Self> {
        let all = free.legal_turns(EXAMINED_TURNS_MAX).ok()?;
        let plan = |turn: String| Some((turn.clone(), Plan::of(game, &turn)?));
        let plans = all.into_iter().filter_map(|turn| plan(turn.token)).collect();
        Some(Self { game, plans })
    }

    /// Returns the turns that use no barred kind.
    #[must_use]
    pub fn open(&self) -> Vec<String> {
        self.chosen(|_| true)
    }

    /// Returns the open turns that need no declaration.
    #[must_use]
    pub fn quiet(&self) -> Vec<String> {
        self.chosen(|plan| plan.declared.is_none())
    }

    /// Returns the open turns that first declare a use of this kind.
    #[must_use]
    pub fn declaring(&self, kind: Potential) -> Vec<String> {
        self.chosen(|plan| plan.declared == Some(kind))
    }

    /// Returns the turns that are left after a lost contest about the use that a turn declares: the same beginning, without this
    /// kind.
    #[must_use]
    pub fn after_losing(&self, declared: &Plan) -> Vec<String> {
        self.chosen(|plan| {
            plan.token.starts_with(&declared.beginning)
                && plan.uses.iter().all(|kind| Some(*kind) != declared.declared)
        })
    }

    /// Returns the turns that begin with the use that has been declared; none if no use has been.
    #[must_use]
    pub fn using(&self) -> Vec<String> {
        let token = self.game.declared().and_then(|action| self.game.token(Step::Action(action)));
        self.chosen(|plan| token.as_ref().is_some_and(|token| plan.begins_with(token)))
    }

    /// Returns the turns without the kind that has been declared. Those that need another declaration do not count, because it could be
    /// challenged too.
    #[must_use]
    pub fn preventing(&self) -> Vec<String> {
        let kind = self.game.declared().and_then(potentials::Action::uses);
        self.chosen(|plan| {
            plan.declared.is_none() && plan.uses.iter().all(|used| Some(*used) != kind)
        })
    }

    /// Returns the turns that meet a condition and use no barred kind.
    fn chosen(&self, wanted: impl Fn(&Plan) -> bool) -> Vec<String> {
        let plans = self.plans.iter();
        let chosen = plans.filter(|(_, plan)| plan.is_open(self.game) && wanted(plan));
        chosen.map(|(turn, _)| turn.clone()).collect()
    }
}
