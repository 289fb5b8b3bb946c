use json::{Writer, Written};

use super::{Side, Turn, View};

impl Written for View {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("variant", self.variant);
        out.field("family", self.family);
        out.field("position", &self.position);
        out.field("start", &self.start);
        out.field("toAct", &self.to_act);
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
        out.close('}');
    }
}

impl Written for Side {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("ringsToPlace", &self.rings_to_place);
        out.field("ringsOff", &self.rings_off);
        out.field("reserve", &self.reserve);
        out.field("captured", &self.captured);
        out.field("mayBringGipf", &self.may_bring_gipf);
        out.close('}');
    }
}

impl Written for Turn {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("player", &self.player);
        out.field("token", &self.token);
        out.close('}');
    }
}
