//! Tests that each kind of impossible position is rejected with its reason.

use gipf_potentials::{Color, ColumnsError, ParsePositionError as Reason, Position, Terms};

/// One test per line; its name describes the error in the position.
macro_rules! refused {
    ($($name:ident: $terms:expr, $text:expr => $reason:expr;)*) => {
        $(
            #[test]
            fn $name() {
                let terms: Terms = $terms.parse().expect("terms");
                assert_eq!(Position::from_text(terms, $text), Err($reason));
            }
        )*
    };
}

const STANDARD: &str = "standard:18/18:T3Z3D3Y3U3-t3z3d3y3u3";
const TAMSK: &str = "gipf-tamsk";

refused! {
    an_empty_text: STANDARD, "" => Reason::Fields;
    a_position_of_gipf: STANDARD, "g2G/5/6/G5g/6/5/g2G w push 12-12" => Reason::Fields;
    a_column_too_long: STANDARD, "5/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Board(ColumnsError::Length { column: 'b', expected: 4 });
    an_unknown_letter: STANDARD, "X3/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Board(ColumnsError::Letter { column: 'b', letter: 'X' });
    an_unclosed_bracket: STANDARD, "[p'D/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Board(ColumnsError::Letter { column: 'b', letter: '[' });
    brackets_around_one_piece: STANDARD, "[P]3/5/6/7/6/5/G2g w push 9-9 - -" => Reason::Stack('b');
    a_yinsh_potential_in_a_stack: STANDARD, "4/[p'Y]4/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Stack('c');
    two_layers_of_one_colour: STANDARD, "[p'D'D]3/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Stack('b');
    a_dvonn_potential_on_its_own_basic: STANDARD, "[P'D]3/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Stack('b');
    two_kinds_in_one_stack: STANDARD, "[p'D'u]3/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Stack('b');
    a_cover_of_a_different_kind_from_its_base: STANDARD, "[d'U]3/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Stack('b');
    a_potential_on_a_gipf_piece: STANDARD, "[g'U]3/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Stack('b');
    a_potential_on_a_gipf_piece_of_potentials: STANDARD, "['u'u'U]3/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Stack('b');
    a_used_dvonn_potential_alone: STANDARD, "'D3/5/6/7/6/5/G2g w push 9-9 - -"
        => Reason::Stack('b');
    an_unknown_player: STANDARD, "4/5/6/7/6/5/G2g - push 9-9 - -" => Reason::Player;
    an_unknown_stage: STANDARD, "4/5/6/7/6/5/G2g w remove 9-9 - -" => Reason::Stage;
    a_plus_at_a_push: STANDARD, "4/5/6/7/6/5/G2g w push+ 9-9 - -" => Reason::Stage;
    a_plus_in_the_other_players_settlement: STANDARD, "4/5/6/pppp3/6/5/G2g b remove:w+ 9-9 - -"
        => Reason::Stage;
    a_negative_reserve: STANDARD, "4/5/6/7/6/5/G2g w push -1-9 - -" => Reason::Reserves;
    hands_in_the_wrong_order: STANDARD, "4/5/6/7/6/5/G2g w push 9-9 Z1T1- -" => Reason::Hands;
    rights_in_the_wrong_order: TAMSK, "4/5/6/7/6/5/4 w push 18-18 T6-t6 ggGG" => Reason::Rights;
    a_right_after_the_standard_start: STANDARD, "4/5/6/7/6/5/G2g w push 9-9 - G"
        => Reason::Rights;
    nineteen_basics: STANDARD, "P3/5/6/7/6/5/G2g w push 16-9 - -"
        => Reason::TooManyPieces(Color::White);
    too_many_basics_including_a_covered_one: STANDARD, "[p'D]3/5/6/7/6/5/G2g w push 9-16 - -"
        => Reason::TooManyPieces(Color::Black);
    four_potentials_where_three_are_allowed: STANDARD, "T'T2/5/6/7/6/5/G2g w push 9-9 T2- -"
        => Reason::TooManyPotentials(Color::White);
    a_gipf_piece_after_the_basic_start: "basic:15/15:U6-u6", "G3/5/6/7/6/5/4 w push 9-9 - -"
        => Reason::TooManyGipfPieces(Color::White);
    a_halved_gipf_piece_after_the_basic_start: "basic:15/15:U6-u6", "[p'U]3/5/6/7/6/5/4 w push 9-9 - -"
        => Reason::TooManyGipfPieces(Color::White);
    four_gipf_pieces_after_the_standard_start: STANDARD, "GG1G/G4/6/7/6/5/g3 w push 1-1 - -"
        => Reason::TooManyGipfPieces(Color::White);
    an_incomplete_hand_before_the_first_piece: TAMSK, "4/5/6/7/6/5/4 w push 18-18 T5-t6 GGgg"
        => Reason::NotWholeBeforeFirst(Color::White);
    black_to_push_before_white_has_pushed: TAMSK, "4/5/6/7/6/5/4 b push 18-18 T6-t6 GGgg"
        => Reason::FirstOutOfTurn(Color::White);
    two_white_pieces_before_the_first_black_piece: TAMSK, "G3/5/6/7/6/5/G3 b push 14-18 T6-t6 Ggg"
        => Reason::FirstOutOfTurn(Color::Black);
    a_loaded_piece_with_the_right_to_bring_in_gipf_pieces: TAMSK, "GT2/5/6/7/6/5/g3 b push 15-16 T5-t6 Gg"
        => Reason::RightAfterOther(Color::White);
    a_basic_with_the_right_to_bring_in_gipf_pieces: TAMSK, "GP2/5/6/7/6/5/g3 b push 15-16 T6-t6 Gg"
        => Reason::RightAfterOther(Color::White);
    a_removal_without_a_row: STANDARD, "PPP1/5/6/7/6/5/G2g w remove:w 8-8 - -" => Reason::NoRow;
    a_push_before_the_players_own_row_is_settled: STANDARD, "PPPP/5/6/7/6/5/G2g w push 8-8 - -"
        => Reason::RowStanding(Color::White);
    an_extra_push_before_the_players_own_row_is_settled: STANDARD, "PPPP/5/6/3T3/6/5/G2g w extra 8-8 - -"
        => Reason::RowStanding(Color::White);
    an_extra_push_without_a_potential: STANDARD, "4/5/6/3P3/6/5/G2g w extra 8-8 - -"
        => Reason::NoExtraPush;
    an_extra_push_with_the_opponents_potential: STANDARD, "4/5/6/3t3/6/5/G2g w extra 8-8 - -"
        => Reason::NoExtraPush;
    an_extra_push_being_settled_without_tamsk_potentials: "gipf-zertz",
        "PPPP/5/6/7/6/5/G2g w remove:w+ 8-8 - -"
        => Reason::NoExtraPush;
    a_push_after_the_loss_of_the_last_gipf_piece: STANDARD, "P3/5/6/7/6/5/g3 w push 8-8 - -"
        => Reason::GipfPiecesGone(Color::White);
    a_push_after_the_loss_of_the_opponents_last_gipf_piece: STANDARD, "P3/5/6/7/6/5/G3 w push 8-8 - -"
        => Reason::GipfPiecesGone(Color::Black);
}

#[test]
fn the_opponent_may_have_a_row_at_a_push() {
    let terms: Terms = STANDARD.parse().unwrap();
    assert!(Position::from_text(terms, "PPPP/5/6/7/6/5/G2g b push 8-8 - -").is_ok());
}

#[test]
fn a_halved_gipf_piece_is_compatible_with_the_right_to_bring_in_others() {
    let terms: Terms = "gipf-punct".parse().unwrap();
    let text = "[g'U]3/5/6/7/6/5/G2g w push 9-9 - -";
    assert!(Position::from_text(terms, text).is_err());
    let text = "[p'U]2g/5/P5/7/6/5/G3 b push 15-14 U5-u6 g";
    assert_eq!(
        Position::from_text(terms, text).map(|position| position.to_string()),
        Ok(text.into())
    );
}
