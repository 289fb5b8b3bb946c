use game::{Color, Game};
use hexgrid::Symmetry;

/// A game that the evaluation tests run on.
pub(crate) trait Tried: Game {
    fn variants() -> Vec<Self::Variant>;

    fn image(&self, symmetry: Symmetry) -> Self;
    fn is_settling(&self) -> bool;

    /// Returns whether random players prefer an action.
    fn is_liked(action: Self::Action) -> bool {
        let _ = action;
        false
    }
}

impl Tried for yinsh::Position {
    fn variants() -> Vec<yinsh::Variant> {
        yinsh::Variant::ALL.to_vec()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn is_settling(&self) -> bool {
        !matches!(self.stage(), yinsh::Stage::Place | yinsh::Stage::Move)
    }
}

impl Tried for gipf::Position {
    fn variants() -> Vec<gipf::Variant> {
        gipf::Variant::ALL.to_vec()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn is_settling(&self) -> bool {
        self.stage() != gipf::Stage::Push
    }
}

#[cfg(feature = "potentials")]
impl Tried for potentials::Position {
    fn variants() -> Vec<potentials::Terms> {
        use potentials::Preset;
        let own = "standard:18/18:T3U2-t3u2".parse().expect("terms");
        Preset::ALL.map(Preset::terms).into_iter().chain([own]).collect()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn is_settling(&self) -> bool {
        matches!(self.stage(), potentials::Stage::Remove { .. })
    }

    fn is_liked(action: potentials::Action) -> bool {
        use potentials::{Action, Kind};
        match action {
            Action::Use { .. } => true,
            Action::Enter { kind, .. } | Action::Push { kind, .. } => {
                matches!(kind, Kind::Loaded(_) | Kind::Extra)
            }
            _ => false,
        }
    }
}

/// Calls `show` with positions of random games of every variant, in which rows occur more often
/// than in purely random play. The game is not over in any of these positions.
pub(crate) fn positions<G: Tried>(games: usize, mut show: impl FnMut(&G)) {
    let mut rng = fastrand::Rng::with_seed(games as u64);
    for _ in 0..games {
        for variant in G::variants() {
            let mut position = G::start(variant);
            for _ in 0..200 {
                if position.outcome().is_some() {
                    break;
                }
                show(&position);
                let actions: Vec<G::Action> = position.legal_actions().collect();
                let next = |action: G::Action| {
                    let mut next = position;
                    next.play_unchecked(action);
                    next
                };
                let making = actions.iter().map(|&action| next(action)).find(Tried::is_settling);
                position = match making {
                    Some(row) if rng.bool() => row,
                    _ if rng.bool() && actions.iter().any(|&action| G::is_liked(action)) => {
                        let liked: Vec<G::Action> =
                            actions.into_iter().filter(|&action| G::is_liked(action)).collect();
                        next(liked[rng.usize(..liked.len())])
                    }
                    _ => next(actions[rng.usize(..actions.len())]),
                };
            }
        }
    }
}

/// Returns the position with the colours exchanged, if it can arise: White always acts first, so
/// not every exchanged position can.
pub(crate) fn exchanged<G: Game>(position: &G) -> Option<G> {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let other = |text: &str| match text {
        "w" => Color::Black.letter().to_string(),
        "b" => Color::White.letter().to_string(),
        text => text.to_string(),
    };
    let case = |letter: char| {
        if letter.is_uppercase() {
            letter.to_ascii_lowercase()
        } else {
            letter.to_ascii_uppercase()
        }
    };
    let stage: Vec<String> = fields[2].trim_end_matches('+').split(':').map(other).collect();
    let extra = if fields[2].ends_with('+') { "+" } else { "" };
    let mut counts: Vec<&str> = fields[3].split('-').collect();
    counts.reverse();
    let board: String = fields[0].chars().map(case).collect();
    let stage = stage.join(":") + extra;
    let mut text = format!("{board} {} {stage} {}", other(fields[1]), counts.join("-"));
    if let [.., hands, _] = fields[4..] {
        let mut hands: Vec<String> =
            hands.split('-').map(|hand| hand.chars().map(case).collect()).collect();
        hands.reverse();
        text.push(' ');
        text.push_str(&hands.join("-"));
    }
    if let Some(rights) = fields.get(4..).and_then(<[&str]>::last) {
        let mut letters: Vec<char> = rights.chars().map(case).collect();
        letters.sort_unstable();
        text.push(' ');
        text.extend(letters);
    }
    G::from_text(position.variant(), &text).ok()
}
