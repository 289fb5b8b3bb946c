use std::collections::{BTreeMap, BTreeSet};

use board::{Choice, Step};
use variants::Variant;

use crate::walk::{board, board_at, walk};

/// Collects every path through the tree, as text, with the token at its end.
fn paths(choices: &[Choice], so_far: &str, found: &mut Vec<(String, String)>) {
    for choice in choices {
        let path = format!("{so_far}/{:?}", choice.step);
        let ends = [choice.then.is_empty(), choice.token.is_none(), choice.takes.is_empty()];
        assert_eq!(ends.iter().filter(|end| !**end).count(), 1, "{choice:?}");
        paths(&choice.then, &path, found);
        found.extend(choice.token.iter().map(|token| (path.clone(), token.clone())));
        for take in &choice.takes {
            found.push((format!("{path}/{:?}", take.take), take.token.clone()));
        }
    }
}

fn all_paths(choices: &[Choice]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    paths(choices, "", &mut found);
    found
}

#[test]
fn the_tokens_of_the_tree_are_the_legal_tokens() {
    walk(30, |board, _| {
        let offered: BTreeSet<String> =
            all_paths(&board.view().choices).into_iter().map(|(_, token)| token).collect();
        let legal: BTreeSet<String> = board.game().legal_tokens().into_iter().collect();
        assert_eq!(offered, legal, "{}", board.game().position());
    });
}

#[test]
fn no_path_leads_to_two_actions() {
    walk(30, |board, _| {
        let mut seen = BTreeMap::new();
        for (path, token) in all_paths(&board.view().choices) {
            assert_eq!(seen.insert(path, token), None, "{}", board.game().position());
        }
    });
}

#[test]
fn the_kind_of_piece_is_a_choice_only_where_gipf_pieces_may_be_brought_in() {
    let first = |board: &board::Board| {
        let steps = board.view().choices.into_iter().map(|choice| choice.step);
        steps.filter(|step| matches!(step, Step::Piece { .. })).count()
    };
    assert_eq!(first(&board(Variant::GipfStandard)), 0);
    let mut tournament = board(Variant::GipfTournament);
    assert_eq!(first(&tournament), 1);
    for token in ["Ge8", "Gb2"] {
        tournament.act(token).unwrap();
    }
    assert_eq!(first(&tournament), 2);
    for token in ["h5", "Gb3"] {
        tournament.act(token).unwrap();
    }
    assert_eq!(first(&tournament), 0);
}

#[test]
fn a_row_of_seven_offers_three_segments_of_five_in_order() {
    let position = "RRRR/7/8/MMMMMMM2/R9/9/91/9/8/r6/rrrr w row:w 0-0";
    let segments: Vec<Vec<String>> = board_at(Variant::Yinsh, position)
        .view()
        .choices
        .into_iter()
        .map(|choice| match choice.step {
            Step::Segment { points, .. } => points.iter().map(ToString::to_string).collect(),
            step => panic!("{step:?}"),
        })
        .collect();
    let five = |first: u8| (first..first + 5).map(|row| format!("d{row}")).collect::<Vec<_>>();
    assert_eq!(segments, [five(1), five(2), five(3)]);
}

#[test]
fn gipf_pieces_of_a_stretch_are_toggles() {
    let position = "p2P/5/6/PGPPg2/6/5/p2P w remove:w 7-9";
    let view = board_at(Variant::GipfStandard, position).view();
    let [choice] = &view.choices[..] else { panic!("{:?}", view.choices) };
    let Step::Segment { points, toggles } = &choice.step else { panic!("{choice:?}") };
    assert_eq!((points.len(), toggles.len(), choice.takes.len()), (5, 2, 4));
}
