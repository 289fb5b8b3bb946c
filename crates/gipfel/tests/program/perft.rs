use crate::run::gipfel;

const PLACED: &str = "f6 a5 b6 c6 b4 b1 b7 k7 b5 b3";

fn counts(arguments: &[&str]) -> String {
    gipfel(&[&["perft"], arguments].concat()).good()
}

#[test]
fn perft_of_yinsh_matches_the_known_counts() {
    assert_eq!(counts(&["yinsh", "3"]), "1  85\n2  7140\n3  592620\n");
}

#[test]
fn perft_of_yinsh_after_the_placement_matches_the_known_counts() {
    assert_eq!(counts(&["yinsh", "3", "--moves", PLACED]), "1  63\n2  3891\n3  238775\n");
}

#[test]
fn perft_of_gipf_basic_matches_the_known_counts() {
    assert_eq!(counts(&["gipf-basic", "3"]), "1  30\n2  924\n3  29016\n");
}

#[test]
fn perft_of_gipf_tournament_matches_the_known_counts() {
    assert_eq!(counts(&["gipf-tournament", "3"]), "1  18\n2  348\n3  14304\n");
}

#[test]
fn perft_by_dots_counts_every_dot_separately() {
    assert_eq!(counts(&["gipf-basic", "3", "--dots"]), "1  42\n2  1764\n3  73800\n");
}

#[test]
fn dots_are_rejected_for_yinsh() {
    let answer = gipfel(&["perft", "yinsh", "1", "--dots"]);
    assert_eq!(answer.code, Some(2));
    assert_eq!(answer.err, "gipfel: --dots is for GIPF: YINSH has no dots\n");
}

#[test]
fn depth_zero_has_one_sequence() {
    assert_eq!(counts(&["gipf-standard", "0"]), "0  1\n");
}

#[test]
fn dividing_depth_zero_prints_only_the_total() {
    assert_eq!(counts(&["gipf-basic", "0", "--divide"]), "total 1\n");
}

#[test]
fn divided_counts_are_sorted_and_add_up() {
    let text = counts(&["gipf-basic", "2", "--divide"]);
    let (list, total) = text.split_once("\n\n").unwrap();
    assert_eq!(total, "total 924\n");
    let lines: Vec<(&str, u64)> = list
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(token, count)| (token, count.parse().unwrap()))
        .collect();
    assert_eq!(lines.len(), 30);
    assert!(lines.is_sorted());
    assert_eq!(lines.iter().map(|(_, count)| count).sum::<u64>(), 924);
}

#[test]
fn perft_starts_from_a_position() {
    let position = "RRRR/7/MMMMR3/mmmmM4/91/9/91/9/8/r6/rrrr w move 0-0";
    let after = counts(&["yinsh", "1", "--position", position, "--moves", "c5-e5"]);
    assert_eq!(after, "1  1\n");
}

#[test]
fn perft_as_json_contains_counts_and_times() {
    let answer = gipfel(&["perft", "yinsh", "2", "--json"]).json();
    assert_eq!(answer["game"], "yinsh");
    assert_eq!(answer["counts"][1]["count"], 7140);
    assert!(answer["counts"][1]["seconds"].is_number());
}

#[test]
fn a_depth_beyond_20_is_rejected() {
    assert_eq!(gipfel(&["perft", "yinsh", "21"]).code, Some(2));
}
