//! Tests of reading and writing studies.

use studies::{NAME_MAX_CHARS, STUDY_MAX_BYTES, STUDY_MAX_CHAPTERS, Study, StudyError};

/// Two chapters with variations, comments, arrows and circles.
const TWO: &str = r#"[Game "yinsh"]
[White "Ann"]
[Result "*"]
[Study "Rings \"and\" rows"]
[Chapter "A line"]

{Where to begin. [%csl Gf6,Ra2]} 1. f6 {In the middle. [%cal Gf6g7,Bf6f9]}
1... a5 $1 (1... a4 {[%clk 0:04:58] Slower. [%csl Yk10]}) *

[Game "yinsh-blitz"]
[Result "*"]
[Position "1M1M/7/2R5/3M3M1/1M2RR4/3RMRM2/m2rrr1m2/3r2r1m/5m2/m3m2/4 b move 0-0"]
[Study "Rings \"and\" rows"]
[Chapter "A position"]

*
"#;

fn chapter(name: &str, turns: &str) -> String {
    format!("[Game \"yinsh\"]\n[Result \"*\"]\n[Study \"S\"]\n[Chapter \"{name}\"]\n\n{turns} *\n")
}

#[test]
fn a_study_with_arrows_and_circles_round_trips() {
    let study = Study::read(TWO).unwrap();
    assert_eq!(study.title(), "Rings \"and\" rows");
    let names: Vec<_> = study.chapters().iter().map(|chapter| chapter.name.as_str()).collect();
    assert_eq!(names, ["A line", "A position"]);
    let line = study.chapters()[0].record.main_line();
    assert_eq!(line.comments()[0].as_str(), "Where to begin. [%csl Gf6,Ra2]");
    assert_eq!(line.turns()[0].notes().comments[0].as_str(), "In the middle. [%cal Gf6g7,Bf6f9]");
    assert_eq!(study.to_text(), TWO);
    assert_eq!(Study::read(&study.to_text()).unwrap(), study);
}

#[test]
fn a_chapter_may_have_no_turns() {
    let text = "[Game \"gipf-standard\"]\n[Result \"*\"]\n[Study \"S\"]\n[Chapter \"C\"]\n\n*\n";
    assert_eq!(Study::read(text).unwrap().to_text(), text);
}

#[test]
fn an_illegal_turn_in_any_chapter_is_rejected() {
    for bad in ["1. f6 f6", "1. f6 a5 (1... f6)"] {
        let text = format!("{}\n{}", chapter("good", "1. f6"), chapter("bad", bad));
        let error = Study::read(&text).unwrap_err();
        assert!(matches!(error, StudyError::Record { chapter: 2, .. }), "{error}");
        assert_eq!(error.code(), "study-record");
    }
}

#[test]
fn every_chapter_must_have_a_name_and_the_same_title() {
    let untitled = chapter("a", "").replace("[Study \"S\"]\n", "");
    assert_eq!(Study::read(&untitled), Err(StudyError::Title { chapter: 1 }));
    let unnamed = chapter("a", "").replace("[Chapter \"a\"]\n", "");
    assert_eq!(Study::read(&unnamed), Err(StudyError::Name { chapter: 1 }));
    let other = chapter("b", "").replace("\"S\"", "\"T\"");
    let two = format!("{}\n{other}", chapter("a", ""));
    assert_eq!(Study::read(&two), Err(StudyError::Title { chapter: 2 }));
    for name in ["", " a", &"x".repeat(NAME_MAX_CHARS + 1)] {
        assert_eq!(Study::read(&chapter(name, "")), Err(StudyError::Name { chapter: 1 }), "{name}");
    }
    Study::read(&chapter(&"ü".repeat(NAME_MAX_CHARS), "")).unwrap();
}

#[test]
fn a_study_must_not_exceed_its_limits() {
    let all: Vec<String> = (1..=STUDY_MAX_CHAPTERS).map(|n| chapter(&n.to_string(), "")).collect();
    let most = all.join("\n");
    assert_eq!(Study::read(&most).unwrap().chapters().len(), STUDY_MAX_CHAPTERS);
    let more = format!("{most}\n{}", chapter("one more", ""));
    assert_eq!(Study::read(&more), Err(StudyError::TooMany));
    assert_eq!(Study::read(&" ".repeat(STUDY_MAX_BYTES + 1)), Err(StudyError::TooLong));
    assert_eq!(Study::read(""), Err(StudyError::Empty));
    assert_eq!(Study::read(" \n"), Err(StudyError::Empty));
}

#[test]
fn reading_damaged_texts_does_not_panic() {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..2000 {
        let mut bytes = TWO.as_bytes().to_vec();
        for _ in 0..random.usize(1..6) {
            let at = random.usize(..bytes.len());
            match random.u8(..3) {
                0 => bytes[at] = random.u8(b' '..b'~'),
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, *random.choice(b"[]{}()\"\n$;x").unwrap()),
            }
        }
        if let Ok(study) = Study::read(&String::from_utf8_lossy(&bytes)) {
            assert_eq!(Study::read(&study.to_text()).as_ref(), Ok(&study), "{}", study.to_text());
        }
    }
}
