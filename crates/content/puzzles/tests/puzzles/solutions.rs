//! Tests of parsing, proving and refuting puzzles.

use std::fs;

use puzzles::{
    CheckError, Fault, Kind, PUZZLE_LINE_MAX_BYTES, Puzzle, ReadError, Standing, folded_key,
    read_all,
};
use solver::Limits;
use variants::AnyGame;

/// A puzzle in which two of the player's own turns are to be found.
const WIN: &str = "yinsh\twin2\t1750\tquiet\t\
    m1m1/MM1m1mm/mm1mMmm1/1rRMmMM1m/Mr1MMMmm1M/MMm2mr1M/6MMRm/MmR1M2M1/M1Mm2m1/5Mm/4 b move 2-2\t\
    d2-g5 d3-b3 e2-d1 b3-h9;xd3-d7;xg10";
const SAVE: &str = "yinsh\tsave1\t1108\tstop-row,break-four\t\
    1M2/m6/1mRMM1mm/2R1rr3/1mMm2m3/1MM2Mm2/1MM2r4/1M1m5/2R5/MM5/4 b move 2-2\td6-b4 c3-c6";
const GAIN: &str = "gipf-basic\tgain8\t1165\trow,capture\t\
    P1pP/P2PP/pP2P1/p3p2/1P1ppP/PPP2/Ppp1 b push 2-7\t\
    c1-e3 g7-e7;xb4*,c5,d6,e7,f7 / f7 i4-f4";
const GIPF_WIN: &str = "gipf-tournament\twin2\t1939\tgiven-row,keep-gipf,last-gipf\t\
    PP2/1p1gp/P1GPP1/PpGGp1p/2GP2/p4/3p b push 2-8 -\t\
    a3-d3 xb2,c3,f5;g1-g3 a2-c4 g1-g4;xGc5*,d5,g3";

/// A puzzle in which the player's second turn is one of several that win, and is therefore only
/// shown.
const LONGER: &str = "gipf-basic\twin2\t1225\tstop-row,reserve,quiet\t\
    2P1/4P/5p/PP3pp/4Pp/2P1P/p1PP w push 2-10\th6-e6 g7-g5 / a3-c5 a4-c4";

/// A win whose first turn removes a row, and one of three rings.
const RINGS: &str = "yinsh\twin2\t1168\trow\t\
    1M2/mm1Mrr1/M1MMmmRm/m1mR2mmm/MMMMmMmMR1/1RMMm1rm1/MMM1M3r1/2m1r4/2m5/7/1m2 b move 1-0\t\
    b5-b3 d4-d2;xc4-g4;xc7|d2|e9 / b3-a2;xb1-b5;xb6 f3-j7;xc3-g3;xe9";

/// A save after which the opponent still wins, two turns later.
const POSTPONED: &str = "gipf-tournament\tsave1\t1313\topponents-row\t\
    1G2/5/p5/1p1g3/1pp1G1/1GGG1/GGpp w push 4-9 G\tGi1-d5 i2-g2";

const LIMITS: Limits = Limits { nodes: 10_000_000, entries: 100_000 };

fn read(line: &str) -> Puzzle {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn puzzles_round_trip_through_text() {
    for line in [WIN, SAVE, GAIN, GIPF_WIN, RINGS] {
        assert_eq!(read(line).to_string(), line);
    }
    let file = format!("# a comment\n\n{WIN}\n{SAVE}\n");
    assert_eq!(read_all(&file), Ok(vec![read(WIN), read(SAVE)]));
}

#[test]
fn the_line_separates_turns_to_be_found_from_turns_shown() {
    assert_eq!((read(WIN).asked, read(WIN).line.len()), (3, 3));
    assert_eq!((read(GAIN).asked, read(GAIN).line.len()), (1, 3));
    assert_eq!(read(SAVE).led_by.as_deref(), Some("d6-b4"));
}

#[test]
fn an_invalid_line_is_rejected_with_the_reason() {
    let cases = [
        (WIN.replace('\t', " "), ReadError::Shape),
        (format!("{WIN}\tmore"), ReadError::Shape),
        (format!("{WIN}{}", " ".repeat(PUZZLE_LINE_MAX_BYTES)), ReadError::Shape),
        (WIN.replace("yinsh", "chess"), ReadError::Variant),
        (WIN.replace("yinsh", "Yinsh"), ReadError::Variant),
        (WIN.replace("win2", "win0"), ReadError::Kind),
        (WIN.replace("win2", "win02"), ReadError::Kind),
        (WIN.replace("win2", "lose2"), ReadError::Kind),
        (WIN.replace("win2", "win999"), ReadError::Kind),
        (WIN.replace("1750", "9999"), ReadError::Difficulty),
        (WIN.replace("1750", "+175"), ReadError::Difficulty),
        (SAVE.replace("stop-row,break-four", "break-four,stop-row"), ReadError::Themes),
        (WIN.replace("quiet", "loud"), ReadError::Themes),
        (WIN.replace("m1m1", "m1m2"), ReadError::Position),
        (WIN.replace("d2-g5 ", "d2-g6 "), ReadError::Turn(0)),
        (WIN.replace("d3-b3 ", "d3-d3 "), ReadError::Turn(1)),
        (WIN.replace(";xg10", ""), ReadError::Turn(3)),
        (WIN.replace(" b3-h9;xd3-d7;xg10", ""), ReadError::Asked),
        (SAVE.replace(" c3-c6", ""), ReadError::Asked),
        (SAVE.replace(" c3-c6", " c3-c6|a1"), ReadError::Turn(1)),
        (RINGS.replace(";xe9", ";xe9|g10"), ReadError::Turn(3)),
    ];
    for (line, error) in cases {
        assert_eq!(line.parse::<Puzzle>(), Err(error), "{line}");
    }
    assert_eq!(read_all(&format!("{WIN}\nnothing\n")), Err((2, ReadError::Shape)));
}

#[test]
fn no_damaged_line_makes_the_parser_panic() {
    for line in [WIN, SAVE, GAIN, GIPF_WIN, RINGS] {
        for at in 0..line.len() {
            for byte in b"\t ;|/-0a9xG*\xc3" {
                let mut bytes = line.as_bytes().to_vec();
                bytes[at] = *byte;
                if let Ok(puzzle) = String::from_utf8_lossy(&bytes).parse::<Puzzle>() {
                    assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
                }
            }
        }
    }
}

#[test]
fn a_win_and_a_save_are_proved_and_a_gain_is_judged() {
    for line in [WIN, SAVE, GIPF_WIN, LONGER, RINGS] {
        assert_eq!(read(line).check(LIMITS), Ok(Standing::Proved), "{line}");
    }
    assert_eq!(read(GAIN).check(LIMITS), Ok(Standing::Judged));
}

/// Replaces the solution with each other legal turn and the themes of that turn.
#[test]
fn a_wrong_solution_is_detected() {
    for line in [WIN, SAVE, GIPF_WIN] {
        let puzzle = read(line);
        let game = AnyGame::from_position(puzzle.variant, &puzzle.position().unwrap()).unwrap();
        let mut others = 0;
        for turn in game.legal_turns(10_000).unwrap() {
            let right = puzzle.is_right(0, &turn.token).unwrap();
            let mut other = Puzzle { line: vec![turn.token], asked: 1, ..puzzle.clone() };
            other.themes = other.detected_themes().unwrap();
            let checked = other.check(LIMITS);
            if right && puzzle.kind.word() == "save" {
                assert_eq!(checked, Ok(Standing::Proved));
            } else {
                let fault = if right { Fault::Unfinished } else { Fault::NotASolution };
                assert_eq!(checked, Err(CheckError::Fault(fault)), "{other}");
                others += 1;
            }
        }
        assert!(others > 4, "{others}");
    }
}

#[test]
fn a_false_claim_is_detected() {
    let faults = [
        (WIN.replace("win2", "win3"), Fault::Sooner),
        (WIN.replace("win2", "win1").replace("quiet", "-"), Fault::NotASolution),
        (WIN.replace("\tquiet\t", "\t-\t"), Fault::Themes),
        (SAVE.replace("stop-row,break-four", "row,stop-row,break-four"), Fault::Themes),
        (LONGER.replace(" / ", " "), Fault::AnotherSolution),
        (GIPF_WIN.replace(" a2-c4 g1-g4;xGc5*,d5,g3", ""), Fault::Themes),
        (RINGS.replace("|e9 /", " /"), Fault::OtherRings),
        (RINGS.replace("|e9 /", "|e9|f3 /"), Fault::OtherRings),
    ];
    for (line, fault) in faults {
        assert_eq!(read(&line).check(LIMITS), Err(CheckError::Fault(fault)), "{line}");
    }
}

#[test]
fn limits_that_are_too_small_prove_nothing() {
    let few = Limits { nodes: 50, entries: 10 };
    assert_eq!(read(WIN).check(few), Err(CheckError::Fault(Fault::Unknown)));
}

#[test]
fn a_different_order_of_actions_is_correct_but_a_different_turn_is_not() {
    let puzzle = read(WIN);
    assert_eq!(puzzle.is_right(0, "d3-b3"), Ok(true));
    assert_eq!(puzzle.is_right(0, "d3-c3"), Ok(false));
    assert_eq!(puzzle.is_right(0, "nonsense"), Ok(false));
    assert_eq!(puzzle.is_right(9, "d3-b3"), Ok(false));
}

#[test]
fn any_ring_is_correct_once_the_game_is_won() {
    let puzzle = read(WIN);
    assert_eq!(puzzle.is_right(2, "b3-h9;xd3-d7;xg10"), Ok(true));
    assert_eq!(puzzle.is_right(2, "b3-h9;xd3-d7;xh9"), Ok(true));
    assert_eq!(puzzle.is_right(2, "b3-h9;xd3-d7"), Ok(false));
}

#[test]
fn a_save_that_only_postpones_the_loss_is_rejected() {
    let checked = read(POSTPONED).check(LIMITS);
    assert_eq!(checked, Err(CheckError::Fault(Fault::Postponed)));
}

#[test]
fn only_listed_rings_may_come_off() {
    let puzzle = read(RINGS);
    for (turn, right) in [
        ("d4-d2;xc4-g4;xc7", true),
        ("d4-d2;xc4-g4;xd2", true),
        ("d4-d2;xc4-g4;xe9", true),
        ("d4-d2;xc4-g4;xf3", false),
        ("d4-d1;xc4-g4;xc7", false),
    ] {
        assert_eq!(puzzle.is_right(0, turn), Ok(right), "{turn}");
    }
}

#[test]
fn the_removed_ring_matters_for_a_win_but_not_for_a_gain() {
    let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0\t- d7-d8;xd3-d7;xa2";
    let gain = read(&format!("yinsh\tgain8\t0\trow\t{text}"));
    let win = read(&format!("yinsh\twin3\t0\trow\t{text}"));
    for (turn, for_gain, for_win) in [
        ("d7-d8;xd3-d7;xa2", true, true),
        ("d7-d8;xd3-d7;xa5", true, false),
        ("d7-d9;xd3-d7;xa2", false, false),
        ("a5-b5", false, false),
    ] {
        assert_eq!(gain.is_right(0, turn), Ok(for_gain), "{turn}");
        assert_eq!(win.is_right(0, turn), Ok(for_win), "{turn}");
    }
}

#[test]
fn an_id_never_changes() {
    assert_eq!(read(WIN).id().unwrap(), "j61q79");
    let renamed = Puzzle { kind: Kind::Gain(3), difficulty: 1, ..read(WIN) };
    assert_eq!(renamed.id(), read(WIN).id());
    assert_ne!(read(SAVE).id(), read(WIN).id());
}

#[test]
fn the_documents_show_published_puzzles_and_count_them() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../data/puzzles");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|file| file.extension().is_some_and(|end| end == "puzzles"));
    let published: Vec<String> = files.map(|file| fs::read_to_string(file).unwrap()).collect();
    let published: Vec<&str> = published.iter().flat_map(|text| text.lines()).collect();
    let document = include_str!("../../../../../docs/puzzles.md");
    let (_, rest) = document.split_once("One puzzle per line").unwrap();
    let (_, block) = rest.split_once("```text\n").unwrap();
    let examples: Vec<&str> = block.lines().take_while(|line| *line != "```").collect();
    assert!(examples.len() >= 2);
    for example in &examples {
        assert!(published.contains(example), "{example}");
    }
    let id = read(examples[0]).id().unwrap();
    assert!(document.contains(&format!("The first puzzle above is `{id}`.")), "{id}");
    for variant in variants::Variant::ALL {
        let count = |kind: &str| {
            let start = format!("{variant}\t{kind}");
            published.iter().filter(|line| line.starts_with(&start)).count()
        };
        let counts = ["win", "save", "gain"].map(count);
        let row = format!("| `{variant}` | {} | {} | {} |", counts[0], counts[1], counts[2]);
        assert!(document.contains(&row), "{row}");
    }
}

#[test]
fn rotated_and_reflected_puzzles_share_a_key() {
    for line in [SAVE, WIN] {
        let puzzle = read(line);
        let key = folded_key(&puzzle).unwrap();
        let position =
            yinsh::Position::from_text(yinsh::Variant::Normal, &puzzle.position().unwrap())
                .unwrap();
        for symmetry in hexgrid::Symmetry::ALL {
            let start = position.image(symmetry).to_string();
            let turn = position.image(symmetry).legal_actions().next().unwrap().to_string();
            let image =
                Puzzle { start, led_by: None, line: vec![turn], asked: 1, ..puzzle.clone() };
            assert_eq!(folded_key(&image).unwrap(), key);
        }
    }
    assert_ne!(folded_key(&read(SAVE)), folded_key(&read(WIN)));
}

#[test]
fn puzzles_with_exchanged_colours_share_a_key() {
    let white = "gipf-standard\tgain1\t0\t-\tG3/5/6/PPP4/6/5/3g w push 5-7\t- b3";
    let black = "gipf-standard\tgain1\t0\t-\tg3/5/6/ppp4/6/5/3G b push 7-5\t- b3";
    assert_eq!(folded_key(&read(white)), folded_key(&read(black)));
}
