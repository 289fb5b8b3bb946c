//! Positions as the trainer of networks reads them.

use gipf::{Right, Spot};
use hexgrid::Hex;
use yinsh::{Point, Stage};

use crate::fitted::Fitted;

/// Number of bytes that describe what is not on the board.
pub(crate) const GLOBALS: usize = 8;

/// A game whose positions can be exported.
pub(crate) trait Exported: Fitted {
    /// Returns the points of the board, relative to its centre.
    fn hexes() -> Vec<Hex>;

    /// Returns the contents of every point for the player to act: 0 empty; YINSH: 1 and 2 own and
    /// enemy markers, 3 and 4 own and enemy rings; GIPF: 1 and 2 own and enemy single pieces, 3 and
    /// 4 own and enemy GIPF-pieces.
    fn contents(&self) -> Vec<u8>;

    /// Returns what is not on the board. YINSH: pool, own and enemy rings removed, variant (0
    /// normal, 1 blitz), stage (0 placing, 1 moving). GIPF: own and enemy reserve, own and enemy
    /// right to bring in GIPF-pieces (0 gone, 1 open, 2 first), variant (0 to 2).
    fn globals(&self) -> [u8; GLOBALS];
}

impl Exported for yinsh::Position {
    fn hexes() -> Vec<Hex> {
        Point::ALL.iter().map(|point| point.hex().minus(Point::CENTRE.hex())).collect()
    }

    fn contents(&self) -> Vec<u8> {
        let mut contents = vec![0; Point::COUNT];
        for (side, color) in [self.to_act(), !self.to_act()].into_iter().enumerate() {
            for marker in self.markers(color) {
                contents[marker.index()] = 1 + side as u8;
            }
            for ring in self.rings(color) {
                contents[ring.index()] = 3 + side as u8;
            }
        }
        contents
    }

    fn globals(&self) -> [u8; GLOBALS] {
        let [own, enemy] = [self.to_act(), !self.to_act()].map(|color| self.rings_off(color));
        let variant = u8::from(self.variant() == yinsh::Variant::Blitz);
        let stage = u8::from(self.stage() != Stage::Place);
        [self.pool(), own, enemy, variant, stage, 0, 0, 0]
    }
}

impl Exported for gipf::Position {
    fn hexes() -> Vec<Hex> {
        Spot::ALL.iter().map(|spot| spot.hex().minus(Spot::CENTRE.hex())).collect()
    }

    fn contents(&self) -> Vec<u8> {
        let mut contents = vec![0; Spot::COUNT];
        for (side, color) in [self.to_act(), !self.to_act()].into_iter().enumerate() {
            for piece in self.pieces(color) {
                contents[piece.index()] = 1 + side as u8;
            }
            for piece in self.gipf_pieces(color) {
                contents[piece.index()] = 3 + side as u8;
            }
        }
        contents
    }

    fn globals(&self) -> [u8; GLOBALS] {
        let players = [self.to_act(), !self.to_act()];
        let [own, enemy] = players.map(|color| self.reserve(color));
        let [own_right, enemy_right] = players.map(|color| match self.right(color) {
            Right::Gone => 0,
            Right::Open => 1,
            Right::First => 2,
        });
        let variant = match self.variant() {
            gipf::Variant::Basic => 0,
            gipf::Variant::Standard => 1,
            gipf::Variant::Tournament => 2,
        };
        [own, enemy, own_right, enemy_right, variant, 0, 0, 0]
    }
}
