use std::sync::LazyLock;

use super::{evaluation::Pattern, patterned::Patterned};

static YINSH: LazyLock<Pattern<yinsh::Position>> =
    LazyLock::new(|| read(include_bytes!("../../weights/yinsh.weights")));
static GIPF: LazyLock<Pattern<gipf::Position>> =
    LazyLock::new(|| read(include_bytes!("../../weights/gipf.weights")));

/// The evaluation of YINSH by the weights that this crate was built with.
#[must_use]
pub fn yinsh() -> &'static Pattern<yinsh::Position> {
    &YINSH
}

/// The evaluation of GIPF by the weights that this crate was built with.
#[must_use]
pub fn gipf() -> &'static Pattern<gipf::Position> {
    &GIPF
}

fn read<G: Patterned>(bytes: &[u8]) -> Pattern<G> {
    Pattern::from_bytes(bytes).expect("a test reads these very bytes")
}

#[cfg(test)]
mod tests {
    use game::Game;
    use search::Evaluate;

    use super::*;

    #[test]
    fn the_weights_of_yinsh_can_be_read() {
        let start = yinsh::Position::start(yinsh::Variant::Normal);
        assert!(yinsh().evaluate(&start).abs() < 500);
    }

    #[test]
    fn the_weights_of_gipf_can_be_read() {
        let start = gipf::Position::start(gipf::Variant::Basic);
        assert!(gipf().evaluate(&start).abs() < 500);
    }
}
