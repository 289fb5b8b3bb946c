use json::{Writer, Written};

use super::{Geometry, Label, Line, Neighbours, Point};

impl Written for Geometry {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("family", self.family);
        out.field("points", &self.points);
        out.field("lines", &self.lines);
        out.field("labels", &self.labels);
        out.field("outline", &self.outline);
        out.close('}');
    }
}

impl Written for Point {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("name", &self.name);
        out.field("x", &self.x);
        out.field("y", &self.y);
        out.field("column", &String::from(self.column));
        out.field("row", &self.row);
        out.field("dot", &self.dot);
        out.field("links", &self.neighbours);
        out.close('}');
    }
}

impl Written for Neighbours {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("up", &self.up);
        out.field("down", &self.down);
        out.field("left", &self.left);
        out.field("right", &self.right);
        out.field("shiftLeft", &self.shift_left);
        out.field("shiftRight", &self.shift_right);
        out.close('}');
    }
}

impl Written for Line {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("x1", &self.x1);
        out.field("y1", &self.y1);
        out.field("x2", &self.x2);
        out.field("y2", &self.y2);
        out.close('}');
    }
}

impl Written for Label {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("text", &self.text);
        out.field("x", &self.x);
        out.field("y", &self.y);
        out.close('}');
    }
}
