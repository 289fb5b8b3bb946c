use variants::{AnyGame, Color};

/// Number of markers in the pool at which the endgame of YINSH begins.
const LAST_MARKERS: u8 = 12;

/// Number of pieces in a reserve at which the endgame of GIPF begins.
const LAST_PIECES: u8 = 4;

game::codes! {
    /// A phase of a game.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Phase {
        /// YINSH: rings are being placed. GIPF: no piece has left the board yet.
        Opening = "opening",
        /// Between opening and endgame.
        Middle = "middle",
        /// YINSH: a player needs only one more row, or the pool is running out. GIPF: a reserve is running out, or a
        /// player has one GIPF-piece left.
        End = "end",
    }
}

impl Phase {
    /// Returns the phase in which the next turn of a game is played. Later turns are never in an earlier phase.
    #[must_use]
    pub fn of(game: &AnyGame, earlier: Option<Self>) -> Self {
        let now = match game {
            AnyGame::Yinsh(history) => of_yinsh(history.position()),
            AnyGame::Gipf(history) => of_gipf(history.position(), game),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(_) => of_reserves(game),
            _ => Self::Middle,
        };
        earlier.map_or(now, |earlier| earlier.max(now))
    }
}

fn of_yinsh(position: &yinsh::Position) -> Phase {
    let needed = position.variant().rings_to_win();
    let is_near = |color| needed > 1 && position.rings_off(color) + 1 >= needed;
    if position.stage() == yinsh::Stage::Place {
        Phase::Opening
    } else if position.pool() <= LAST_MARKERS || Color::ALL.into_iter().any(is_near) {
        Phase::End
    } else {
        Phase::Middle
    }
}

fn of_gipf(position: &gipf::Position, game: &AnyGame) -> Phase {
    // A player who has brought in one GIPF-piece and then single pieces has not lost any.
    let has_last = |color| {
        position.right(color) == gipf::Right::Gone && position.gipf_pieces(color).len() == 1
    };
    let phase = of_reserves(game);
    let is_last = phase == Phase::Middle && position.variant() != gipf::Variant::Basic;
    if is_last && Color::ALL.into_iter().any(has_last) { Phase::End } else { phase }
}

fn of_reserves(game: &AnyGame) -> Phase {
    let is_low = |color| game.reserve(color).is_some_and(|reserve| reserve <= LAST_PIECES);
    if Color::ALL.into_iter().any(is_low) {
        Phase::End
    } else if has_removed(game) {
        Phase::Middle
    } else {
        Phase::Opening
    }
}

/// Returns whether any pieces have left the board.
fn has_removed(game: &AnyGame) -> bool {
    match game {
        AnyGame::Gipf(game) => {
            game.actions().iter().any(|action| matches!(action, gipf::Action::Remove(_)))
        }
        #[cfg(feature = "potentials")]
        AnyGame::Potentials(game) => {
            game.actions().iter().any(|action| matches!(action, potentials::Action::Remove(_)))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use variants::Variant;

    use super::*;

    fn phase(variant: Variant, position: &str) -> Phase {
        Phase::of(&AnyGame::from_position(variant, position).expect(position), None)
    }

    #[test]
    fn the_opening_of_yinsh_ends_with_the_tenth_ring() {
        let start = AnyGame::start(Variant::Yinsh);
        assert_eq!(Phase::of(&start, None), Phase::Opening);
        let placed = "RRRR/R6/8/9/91/9/91/9/8/r6/rrrr w move 0-0";
        assert_eq!(phase(Variant::Yinsh, placed), Phase::Middle);
    }

    #[test]
    fn the_endgame_of_yinsh_begins_when_one_more_row_wins_or_the_pool_runs_low() {
        let two_off = "RRR1/7/8/9/91/9/91/9/8/r6/rrrr w move 2-0";
        assert_eq!(phase(Variant::Yinsh, two_off), Phase::End);
        assert_eq!(
            phase(Variant::Yinsh, &two_off.replace("RRR1", "RRRR").replace("2-0", "1-0")),
            Phase::Middle
        );
        let crowded = "mm1m/MmMMmmM/MMMMm1mm/rMmMRMM2/mRMRrmMmRM/mMrmmm3/mmMmMRr2m/mMmmM4/mM6/m6/4 w move 0-1";
        assert_eq!(phase(Variant::Yinsh, crowded), Phase::End);
    }

    #[test]
    fn blitz_has_a_middle_game_even_though_one_row_wins() {
        let placed = "RRRR/R6/8/9/91/9/91/9/8/r6/rrrr w move 0-0";
        assert_eq!(phase(Variant::YinshBlitz, placed), Phase::Middle);
    }

    #[test]
    fn the_opening_of_gipf_ends_with_the_first_removal() {
        let position = "4/5/6/PPP4/6/5/4 w push 9-9";
        let mut game = AnyGame::from_position(Variant::GipfBasic, position).expect(position);
        assert_eq!(Phase::of(&game, None), Phase::Opening);
        game.play_turn("e1-e5;xe2,e3,e4,e5").expect("a row");
        assert_eq!(Phase::of(&game, None), Phase::Middle);
    }

    #[test]
    fn the_endgame_of_gipf_begins_when_a_reserve_runs_low() {
        assert_eq!(phase(Variant::GipfBasic, "4/5/6/PPP4/6/5/4 w push 9-4"), Phase::End);
        assert_eq!(phase(Variant::GipfBasic, "4/5/6/PPP4/6/5/4 w push 9-5"), Phase::Opening);
    }

    #[test]
    fn the_endgame_of_gipf_begins_when_a_player_has_one_gipf_piece_left() {
        let position = "3G/5/6/PPP4/6/5/g3 w push 9-9";
        let mut game = AnyGame::from_position(Variant::GipfStandard, position).expect(position);
        game.play_turn("e1-e5;xe2,e3,e4,e5").expect("a row");
        assert_eq!(Phase::of(&game, None), Phase::End);
    }

    #[test]
    fn no_turn_is_in_an_earlier_phase_than_the_one_before() {
        let placed = "RRRR/R6/8/9/91/9/91/9/8/r6/rrrr w move 0-0";
        let game = AnyGame::from_position(Variant::Yinsh, placed).expect(placed);
        assert_eq!(Phase::of(&game, Some(Phase::End)), Phase::End);
    }
}
