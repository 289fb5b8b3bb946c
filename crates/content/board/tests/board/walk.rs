use board::{Board, GameStart};
use properties::{Wanderer, games};
use variants::{AnyGame, Variant};

/// Maximum length of a walk in actions, since a game of GIPF need not end.
const WALK_MAX_ACTIONS: usize = 160;

/// Returns a board at the start of a game.
pub(crate) fn board(variant: Variant) -> Board {
    let opening = GameStart {
        variant: variant.id().to_owned(),
        terms: variant.custom_terms(),
        ..GameStart::default()
    };
    Board::open(&opening).expect("an opening")
}

/// Returns a board at a position.
pub(crate) fn board_at(variant: Variant, position: &str) -> Board {
    let opening = GameStart {
        variant: variant.id().to_owned(),
        terms: variant.custom_terms(),
        position: Some(position.to_owned()),
        ..GameStart::default()
    };
    Board::open(&opening).expect("an opening")
}

/// Returns the token of an action chosen by a wanderer.
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

/// Custom terms that differ from every preset: a different start, fewer basics and different hands.
const CUSTOM_TERMS: [&str; 2] = ["basic:15/15:D6-d6", "standard:18/15:T3U2-z6u6"];

/// Returns all variants, with and without potentials.
fn all() -> Vec<Variant> {
    let presets = potentials::Preset::ALL.into_iter().map(potentials::Preset::terms);
    let own = CUSTOM_TERMS.into_iter().map(|terms| terms.parse().expect("terms"));
    let terms = presets.chain(own).map(Variant::GipfPotentials);
    Variant::ALL.into_iter().chain(terms).collect()
}

/// Plays random games of all variants and passes every board to `show`, with the token that is played next, or
/// without one at the end of a game.
pub(crate) fn walk(full: usize, mut show: impl FnMut(&Board, Option<&str>)) {
    for variant in all() {
        for seed in 0..games(full) as u64 {
            // Wanderers with an odd seed prefer to load and use potentials, which other wanderers give away early.
            let mut wanderer = Wanderer::turned(seed + 1);
            let mut board = board(variant);
            for _ in 0..WALK_MAX_ACTIONS {
                let token = choose(&mut wanderer, board.game());
                show(&board, token.as_deref());
                let Some(token) = token else { break };
                board.act(&token).expect("a legal action");
            }
        }
    }
}
