//! Each rule applies, for both colours, where it should and nowhere else.

use record::Evaluation;
use variants::{
    AnyGame, Color,
    Variant::{self, GipfBasic, GipfStandard, Yinsh, YinshBlitz},
};

use super::{Case, Reason, ReasonCode, reason_of};

/// A criticised turn of White, with the better turn and the answers to both.
#[derive(Clone, Copy)]
struct Told<'a> {
    variant: Variant,
    position: &'a str,
    played: &'a str,
    answer: &'a [&'a str],
    better: &'a [&'a str],
    expected: Evaluation,
    reached: Evaluation,
}

const EVEN: Evaluation = Evaluation::Centi(0);

impl<'a> Told<'a> {
    fn new(variant: Variant, position: &'a str, played: &'a str, better: &'a [&'a str]) -> Self {
        let (answer, expected, reached) = (&[][..], EVEN, EVEN);
        Self { variant, position, played, answer, better, expected, reached }
    }

    fn answered(self, answer: &'a [&'a str]) -> Self {
        Self { answer, ..self }
    }

    fn worth(self, expected: Evaluation, reached: Evaluation) -> Self {
        Self { expected, reached, ..self }
    }

    fn reason(self) -> Option<Reason> {
        let before = AnyGame::from_position(self.variant, self.position).expect(self.position);
        let mut after = before.clone();
        after.play_turn(self.played).expect(self.played);
        for token in self.answer.iter().take(1) {
            after.clone().play_turn(token).expect(token);
        }
        let mut line = before.clone();
        for token in self.better {
            line.play_turn(token).expect(token);
        }
        let owned = |tokens: &[&str]| tokens.iter().map(|&token| token.into()).collect::<Vec<_>>();
        reason_of(&Case {
            before: &before,
            played: self.played,
            better: &owned(self.better),
            answer: &owned(self.answer),
            expected: self.expected,
            reached: self.reached,
        })
    }

    /// Returns the reason for White, after checking that Black has the same reason with the colours
    /// exchanged.
    fn both(self) -> Option<(ReasonCode, Color, String, u16)> {
        let position = exchanged(self.position);
        let black = Told {
            position: &position,
            expected: mirrored(self.expected),
            reached: mirrored(self.reached),
            ..self
        };
        let shown =
            |reason: Reason| (reason.code, reason.player, reason.points.join(" "), reason.number);
        let white = self.reason().map(shown);
        let other =
            black.reason().map(shown).map(|(code, player, at, number)| (code, !player, at, number));
        assert_eq!(white, other, "{position}");
        white
    }
}

/// Returns what an event-based reason says; comparisons apply wherever no event does.
fn event(told: Told<'_>) -> Option<(ReasonCode, Color, String, u16)> {
    told.both().filter(|said| !said.0.is_comparison())
}

/// Returns a position with the colours exchanged.
fn exchanged(position: &str) -> String {
    let mut fields: Vec<String> = position.split(' ').map(str::to_owned).collect();
    fields[0] = fields[0]
        .chars()
        .map(|c| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() })
        .collect();
    fields[1] = if fields[1] == "w" { "b".into() } else { "w".into() };
    if let Some((one, other)) = fields[3].split_once('-') {
        fields[3] = format!("{other}-{one}");
    }
    fields.join(" ")
}

fn mirrored(evaluation: Evaluation) -> Evaluation {
    match evaluation {
        Evaluation::Centi(centi) => Evaluation::Centi(-centi),
        Evaluation::Win { winner, turns } => Evaluation::Win { winner: !winner, turns },
    }
}

fn won(winner: Color, turns: u16) -> Evaluation {
    Evaluation::Win { winner, turns }
}

/// Returns the expected reason: code, player concerned, points and number.
fn says(
    code: ReasonCode,
    player: Color,
    points: &str,
    number: u16,
) -> Option<(ReasonCode, Color, String, u16)> {
    Some((code, player, points.to_owned(), number))
}

const FOUR: &str = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";

#[test]
fn a_forced_win_that_is_not_played_is_missed() {
    let told = Told::new(YinshBlitz, FOUR, "a5-b5", &["d7-d8;xd3-d7;xd8"]);
    let missed = told.worth(won(Color::White, 1), EVEN);
    assert_eq!(missed.both(), says(ReasonCode::MissedWin, Color::White, "", 1));
    let slow = Told::new(Yinsh, FOUR, "a5-b5", &["a5-b6"]).worth(won(Color::White, 4), EVEN);
    assert_eq!(slow.both(), says(ReasonCode::MissedWin, Color::White, "", 4));
}

#[test]
fn a_win_that_is_kept_is_not_missed() {
    let told = Told::new(Yinsh, FOUR, "a5-b5", &["a5-b6"]);
    assert_eq!(event(told.worth(won(Color::White, 2), won(Color::White, 3))), None);
}

#[test]
fn a_turn_after_which_the_opponent_wins_allows_the_win() {
    let told = Told::new(Yinsh, FOUR, "a5-b5", &["a5-b6"]);
    let allowed = told.worth(EVEN, won(Color::Black, 3));
    assert_eq!(allowed.both(), says(ReasonCode::AllowsWin, Color::Black, "", 3));
    let lost_anyway = told.worth(won(Color::Black, 5), won(Color::Black, 3));
    assert_eq!(event(lost_anyway), None);
}

#[test]
fn a_possible_row_is_missed_unless_another_is_completed() {
    let better = ["d7-d8;xd3-d7;xd8"];
    let told = Told::new(Yinsh, FOUR, "a5-b5", &better);
    assert_eq!(told.both(), says(ReasonCode::MissedRow, Color::White, "d3-d7", 0));
    let other_ring = Told::new(Yinsh, FOUR, "d7-d8;xd3-d7;xa2", &better);
    assert_eq!(other_ring.both(), says(ReasonCode::WrongRing, Color::White, "d8", 0));
    assert_eq!(event(Told::new(Yinsh, FOUR, "a5-b5", &["a5-b6"])), None);
}

#[test]
fn a_flipped_marker_gives_the_opponent_a_row() {
    let position = "RRRR/7/6R1/2mmmmM2/91/9/91/9/8/r6/rrrr w move 0-0";
    let told = Told::new(Yinsh, position, "c7-e7", &["a5-b5"]);
    let expected = says(ReasonCode::GivesRow, Color::Black, "d3-d7", 0);
    assert_eq!(told.both(), expected);
    // This reason is more specific than the lost game.
    assert_eq!(told.worth(EVEN, won(Color::Black, 1)).both(), expected);
    assert_eq!(event(Told::new(Yinsh, position, "c7-c8", &["a5-b5"])), None);
}

#[test]
fn an_ignored_threat_is_given_as_the_reason() {
    let position = "RRRR/7/4R3/2mmmmr2/91/9/91/9/8/7/rrrr w move 0-0";
    let row = ["d7-d8;xd3-d7;xd8"];
    let told = Told::new(Yinsh, position, "c5-c6", &["c5-e5", "d7-d8"]).answered(&row);
    assert_eq!(told.both(), says(ReasonCode::UnstoppedRow, Color::Black, "d3-d7", 0));
    // A row that cannot be stopped is not the turn's fault.
    let better = ["a5-b6", "d7-d8;xd3-d7;xd8"];
    assert_eq!(event(Told::new(Yinsh, position, "c5-c6", &better).answered(&row)), None);
}

#[test]
fn a_ring_that_moves_away_lets_the_opponent_complete_a_row() {
    let position = "RRRR/7/6r1/2mmmmM2/6R3/9/91/9/8/7/rrrr w move 0-0";
    let row = ["c7-f7;xd3-d7;xf7"];
    let told = Told::new(Yinsh, position, "e7-e8", &["a5-b5", "c7-c8"]).answered(&row);
    assert_eq!(told.both(), says(ReasonCode::AllowsRow, Color::Black, "d3-d7", 0));
    let threatened = says(ReasonCode::RowThreatened, Color::Black, "d3-d7", 0);
    assert_eq!(told.answered(&["c7-c8"]).both(), threatened);
}

#[test]
fn a_ring_is_cut_off_by_the_answer() {
    let position = "Rr2/1r4r/8/9/91/9/91/9/8/rr5/RRRR w move 0-0";
    let told = Told::new(Yinsh, position, "k9-j9", &["a2-b3"]).answered(&["b7-b3"]);
    assert_eq!(told.both(), says(ReasonCode::RingCutOff, Color::White, "a2", 0));
    assert_eq!(event(told.answered(&["b7-b4"])), None);
}

#[test]
fn a_jump_over_own_markers_breaks_up_four() {
    let position = "RRRR/7/4R3/2MMMMr2/91/9/91/9/8/7/rrrr w move 0-0";
    let told = Told::new(Yinsh, position, "c5-e5", &["c5-c6"]);
    assert_eq!(told.both(), says(ReasonCode::BrokeFour, Color::White, "d5", 0));
    let three = position.replace("2MMMM", "2MMM1");
    assert_eq!(event(Told::new(Yinsh, &three, "c5-e5", &["c5-c6"])), None);
}

#[test]
fn the_last_gipf_piece_can_be_captured() {
    let last = "g3/5/6/pppG3/6/5/4 w push 5-5";
    let taken = ["e1-e6;xe2,e3,e4,e5,Ge6*"];
    let told = Told::new(GipfStandard, last, "b3", &["b4"]).answered(&taken);
    let reached = told.worth(EVEN, won(Color::Black, 1));
    assert_eq!(reached.both(), says(ReasonCode::LastGipf, Color::White, "e6", 0));
    let two = "g3/5/6/pppG3/6/5/3G w push 5-5";
    let told = Told::new(GipfStandard, two, "b3", &["b4"]);
    let one_of_two = says(ReasonCode::GipfPieceLost, Color::White, "e6", 1);
    assert_eq!(told.answered(&taken).both(), one_of_two);
    // The GIPF-piece may stay, and a single piece is removed.
    assert_eq!(
        told.answered(&["e1-e6;xe2,e3,e4,e5"]).both().map(|said| said.0),
        Some(ReasonCode::UnstoppedRow)
    );
}

#[test]
fn the_answer_captures_pieces() {
    let position = "4/5/6/pppP3/6/5/4 w push 5-5";
    let taken = ["e1-e6;xe2,e3,e4,e5,e6*"];
    let told = Told::new(GipfBasic, position, "b3", &["b4"]).answered(&taken);
    assert_eq!(told.both(), says(ReasonCode::PiecesCaptured, Color::White, "e6", 1));
    let better = ["b4", "e1-e6;xe2,e3,e4,e5,e6*"];
    assert_eq!(event(Told::new(GipfBasic, position, "b3", &better).answered(&taken)), None);
}

#[test]
fn a_missed_capture_is_given_as_the_reason() {
    let position = "4/5/6/PPPp3/6/5/4 w push 5-5";
    let better = ["e1-e6;xe2,e3,e4,e5,e6*"];
    let told = Told::new(GipfBasic, position, "b3", &better);
    assert_eq!(told.both(), says(ReasonCode::MissedCapture, Color::Black, "e6", 1));
    assert_eq!(event(Told::new(GipfBasic, position, better[0], &better)), None);
}

#[test]
fn a_row_of_gipf_is_missed() {
    let position = "4/5/6/PPP4/6/5/4 w push 5-5";
    let better = ["e1-e5;xe2,e3,e4,e5"];
    let told = Told::new(GipfBasic, position, "b3", &better);
    assert_eq!(told.both(), says(ReasonCode::MissedRow, Color::White, "e2-e5", 0));
    assert_eq!(event(Told::new(GipfBasic, position, "b3", &["b4"])), None);
}

#[test]
fn a_push_that_closes_a_gap_gives_the_opponent_a_row() {
    let position = "4/5/6/pp1pp2/6/5/4 w push 5-5";
    let told = Told::new(GipfBasic, position, "e1-e4", &["b3"]);
    assert_eq!(told.both(), says(ReasonCode::GivesRow, Color::Black, "e2-e6", 0));
    assert_eq!(event(Told::new(GipfBasic, position, "b3", &["b4"])), None);
}

#[test]
fn a_row_of_gipf_is_allowed_or_was_not_stopped() {
    let row = ["e1-e5;xe2,e3,e4,e5"];
    let threat = "4/5/6/ppp4/P5/5/4 w push 5-5";
    let told = Told::new(GipfBasic, threat, "b3", &["g1-d3", "b4"]).answered(&row);
    assert_eq!(told.both(), says(ReasonCode::UnstoppedRow, Color::Black, "e2-e5", 0));
    let better = ["b4", "e1-e5;xe2,e3,e4,e5"];
    assert_eq!(event(Told::new(GipfBasic, threat, "b3", &better).answered(&row)), None);
    let calm = "2p1/5/p4p/5p1/5p/1p3/3p w push 5-5";
    let row = ["c7-f6;xd7,e7,f6,g5"];
    let told = Told::new(GipfBasic, calm, "i5-g5", &["b3", "b2"]).answered(&row);
    assert_eq!(told.both(), says(ReasonCode::AllowsRow, Color::Black, "d7-g5", 0));
    let threatened = says(ReasonCode::RowThreatened, Color::Black, "d7-g5", 0);
    assert_eq!(told.answered(&["b2"]).both(), threatened);
}

#[test]
fn a_turn_without_a_known_fault_has_no_reason() {
    assert_eq!(event(Told::new(Yinsh, FOUR, "a5-b5", &["a5-b6"])), None);
    assert_eq!(event(Told::new(GipfBasic, "4/5/6/7/6/5/p3 w push 5-5", "b3", &["b4"])), None);
}

#[test]
fn the_following_turns_cost_a_row() {
    // The answer prepares the row that the next turn completes.
    let position = "RRRR/R6/8/2mmmrr2/91/9/91/9/8/7/rrr1 w move 0-0";
    let told = Told::new(Yinsh, position, "a5-b5", &["a5-b6", "k7-j7", "a4-b4", "j7-i7"]);
    let follow = ["d6-e6", "a4-b4", "d7-d8;xd3-d7;xd8"];
    let expected = says(ReasonCode::RowFollows, Color::Black, "d3-d7", 1);
    assert_eq!(told.answered(&follow).both(), expected);
    assert_eq!(told.answered(&follow).reason().map(|reason| reason.turn), Some(3));
    assert_eq!(event(told.answered(&["k7-j7", "a4-b4", "j7-i7"])), None);
}

#[test]
fn the_following_turns_cost_a_piece() {
    let position = "4/5/6/pp1P3/6/5/4 w push 9-9";
    let follow = ["e1-e4", "b4", "e1-e6;xe2,e3,e4,e5,e6*"];
    let better = ["b4", "b3", "b2", "c2"];
    let told = Told::new(GipfBasic, position, "b3", &better);
    let expected = says(ReasonCode::CapturesFollow, Color::White, "e6", 1);
    assert_eq!(told.answered(&follow).both(), expected);
    assert_eq!(event(told.answered(&["b4", "b2", "c2"])), None);
}

#[test]
fn the_wrong_ring_is_named_before_the_lost_game() {
    let told = Told::new(Yinsh, FOUR, "d7-d8;xd3-d7;xa2", &["d7-d8;xd3-d7;xa3"]);
    let expected = says(ReasonCode::WrongRing, Color::White, "a3", 0);
    assert_eq!(told.worth(EVEN, won(Color::Black, 2)).both(), expected);
    let other_move = Told::new(Yinsh, FOUR, "d7-d9;xd3-d7;xa2", &["d7-d8;xd3-d7;xa3"]);
    assert_ne!(other_move.both().map(|said| said.0), Some(ReasonCode::WrongRing));
}

#[test]
fn the_answer_threatens_a_row_that_it_would_not_threaten_otherwise() {
    let position = "RRRR/R6/8/2mmmm3/91/5r3/91/9/8/7/rrrr w move 0-0";
    let told = Told::new(Yinsh, position, "a5-b5", &["a5-b6", "k7-j7"]);
    let expected = says(ReasonCode::RowThreatened, Color::Black, "d3-d7", 0);
    assert_eq!(told.answered(&["f7-d7"]).both(), expected);
    let code = |told: Told<'_>| told.both().map(|said| said.0);
    assert_ne!(code(told.answered(&["k7-j7"])), Some(ReasonCode::RowThreatened));
    let both = Told::new(Yinsh, position, "a5-b5", &["a5-b6", "f7-d7"]).answered(&["f7-d7"]);
    assert_ne!(code(both), Some(ReasonCode::RowThreatened));
}

#[test]
fn a_threat_that_the_longer_line_parries_is_no_reason() {
    let position = "4/7/5m2/3R1r3/2R1rR4/1r2M1M2/91/4rR3/3R1r2/7/4 b move 0-0";
    let better = ["f3-f7", "e3-g5", "h7-f5", "g5-f4", "i9-i8", "i7-h6", "f5-h5", "h6-g6"];
    let answer = ["e3-f4", "i9-i8", "i7-g7", "i8-i6", "g7-g6", "i6-h5", "h8-j10", "h6-h9"];
    let code = |told: Told<'_>| told.reason().map(|reason| reason.code);
    let told = Told::new(YinshBlitz, position, "h7-h6", &better);
    assert_ne!(code(told.answered(&answer)), Some(ReasonCode::RowThreatened));
    // Nothing is known of what follows.
    assert_eq!(code(told.answered(&answer[..7])), Some(ReasonCode::RowThreatened));
}

#[test]
fn a_threat_that_the_other_line_carries_out_is_no_reason() {
    let position = "m1mm/mmrmmmm/mm1M4/1r2R4/2M1M5/1r1m2m1M/3R3r1r/1RmMR4/3M4/5M1/4 w move 1-0";
    let told =
        Told::new(Yinsh, position, "g5-f4", &["h4-f4", "f3-d3", "h7-e4", "b3-c3;xb3-b7;xg9"])
            .answered(&["f3-d3", "h7-e4", "g9-g4", "h4-h8"]);
    assert_eq!(event(told), None);
}

#[test]
fn markers_are_not_compared_if_only_one_line_has_taken_a_row_off() {
    let position = "R3/7/3r2m1/2m4r1/1r3m4/4R4/3rmmMr1R/4R4/5m2/MMMMR2/MMM1 w move 0-0";
    let better = ["f6-h8", "e2-e4", "h8-i8", "g5-i7", "a2-d2", "e4-f5", "d2-d4", "g9-g4"];
    let answer =
        ["c4-d5", "h7-f7", "g5-f5", "j9-i8;xj5-j9;xa2", "d8-h8", "g11-e9", "e2-e5", "d6-h6"];
    let told = Told::new(Yinsh, position, "f6-d6", &better).answered(&answer);
    assert_ne!(told.reason().map(|reason| reason.code), Some(ReasonCode::CompareMarkers));
}

#[test]
fn a_delayed_row_is_compared_with_the_same_row() {
    let position = "P1pp/p2PG/P2gg1/p1PpPPP/3pGp/Pgpp1/pPPP b push 3-1";
    let better = [
        "i1-f4;xb5,c5*,e5,g3,h2",
        "i4-d3",
        "g7-c5",
        "i3-d7",
        "xf4,f5,f6,f7;f8-b5",
        "i5-f5;xc6*,d6,e6,f5,g4,h3",
        "a3-d6",
        "e9-e6",
    ];
    let answer = [
        "i2-g4",
        "a4-c4",
        "g6",
        "b1-b3",
        "f8-f4;xGc6,Gd6*,e6,g4,h3",
        "xb5,c5*,e5,f4,h2;a4-d4",
        "a3-c5",
        "g7-g5",
    ];
    let told = Told::new(GipfStandard, position, "d8-g6;xg2*,g4,g5,g6", &better).answered(&answer);
    let reason = told.reason().expect("a reason");
    assert_eq!((reason.code, reason.number, reason.other), (ReasonCode::RowDelayed, 6, 0));
}
