use game::{serialize_as_text, serialize_position};

use crate::{Action, Point, Position, Row, Variant};

serialize_as_text!(Point, "a point such as \"f6\"");
serialize_as_text!(Row, "a row such as \"c2-c6\"");
serialize_as_text!(Action, "an action such as \"e1-e9\"");
serialize_as_text!(Variant, "a variant such as \"yinsh\"");
// For example "yinsh 4/7/8/9/91/9/91/9/8/7/4 w place 0-0".
serialize_position!(Position, "a variant and a position string");
