use claims::{Wanderer, games};
use table::{Opening, Table};
use variants::{AnyGame, Variant};

/// The longest walk; GIPF has no end of its own.
const LONGEST: usize = 160;

/// A table at the start of a game.
pub(crate) fn table(variant: Variant) -> Table {
    let opening = Opening {
        variant: variant.id().to_owned(),
        terms: variant.own_terms(),
        ..Opening::default()
    };
    Table::open(&opening).expect("an opening")
}

/// A table at a position.
pub(crate) fn table_at(variant: Variant, position: &str) -> Table {
    let opening = Opening {
        variant: variant.id().to_owned(),
        terms: variant.own_terms(),
        position: Some(position.to_owned()),
        ..Opening::default()
    };
    Table::open(&opening).expect("an opening")
}

/// The token of an action that a wanderer would choose.
pub(crate) fn choose(wanderer: &mut Wanderer, game: &AnyGame) -> Option<String> {
    if game.outcome().is_some() {
        return None;
    }
    let action = match game {
        AnyGame::Yinsh(game) => wanderer.choose(game.position()).map(variants::AnyAction::Yinsh),
        AnyGame::Gipf(game) => wanderer.choose(game.position()).map(variants::AnyAction::Gipf),
        AnyGame::Potentials(game) => {
            wanderer.choose(game.position()).map(variants::AnyAction::Potentials)
        }
        _ => None,
    };
    game.token(action?)
}

/// Own terms that the presets do not have: another start, few basics, hands that differ.
const OWN_TERMS: [&str; 2] = ["basic:15/15:D6-d6", "standard:18/15:T3U2-z6u6"];

/// All variants, with and without potentials.
fn all() -> Vec<Variant> {
    let presets = potentials::Preset::ALL.into_iter().map(potentials::Preset::terms);
    let own = OWN_TERMS.into_iter().map(|terms| terms.parse().expect("terms"));
    let terms = presets.chain(own).map(Variant::GipfPotentials);
    Variant::ALL.into_iter().chain(terms).collect()
}

/// Plays random games of all variants and shows every table with the token that is played
/// next, and at the end of a game without one.
pub(crate) fn walk(full: usize, mut show: impl FnMut(&Table, Option<&str>)) {
    for variant in all() {
        for seed in 0..games(full) as u64 {
            // The odd ones like to load and to use, which others give away early.
            let mut wanderer = Wanderer::turned(seed + 1);
            let mut table = table(variant);
            for _ in 0..LONGEST {
                let token = choose(&mut wanderer, table.game());
                show(&table, token.as_deref());
                let Some(token) = token else { break };
                table.act(&token).expect("a legal action");
            }
        }
    }
}
