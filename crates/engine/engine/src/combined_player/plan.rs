use combined::CombinedGame;
use game::Game;
use potentials::Potential;

/// A whole turn of GIPF as a match has it.
pub(super) struct Plan {
    /// The token: the turn as far as the first use that has to be declared.
    pub(super) token: String,
    /// What comes before that use; the whole turn if nothing has to be declared.
    pub(super) beginning: String,
    /// The kind that is declared.
    pub(super) declared: Option<Potential>,
    /// All kinds that the turn uses.
    pub(super) uses: Vec<Potential>,
}

impl Plan {
    /// Reads a turn that is legal if potentials are free; `None` for any other text.
    pub(super) fn of(game: &CombinedGame, turn: &str) -> Option<Self> {
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

    /// Whether an action is the first one.
    pub(super) fn begins_with(&self, action: &str) -> bool {
        self.token.split([';', '?']).next() == Some(action)
    }
}
