use combined::CombinedGame;
use potentials::Potential;

/// A whole turn of GIPF, as played in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Token to play: the turn up to the first use that must be declared.
    pub token: String,
    /// Actions before that use; the whole turn if nothing must be declared.
    pub beginning: String,
    /// Kind of potential whose use must be declared, if any.
    pub declared: Option<Potential>,
    /// All kinds of potentials that the turn uses.
    pub uses: Vec<Potential>,
}

impl Plan {
    /// Parses a turn that is legal if all potentials can be used freely; `None` for any other
    /// string.
    #[must_use]
    pub fn of(game: &CombinedGame, turn: &str) -> Option<Self> {
        let mut position = *game.gipf();
        let mut plan =
            Self { token: String::new(), beginning: String::new(), declared: None, uses: vec![] };
        for text in turn.split(';') {
            let action = position.parse_action(text).ok()?;
            plan.uses.extend(action.uses());
            if plan.declared.is_none() {
                plan.beginning.clone_from(&plan.token);
                if !plan.token.is_empty() {
                    plan.token.push(';');
                }
                plan.token.push_str(text);
                plan.declared = action.uses().filter(|_| game.must_declare(action));
                if plan.declared.is_some() {
                    plan.token.push('?');
                }
            }
            position.play_unchecked(action);
        }
        if plan.declared.is_none() {
            plan.beginning.clone_from(&plan.token);
        }
        Some(plan)
    }

    /// Returns whether the plan uses no kind for which its player has lost a contest in this turn.
    #[must_use]
    pub fn is_open(&self, game: &CombinedGame) -> bool {
        self.uses.iter().all(|kind| !game.barred().has(*kind))
    }

    /// Returns whether the plan begins with an action.
    pub(super) fn begins_with(&self, action: &str) -> bool {
        self.token.split([';', '?']).next() == Some(action)
    }
}
