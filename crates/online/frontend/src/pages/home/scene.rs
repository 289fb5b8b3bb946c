//! Games that the board on the home page replays by itself.

use variants::Variant;

/// The end of a game that the engine played against itself. White acts first and wins.
pub(super) struct Scene {
    pub(super) variant: Variant,
    /// Position in the middle of the game: the first one shown, and the only one if animations are disabled.
    pub(super) position: &'static str,
    /// Turns of both players up to the end of the game, separated by spaces.
    pub(super) turns: &'static str,
}

/// One scene per game, chosen by eye: the pieces are spread over the whole board, rows appear soon, and both players have their
/// moments.
pub(super) const SCENES: [Scene; 2] = [
    Scene {
        variant: Variant::Yinsh,
        position: "1rrm/4M2/2r1R1m1/2mRm4/5MMr2/3m5/1MMmM1RM2/1M7/1m2R1m1/rM1m3/R3 w move 0-0",
        turns: "k7-g7 j5-i4 c5-e5 a4-c6 e5-h5;xc5-g5;xd4 c3-d4 i8-f5 d4-e5 g8-d5 c6-c5 g7-g5 e5-h8 f5-f6 a3-e3 g5-i7 e3-b3 \
                i7-f7;xg4-g8;xh5 b3-c4;xa3-e3;xh8 f7-g7 e8-e4 g7-g8 c5-d6 g8-h9 e4-e9 f6-c3 c4-a2 c3-a3;xc3-g7;xa3",
    },
    Scene {
        variant: Variant::GipfStandard,
        position: "P1Pg/1P1Pp/2G2G/ppg1g1p/2G1p1/1P2p/p1PP w push 5-5",
        turns: "i4-g4 i1-e5 xb2,c3;i4-d3;xGd3*,e4,f4,g4,h4 a4-c4 a4-e4 i1-f4 a5-d5 h6-b3;xb3,c4*,e6,f6,g6 d8-d6 e1-e6 c7-e7 \
                h1-h3 d8-f7;xe2*,e3*,e4*,e7,e8 g7-e7 d8-d3 a4-e8 c7-c4 e9-e4 xb4,c5,d6,e7,f7*;a5-c5",
    },
];

#[cfg(test)]
mod tests {
    use variants::{AnyGame, Color};

    use super::SCENES;

    #[test]
    fn white_acts_first_and_wins_in_every_scene() {
        for scene in &SCENES {
            let mut game = AnyGame::from_position(scene.variant, scene.position).unwrap();
            for (number, turn) in scene.turns.split_whitespace().enumerate() {
                let player = if number % 2 == 0 { Color::White } else { Color::Black };
                assert_eq!(game.to_act(), player, "{} {turn}", scene.variant);
                game.play_turn(turn).unwrap();
            }
            assert_eq!(game.outcome().unwrap().winner(), Some(Color::White), "{}", scene.variant);
        }
    }
}
