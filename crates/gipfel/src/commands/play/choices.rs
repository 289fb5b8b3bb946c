use std::{
    cmp::Ordering,
    io::{self, Write},
};

use variants::{AnyAction, AnyGame, compare_tokens};

/// Maximum width of a line.
const WIDTH: usize = 80;

/// Legal actions in the order in which they are listed and numbered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choices {
    /// Heading and token of each action.
    entries: Vec<(String, String)>,
}

impl Choices {
    /// Returns all legal actions.
    pub(super) fn all(game: &AnyGame) -> Self {
        Self::of(game, |_, _| true)
    }

    /// Returns the legal actions that match a text: a ring, a dot, a spot, or the beginning of a
    /// token.
    pub(super) fn about(game: &AnyGame, text: &str) -> Self {
        let text = text.to_ascii_lowercase();
        Self::of(game, |action, token| {
            begins(token, &text) || enters(action, text.trim_start_matches('x'))
        })
    }

    fn of(game: &AnyGame, wanted: impl Fn(AnyAction, &str) -> bool) -> Self {
        let mut entries: Vec<(String, String)> = game
            .legal_actions()
            .into_iter()
            .filter_map(|action| Some((action, game.token(action)?)))
            .filter(|(action, token)| wanted(*action, token))
            .map(|(action, token)| (heading(action), token))
            .collect();
        entries.sort_by(|(heading_a, a), (heading_b, b)| {
            compare_headings(heading_a, heading_b).then_with(|| compare_tokens(a, b))
        });
        Self { entries }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the token with the given number, starting at 1.
    pub(super) fn token(&self, number: usize) -> Option<&str> {
        let (_, token) = self.entries.get(number.checked_sub(1)?)?;
        Some(token)
    }

    /// Writes the numbered list, with related actions on one line.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let label = self.entries.iter().map(|(heading, _)| heading.len()).max().unwrap_or(0);
        let token = self.entries.iter().map(|(_, token)| token.len()).max().unwrap_or(0);
        let columns = ((WIDTH - label.min(WIDTH)) / (token + 6)).max(1);
        let numbered: Vec<(usize, &(String, String))> = (1..).zip(&self.entries).collect();
        for group in numbered.chunk_by(|(_, a), (_, b)| a.0 == b.0) {
            for (index, line) in group.chunks(columns).enumerate() {
                let heading = line.first().filter(|_| index == 0).map_or("", |(_, entry)| &entry.0);
                write!(out, "{heading:label$}")?;
                let cells: String = line
                    .iter()
                    .map(|(number, (_, text))| format!(" {number:>3} {text:<token$} "))
                    .collect();
                writeln!(out, "{}", cells.trim_end())?;
            }
        }
        Ok(())
    }
}

/// Returns the heading of an action in the list.
fn heading(action: AnyAction) -> String {
    match action {
        AnyAction::Yinsh(yinsh::Action::Place(point)) => {
            point.to_string().chars().take(1).collect()
        }
        AnyAction::Yinsh(yinsh::Action::Move { from, .. }) => from.to_string(),
        AnyAction::Yinsh(yinsh::Action::RemoveRow(_)) => "row".to_owned(),
        AnyAction::Yinsh(yinsh::Action::RemoveRing(_)) => "ring".to_owned(),
        AnyAction::Gipf(gipf::Action::Enter { kind: gipf::Kind::Single, .. }) => "onto".to_owned(),
        AnyAction::Gipf(gipf::Action::Push { kind: gipf::Kind::Single, .. }) => "push".to_owned(),
        AnyAction::Gipf(gipf::Action::Enter { .. }) => "G onto".to_owned(),
        AnyAction::Gipf(gipf::Action::Push { .. }) => "G push".to_owned(),
        AnyAction::Gipf(gipf::Action::Remove(_)) => "remove".to_owned(),
        AnyAction::Potentials(action) => heading_with_potentials(action),
        _ => String::new(),
    }
}

/// Returns the heading of an action with potentials: the letter of the piece that is brought in, or
/// the lower-case letter of the potential that is used.
fn heading_with_potentials(action: potentials::Action) -> String {
    use potentials::{Action, Kind};
    let piece = |kind: Kind| match kind {
        Kind::Basic => String::new(),
        Kind::Gipf => "G ".to_owned(),
        Kind::Loaded(potential) => format!("{} ", potential.letter()),
        Kind::Extra => "t ".to_owned(),
    };
    match action {
        Action::Enter { kind, .. } => piece(kind) + "onto",
        Action::Push { kind, .. } => piece(kind) + "push",
        Action::Use { kind, from, .. } => {
            format!("use {}{from}", kind.letter().to_ascii_lowercase())
        }
        Action::Remove(_) => "remove".to_owned(),
        Action::Leave => "leave".to_owned(),
        Action::Decline => "decline".to_owned(),
    }
}

/// Orders headings: GIPF-pieces and loaded pieces come after single pieces, and points follow the
/// order of the board.
fn compare_headings(a: &str, b: &str) -> Ordering {
    let rank = |heading: &str| heading.starts_with(|letter: char| letter.is_ascii_uppercase());
    rank(a).cmp(&rank(b)).then_with(|| compare_tokens(a, b))
}

/// Returns whether a token, with or without its mark, begins with a text: `e4-e7` begins with `e4`
/// or `e`, but not with `e4-e`, and e10 does not begin with e1.
fn begins(token: &str, text: &str) -> bool {
    let whole = token.to_ascii_lowercase();
    let bare = token.trim_start_matches(['x', 'G', 'T', 'Z', 'D', 'Y', 'U']);
    [whole.as_str(), bare].into_iter().any(|token| {
        token.strip_prefix(text).is_some_and(|rest| {
            !text.is_empty()
                && (!text.ends_with(|c: char| c.is_ascii_digit())
                    || !rest.starts_with(|c: char| c.is_ascii_digit()))
        })
    })
}

/// Returns whether an action brings a piece in from a dot, or onto a spot.
fn enters(action: AnyAction, text: &str) -> bool {
    let dot = text.parse::<gipf::Dot>().ok();
    let at = text.parse::<gipf::Spot>().ok();
    match action {
        AnyAction::Gipf(gipf::Action::Push { push, .. })
        | AnyAction::Potentials(potentials::Action::Push { push, .. }) => {
            Some(push.dot()) == dot || Some(push.entry()) == at
        }
        AnyAction::Gipf(gipf::Action::Enter { spot, .. })
        | AnyAction::Potentials(potentials::Action::Enter { spot, .. }) => {
            gipf::Push::all().any(|push| push.entry() == spot && Some(push.dot()) == dot)
        }
        AnyAction::Potentials(potentials::Action::Use { from, to, .. }) => {
            Some(from) == at || Some(to) == at
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use variants::Variant;

    use super::*;

    fn tokens(choices: &Choices) -> Vec<&str> {
        choices.entries.iter().map(|(_, token)| token.as_str()).collect()
    }

    #[test]
    fn points_are_listed_in_the_order_of_the_board() {
        let all = Choices::all(&AnyGame::start(Variant::Yinsh));
        let e: Vec<&str> =
            tokens(&all).into_iter().filter(|token| token.starts_with('e')).collect();
        assert_eq!(e, ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10"]);
    }

    #[test]
    fn a_ring_alone_lists_its_moves() {
        let position = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
        let game = AnyGame::from_position(Variant::Yinsh, position).unwrap();
        let choices = Choices::about(&game, "D7");
        assert!(!choices.is_empty());
        assert!(tokens(&choices).iter().all(|token| token.starts_with("d7-")));
    }

    #[test]
    fn a_dot_alone_lists_all_pushes_from_it() {
        let game = AnyGame::start(Variant::GipfBasic);
        assert_eq!(tokens(&Choices::about(&game, "e9")), ["e9-e7"]);
        assert_eq!(tokens(&Choices::about(&game, "d8")), ["d7", "d8-f7"]);
    }

    #[test]
    fn an_occupied_spot_lists_all_pushes_onto_it() {
        let game = AnyGame::start(Variant::GipfBasic);
        assert_eq!(tokens(&Choices::about(&game, "e8")), ["d8-f7", "e9-e7", "f8-d7"]);
    }

    #[test]
    fn text_that_matches_no_token_lists_nothing() {
        let game = AnyGame::start(Variant::Yinsh);
        for text in ["z", "e11", "foo", ""] {
            assert!(Choices::about(&game, text).is_empty(), "{text}");
        }
    }

    #[test]
    fn lists_fit_in_eighty_columns() {
        for variant in engine::variants() {
            let mut text = Vec::new();
            Choices::all(&AnyGame::start(variant)).write(&mut text).unwrap();
            let text = String::from_utf8(text).unwrap();
            assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        }
    }
}
