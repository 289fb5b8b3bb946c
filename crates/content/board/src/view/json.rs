use json::{Writer, Written};

use super::{Turn, View};

impl Written for View {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("variant", self.variant);
        #[cfg(feature = "potentials")]
        out.optional("terms", &self.terms);
        out.field("family", self.family);
        out.field("position", &self.position);
        out.field("start", &self.start);
        out.field("toAct", self.to_act.code());
        out.field("stage", self.stage);
        out.field("pieces", &self.pieces);
        out.field("white", &self.white);
        out.field("black", &self.black);
        out.field("pool", &self.pool);
        out.field("ringsToWin", &self.rings_to_win);
        out.field("turns", &self.turns);
        out.field("part", &self.part);
        out.field("last", &self.last);
        out.field("choices", &self.choices);
        out.field("outcome", &self.outcome);
        #[cfg(feature = "potentials")]
        out.optional("match", &self.combined.as_deref());
        #[cfg(feature = "potentials")]
        out.optional("beside", &self.beside.as_deref());
        out.close('}');
    }
}

impl Written for Turn {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("player", self.player.code());
        out.field("token", &self.token);
        out.close('}');
    }
}
