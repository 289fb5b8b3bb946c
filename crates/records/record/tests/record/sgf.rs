use fastrand::Rng;
use record::{
    Format, ReadError, ReadErrorKind, ReadOptions, Record, Score, SgfError, Termination, read,
};
use variants::{AnyGame, Color, Variant};

use crate::random;

fn reading(text: &str) -> Result<Record, ReadError> {
    let options = ReadOptions { format: Some(Format::Sgf), ..ReadOptions::default() };
    read(text, options).next().unwrap().map(|reading| reading.into_record().unwrap())
}

fn sgf(setup: &str, events: &[String]) -> String {
    format!(
        " (;\nGM[24]VV[2]\nSU[{setup}]\nDT[Sun Mar 17 10:20:30 CET 2024]\nRE[Gewonnen: Niemand]\n\
         P0[id \"Ada \\] L\"]\nP1[id \"Bo\"]\n; P0[0 Start White]\n{}\n;\nP0[time 0:00:01 ]\n)\n ",
        events.join("\n")
    )
}

/// Returns a point such as `e10` in Boardspace's notation.
fn point(text: &str) -> String {
    let (column, row) = text.split_at(1);
    format!("{} {row}", column.to_uppercase())
}

/// A point on which a player first drops a piece before changing their mind.
const ELSEWHERE: &str = "F 6";

/// Returns the events of an action, as sent by a bot or an old client, or by a person who
/// confirms everything and changes their mind.
fn events(player: Color, action: &str, bot: bool, number: &mut usize) -> Vec<String> {
    let (seat, letter) = (player.index(), player.letter());
    let removal = action.strip_prefix('x');
    let parts = match (removal, removal.unwrap_or(action).split_once('-')) {
        (None, None) if bot => vec![format!("place {letter}r  {}", point(action))],
        (None, None) => vec![
            format!("pick {letter}r"),
            format!("drop board  {ELSEWHERE}"),
            format!("pick board  {ELSEWHERE}"),
            format!("drop board  {}", point(action)),
            "Done ".to_owned(),
        ],
        (None, Some((from, to))) if bot => vec![format!("move {} {}", point(from), point(to))],
        (None, Some((from, to))) => vec![
            format!("place {letter}  {}", point(from)),
            format!("drop board  {ELSEWHERE}"),
            format!("pick board  {ELSEWHERE}"),
            format!("drop board  {}", point(to)),
            "Done ".to_owned(),
        ],
        // The ends of the row in reverse order.
        (Some(_), Some((a, b))) => vec![format!("remove {letter} {} {}", point(b), point(a))],
        (Some(ring), None) => vec![format!("remove {letter}r {}", point(ring)), "Done".to_owned()],
    };
    let numbered = |part: String| {
        *number += 1;
        if bot { format!("; P{seat}[{part}]") } else { format!("; P{seat}[{number} {part}]TM[5]") }
    };
    parts.into_iter().map(numbered).collect()
}

fn written(game: &AnyGame, bot: bool) -> Vec<String> {
    let mut number = 0;
    let actions = random::actions(game);
    actions.iter().flat_map(|(player, action)| events(*player, action, bot, &mut number)).collect()
}

fn setup(variant: Variant) -> &'static str {
    if variant == Variant::Yinsh { "Yinsh" } else { "yinsh-blitz" }
}

#[test]
fn random_games_are_read_from_bots_and_from_people() {
    let mut rng = Rng::with_seed(12);
    for variant in [Variant::Yinsh, Variant::YinshBlitz] {
        for _ in 0..20 {
            let game = random::game(variant, &mut rng, 1000);
            for bot in [false, true] {
                let text = sgf(setup(variant), &written(&game, bot));
                assert_eq!(reading(&text).unwrap().replay(), game, "{text}");
            }
        }
    }
}

#[test]
fn names_and_dates_become_tags_and_the_localised_result_is_ignored() {
    let record = reading(&sgf("Yinsh", &["; P0[place wr A 2]".to_owned()])).unwrap();
    assert_eq!(record.tags().white(), Some("Ada ] L"));
    assert_eq!(record.tags().black(), Some("Bo"));
    assert_eq!(record.tags().get("Date"), Some("2024.03.17"));
    assert_eq!(record.score(), Score::Open);
}

#[test]
fn an_unreadable_date_is_kept_as_text() {
    let text = sgf("Yinsh", &[]).replace("Sun Mar 17 10:20:30 CET 2024", "vorgestern");
    assert_eq!(reading(&text).unwrap().tags().get("Date"), Some("vorgestern"));
}

#[test]
fn a_player_who_resigns_loses() {
    let game = random::game(Variant::Yinsh, &mut Rng::with_seed(13), 15);
    let mut events = written(&game, false);
    events.extend(["; P0[99 Resign ]".to_owned(), "; P0[100 Done ]".to_owned()]);
    let record = reading(&sgf("Yinsh", &events)).unwrap();
    assert_eq!(record.score(), Score::BlackWins);
    assert_eq!(record.termination(), Some(Termination::Resignation));
}

#[test]
fn a_player_who_has_won_cannot_resign() {
    let game = random::won(Variant::Yinsh, &mut Rng::with_seed(14));
    let winner = game.outcome().unwrap().winner().unwrap();
    let mut events = written(&game, true);
    events.push(format!("; P{}[Resign]", winner.index()));
    assert_eq!(reading(&sgf("Yinsh", &events)).unwrap_err().code(), "result");
}

#[test]
fn an_incomplete_action_is_dropped() {
    let game = random::game(Variant::Yinsh, &mut Rng::with_seed(15), 12);
    let mut events = written(&game, true);
    let player = game.to_act();
    events.push(format!("; P{}[place {} A 2]", player.index(), player.letter()));
    assert_eq!(reading(&sgf("Yinsh", &events)).unwrap().replay(), game);
}

#[test]
fn the_first_player_in_the_file_may_be_black() {
    let text = sgf("Yinsh", &["; P1[place wr A 2]".into(), "; P0[place br A 3]".into()]);
    let record = reading(&text).unwrap();
    assert_eq!(record.tags().white(), Some("Bo"));
    assert_eq!(record.main_line().turns().len(), 2);
}

/// Returns events that place all rings, one of White's at c2; White's next turn is a ring move.
fn after_placing() -> Vec<String> {
    let points = ["C 2", "D 2", "E 2", "F 2", "G 2", "H 3", "I 4", "J 5", "K 7", "A 4"];
    let seats = [(0, 'w'), (1, 'b')].into_iter().cycle();
    let placed = seats.zip(points);
    placed.map(|((seat, color), point)| format!("; P{seat}[place {color}r {point}]")).collect()
}

fn turns_with(events: &[&str]) -> Vec<String> {
    let events = events.iter().map(|event| format!("; P0[{event}]"));
    let events: Vec<String> = after_placing().into_iter().chain(events).collect();
    let record = reading(&sgf("Yinsh", &events)).unwrap();
    let turns = record.main_line().turns().iter().skip(10);
    turns.map(|turn| turn.token().to_string()).collect()
}

#[test]
fn picking_the_origin_of_a_ring_undoes_its_drop() {
    let moved = ["place w C 2", "drop board C 5", "pick board C 2", "drop board C 4"];
    assert_eq!(turns_with(&moved), ["c2-c4"]);
}

#[test]
fn a_ring_may_be_dropped_on_the_same_point_again() {
    let moved = ["place w C 2", "drop board C 5", "pick board C 2", "drop board C 5", "Done"];
    assert_eq!(turns_with(&moved), ["c2-c5"]);
}

#[test]
fn a_ring_may_be_dropped_on_its_origin() {
    let moved = ["place w C 2", "drop board C 5", "pick board C 2", "drop board C 2"];
    let again = ["place w E 2", "drop board E 5"];
    assert_eq!(turns_with(&[&moved[..], &again].concat()), ["e2-e5"]);
}

#[test]
fn a_removed_ring_may_be_put_back() {
    // The player changes their mind about the removed ring.
    for game in random::double_rows(1) {
        let mut events = written(&game, true);
        let ring = events.iter().rposition(|event| event.contains("r ")).unwrap();
        let (seat, point) = {
            let event = events[ring].clone();
            let (head, point) = event.split_once("r ").unwrap();
            (head[3..4].to_owned(), point.trim_end_matches(']').to_owned())
        };
        let thought = [format!("; P{seat}[pick board {point}]"), events[ring].clone()];
        events.splice(ring + 1..=ring, thought);
        assert_eq!(reading(&sgf("Yinsh", &events)).unwrap().replay(), game);
    }
}

#[test]
fn two_rows_may_be_removed_before_their_two_rings() {
    for game in random::double_rows(3) {
        let mut events = written(&game, true);
        // From row, ring, Done, row, ring, Done: move the second row before the first ring.
        let row = events.remove(events.len() - 3);
        events.insert(events.len() - 4, row);
        assert_eq!(reading(&sgf("Yinsh", &events)).unwrap().replay(), game);
    }
}

#[test]
fn an_action_out_of_turn_is_rejected() {
    let text = sgf("Yinsh", &["; P0[place wr A 2]".into(), "; P0[place wr A 3]".into()]);
    let error = reading(&text).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 10, turn 1 (Black), \"a3\": this action is White's, but Black is to act"
    );
}

#[test]
fn a_broken_rule_is_reported_with_its_line() {
    let text = sgf("Yinsh", &["; P0[place wr A 2]".into(), "; P1[place br A 2]".into()]);
    let error = reading(&text).unwrap_err();
    assert_eq!((error.line.0, error.code()), (10, "point-occupied"));
}

#[test]
fn invalid_or_foreign_sgf_is_rejected() {
    let event = |event: &str| sgf("Yinsh", &[format!("; P0[{event}]")]);
    for (text, code) in [
        (sgf("chess", &[]), "unknown-variant"),
        (sgf("Gipf-Matrx", &[]), "sgf"),
        ("(;GM[24])".to_owned(), "sgf"),
        ("(;SU[Yinsh]".to_owned(), "sgf"),
        ("(;SU[Yinsh".to_owned(), "sgf"),
        ("(;SU)".to_owned(), "sgf"),
        (format!("(;SU[Yinsh]{})", "A[]".repeat(200_001)), "sgf"),
        ("(;SU[Yinsh](;))".to_owned(), "sgf"),
        ("(;SU[Yinsh]?)".to_owned(), "sgf"),
        ("nothing".to_owned(), "sgf"),
        (event("dance"), "sgf"),
        (event("place wr A"), "sgf"),
        (event("drop board A 2"), "sgf"),
    ] {
        assert_eq!(reading(&text).unwrap_err().code(), code, "{text}");
    }
    let error = reading(&event("drop board A 2")).unwrap_err();
    let source = SgfError::NothingInHand { text: "drop board A 2".to_owned() };
    assert_eq!(error.kind, ReadErrorKind::Sgf { source });
}

#[test]
fn sgf_errors_have_readable_messages() {
    let wrong = ["; P0[place wr A 2]".to_owned(), "; P0[place wr A 3]".to_owned()];
    for (text, message) in [
        (
            "(;GM[24])",
            "this SGF is not a Boardspace game of YINSH or GIPF: SU[Yinsh] or SU[Gipf] is missing",
        ),
        ("(;SU[Gipf-Matrx])", "Boardspace's Matrx GIPF has rules of its own and cannot be read"),
        (&sgf("Yinsh", &wrong), "this action is White's, but Black is to act"),
    ] {
        let error = reading(text).unwrap_err().to_string();
        assert!(error.ends_with(&format!(": {message}")), "{error}");
    }
}

#[test]
fn an_invalid_game_does_not_affect_the_next_one() {
    let good = sgf("Yinsh", &["; P0[place wr A 2]".into()]);
    for bad in ["(;SU[Yinsh", "(;SU[Yinsh]", "(;SU[Yinsh]?)", "(;SU[chess])"] {
        let text = format!("{bad}\n{good}\n{good}");
        let readings: Vec<_> = read(&text, ReadOptions::default()).collect();
        assert_eq!(readings.len(), 3, "{bad}");
        assert!(readings[0].is_err() && readings[1].is_ok() && readings[2].is_ok(), "{bad}");
    }
}
