//! Each kind of impossible position is refused with its reason.

use game::{Color, Game};
use hexgrid::ColumnsError;

/// One claim a line: the name says what is wrong with the position.
macro_rules! refused {
    ($position:ty, $error:ty; $($name:ident: $variant:ident, $text:expr => $reason:expr;)*) => {
        $(
            #[test]
            fn $name() {
                use $error as Error;
                let variant = <$position as Game>::Variant::$variant;
                assert_eq!(<$position>::from_text(variant, $text), Err::<$position, Error>($reason));
            }
        )*
    };
}

mod yinsh_positions {
    use super::*;
    use yinsh::ParsePositionError as Reason;

    refused! { yinsh::Position, yinsh::ParsePositionError;
        an_empty_text: Normal, "" => Reason::Fields;
        a_field_too_many: Normal, "4/7/8/9/91/9/91/9/8/7/4 w place 0-0 x" => Reason::Fields;
        a_column_too_few: Normal, "4/7/8/9/91/9/91/9/8/7 w place 0-0"
            => Reason::Board(ColumnsError::Count { expected: 11, found: 10 });
        a_column_too_short: Normal, "4/6/8/9/91/9/91/9/8/7/4 w place 0-0"
            => Reason::Board(ColumnsError::Length { column: 'b', expected: 7 });
        a_column_too_long: Normal, "4/7/8/9/991/9/91/9/8/7/4 w place 0-0"
            => Reason::Board(ColumnsError::Length { column: 'e', expected: 10 });
        an_empty_run_of_none: Normal, "40/7/8/9/91/9/91/9/8/7/4 w place 0-0"
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
        a_row_stage_with_a_row_of_the_other_alone: Normal,
            "RRRR/R6/8/mmmmm4/91/9/91/9/8/r6/rrrr w row:w 0-0" => Reason::NoRow;
        a_move_before_a_standing_row: Normal, "RRRR/R6/8/MMMMM4/91/9/91/9/8/r6/rrrr b move 0-0"
            => Reason::RowStanding(Color::White);
        the_opponent_before_the_mover: Normal,
            "RRRR/R6/8/MMMMM4/91/mmmmm4/91/9/8/r6/rrrr b row:w 0-0"
            => Reason::RowStanding(Color::White);
        a_ring_after_the_game_was_won: Normal, "RR2/7/8/9/91/9/91/9/8/r6/rrrr w ring:w 3-0"
            => Reason::RingAfterWin;
    }
}

mod gipf_positions {
    use super::*;
    use gipf::ParsePositionError as Reason;

    refused! { gipf::Position, gipf::ParsePositionError;
        an_empty_text: Basic, "" => Reason::Fields;
        rights_in_a_basic_game: Basic, "4/5/6/7/6/5/4 w push 12-12 GGgg" => Reason::Fields;
        no_rights_in_a_tournament: Tournament, "4/5/6/7/6/5/4 w push 18-18" => Reason::Fields;
        a_column_too_long: Basic, "5/5/6/7/6/5/4 w push 12-12"
            => Reason::Board(ColumnsError::Length { column: 'b', expected: 4 });
        a_reserved_letter: Basic, "L3/5/6/7/6/5/4 w push 12-12"
            => Reason::Board(ColumnsError::Letter { column: 'b', letter: 'L' });
        an_unknown_player: Basic, "4/5/6/7/6/5/4 - push 12-12" => Reason::Player;
        a_removal_without_its_pusher: Basic, "4/5/6/7/6/5/4 w remove 12-12" => Reason::Stage;
        reserves_without_a_dash: Basic, "4/5/6/7/6/5/4 w push 12" => Reason::Reserves;
        a_negative_reserve: Basic, "4/5/6/7/6/5/4 w push -1-12" => Reason::Reserves;
        rights_in_the_wrong_order: Tournament, "4/5/6/7/6/5/4 w push 18-18 ggGG" => Reason::Rights;
        nineteen_pieces: Standard, "P3/5/6/7/6/5/g3 w push 18-12"
            => Reason::TooManyPieces(Color::White);
        a_handicap_of_four: Basic, "4/5/6/7/6/5/4 w push 19-12"
            => Reason::TooManyPieces(Color::White);
        a_handicap_for_both: Basic, "4/5/6/7/6/5/4 w push 16-16" => Reason::TwoHandicaps;
        a_gipf_piece_in_a_basic_game: Basic, "G3/5/6/7/6/5/4 w push 12-12"
            => Reason::TooManyGipfPieces(Color::White);
        four_gipf_pieces_in_a_standard_game: Standard, "GG1G/G4/6/7/6/5/g3 w push 1-1"
            => Reason::TooManyGipfPieces(Color::White);
        a_piece_before_the_first: Tournament, "G3/5/6/7/6/5/4 w push 16-18 GGgg"
            => Reason::RightBeforeFirst(Color::White);
        a_reserve_too_small_before_the_first: Tournament, "4/5/6/7/6/5/4 w push 17-18 GGgg"
            => Reason::RightBeforeFirst(Color::White);
        black_to_push_before_white_has: Tournament, "4/5/6/7/6/5/4 b push 18-18 GGgg"
            => Reason::FirstOutOfTurn(Color::White);
        black_before_white: Tournament, "4/5/6/7/6/5/g3 w push 18-16 GGg"
            => Reason::FirstOutOfTurn(Color::White);
        white_twice_before_black: Tournament, "G3/5/6/7/6/5/G3 b push 14-18 Ggg"
            => Reason::FirstOutOfTurn(Color::Black);
        a_single_with_the_right_to_gipf_pieces: Tournament, "GP2/5/6/7/6/5/g3 b push 14-16 Gg"
            => Reason::RightAfterSingle(Color::White);
        a_removal_without_a_row: Basic, "PPP1/5/6/7/6/5/4 w remove:w 8-8" => Reason::NoRow;
        a_push_before_a_standing_row: Basic, "PPPP/5/6/7/6/5/4 b push 8-8"
            => Reason::RowStanding(Color::White);
        the_opponent_before_the_pusher: Basic, "PPPP/5/6/7/6/5/pppp b remove:w 8-8"
            => Reason::RowStanding(Color::White);
        a_push_after_the_last_gipf_piece: Standard, "P3/5/6/7/6/5/g3 w push 8-8"
            => Reason::GipfPiecesGone(Color::White);
    }
}
