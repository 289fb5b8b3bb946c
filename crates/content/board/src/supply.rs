use json::{Writer, Written};

/// A player's pieces off the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Supply {
    /// YINSH: number of rings still to be placed.
    pub rings_to_place: u8,
    /// YINSH: number of rings that the player has removed.
    pub rings_off: u8,
    /// GIPF: number of pieces in reserve.
    pub reserve: u8,
    /// GIPF: number of pieces captured from the opponent; a GIPF-piece counts as two.
    pub captured: u8,
    /// GIPF: whether the player may bring in a GIPF-piece.
    pub may_bring_gipf: bool,
    /// Numbers of potentials that the player can still bring in, in the order TZDYU.
    #[cfg(feature = "potentials")]
    pub hand: [u8; 5],
}

impl Written for Supply {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("ringsToPlace", &self.rings_to_place);
        out.field("ringsOff", &self.rings_off);
        out.field("reserve", &self.reserve);
        out.field("captured", &self.captured);
        out.field("mayBringGipf", &self.may_bring_gipf);
        #[cfg(feature = "potentials")]
        out.field("hand", &self.hand.to_vec());
        out.close('}');
    }
}
