//! Tests that each kind of impossible position is rejected with its reason.

use yinsh::{Color, ColumnsError, ParsePositionError as Reason, Position, Variant::*};

/// One test per line; its name describes the error in the position.
macro_rules! refused {
    ($($name:ident: $variant:ident, $text:expr => $reason:expr;)*) => {
        $(
            #[test]
            fn $name() {
                assert_eq!(Position::from_text($variant, $text), Err($reason));
            }
        )*
    };
}

refused! {
    an_empty_text: Normal, "" => Reason::Fields;
    one_field_too_many: Normal, "4/7/8/9/91/9/91/9/8/7/4 w place 0-0 x" => Reason::Fields;
    one_column_too_few: Normal, "4/7/8/9/91/9/91/9/8/7 w place 0-0"
        => Reason::Board(ColumnsError::Count { expected: 11, found: 10 });
    a_column_too_short: Normal, "4/6/8/9/91/9/91/9/8/7/4 w place 0-0"
        => Reason::Board(ColumnsError::Length { column: 'b', expected: 7 });
    a_column_too_long: Normal, "4/7/8/9/991/9/91/9/8/7/4 w place 0-0"
        => Reason::Board(ColumnsError::Length { column: 'e', expected: 10 });
    a_run_of_zero_points: Normal, "40/7/8/9/91/9/91/9/8/7/4 w place 0-0"
        => Reason::Board(ColumnsError::Length { column: 'a', expected: 4 });
    an_unknown_piece: Normal, "3P/7/8/9/91/9/91/9/8/7/4 w place 0-0"
        => Reason::Board(ColumnsError::Letter { column: 'a', letter: 'P' });
    an_unknown_player: Normal, "4/7/8/9/91/9/91/9/8/7/4 x place 0-0" => Reason::Player;
    an_unknown_stage: Normal, "4/7/8/9/91/9/91/9/8/7/4 w push 0-0" => Reason::Stage;
    rings_off_without_a_dash: Normal, "4/7/8/9/91/9/91/9/8/7/4 w place 00" => Reason::RingsOff;
    markers_while_rings_are_placed: Normal, "M3/7/8/9/91/9/91/9/8/7/4 w place 0-0"
        => Reason::PlacingTooLate;
    rings_off_while_rings_are_placed: Normal, "4/7/8/9/91/9/91/9/8/7/4 w place 1-0"
        => Reason::PlacingTooLate;
    a_placement_out_of_turn: Normal, "R3/7/8/9/91/9/91/9/8/7/4 w place 0-0"
        => Reason::PlacingOutOfTurn;
    two_placements_in_a_row: Normal, "RR2/7/8/9/91/9/91/9/8/7/4 b place 0-0"
        => Reason::PlacingOutOfTurn;
    a_placement_after_the_tenth_ring: Normal, "RRRR/R6/8/9/91/9/91/9/8/r6/rrrr w place 0-0"
        => Reason::AllPlaced;
    four_rings_and_none_off: Normal, "RRRR/7/8/9/91/9/91/9/8/r6/rrrr w move 0-0"
        => Reason::RingCount(Color::White);
    five_rings_and_one_off: Normal, "RRRR/R6/8/9/91/9/91/9/8/r6/rrrr w move 0-1"
        => Reason::RingCount(Color::Black);
    four_rings_off: Normal, "R3/7/8/9/91/9/91/9/8/r6/rrrr w move 4-0"
        => Reason::TooManyRingsOff(Color::White);
    two_rings_off_in_blitz: Blitz, "RRR1/7/8/9/91/9/91/9/8/r6/rrrr w move 2-0"
        => Reason::TooManyRingsOff(Color::White);
    two_winners: Normal, "RR2/7/8/9/91/9/91/9/8/7/2rr w move 3-3" => Reason::BothWon;
    fifty_two_markers: Normal,
        "RRRR/RMMmmM1/MmmMMmmM/mMMmmMMmm/MmmMMmmMMm/mMMmmMMmm/MMmmMMmmM1/mM7/8/r6/rrrr w move 0-0"
        => Reason::TooManyMarkers;
    a_row_stage_without_a_row: Normal, "RRRR/R6/8/MMMM5/91/9/91/9/8/r6/rrrr w row:w 0-0"
        => Reason::NoRow;
    a_row_stage_with_only_a_row_of_the_opponent: Normal,
        "RRRR/R6/8/mmmmm4/91/9/91/9/8/r6/rrrr w row:w 0-0" => Reason::NoRow;
    a_move_before_a_row_is_removed: Normal, "RRRR/R6/8/MMMMM4/91/9/91/9/8/r6/rrrr b move 0-0"
        => Reason::RowStanding(Color::White);
    a_removal_by_the_opponent_before_the_mover: Normal,
        "RRRR/R6/8/MMMMM4/91/mmmmm4/91/9/8/r6/rrrr b row:w 0-0"
        => Reason::RowStanding(Color::White);
    a_ring_removal_after_the_game_was_won: Normal, "RR2/7/8/9/91/9/91/9/8/r6/rrrr w ring:w 3-0"
        => Reason::RingAfterWin;
}
