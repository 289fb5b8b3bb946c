//! Tests that each kind of impossible position is rejected with its reason.

use gipf::{Color, ColumnsError, ParsePositionError as Reason, Position, Variant::*};

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
    a_handicap_for_both_players: Basic, "4/5/6/7/6/5/4 w push 16-16" => Reason::TwoHandicaps;
    a_gipf_piece_in_a_basic_game: Basic, "G3/5/6/7/6/5/4 w push 12-12"
        => Reason::TooManyGipfPieces(Color::White);
    four_gipf_pieces_in_a_standard_game: Standard, "GG1G/G4/6/7/6/5/g3 w push 1-1"
        => Reason::TooManyGipfPieces(Color::White);
    a_piece_on_the_board_before_the_first_piece: Tournament, "G3/5/6/7/6/5/4 w push 16-18 GGgg"
        => Reason::RightBeforeFirst(Color::White);
    an_incomplete_reserve_before_the_first_piece: Tournament, "4/5/6/7/6/5/4 w push 17-18 GGgg"
        => Reason::RightBeforeFirst(Color::White);
    black_to_push_before_white_has_pushed: Tournament, "4/5/6/7/6/5/4 b push 18-18 GGgg"
        => Reason::FirstOutOfTurn(Color::White);
    a_black_piece_before_the_first_white_piece: Tournament, "4/5/6/7/6/5/g3 w push 18-16 GGg"
        => Reason::FirstOutOfTurn(Color::White);
    two_white_pieces_before_the_first_black_piece: Tournament, "G3/5/6/7/6/5/G3 b push 14-18 Ggg"
        => Reason::FirstOutOfTurn(Color::Black);
    a_single_with_the_right_to_bring_in_gipf_pieces: Tournament, "GP2/5/6/7/6/5/g3 b push 14-16 Gg"
        => Reason::RightAfterSingle(Color::White);
    a_removal_without_a_row: Basic, "PPP1/5/6/7/6/5/4 w remove:w 8-8" => Reason::NoRow;
    a_push_before_a_row_is_settled: Basic, "PPPP/5/6/7/6/5/4 b push 8-8"
        => Reason::RowStanding(Color::White);
    a_removal_by_the_opponent_before_the_pusher: Basic, "PPPP/5/6/7/6/5/pppp b remove:w 8-8"
        => Reason::RowStanding(Color::White);
    a_push_after_the_loss_of_the_last_gipf_piece: Standard, "P3/5/6/7/6/5/g3 w push 8-8"
        => Reason::GipfPiecesGone(Color::White);
}
