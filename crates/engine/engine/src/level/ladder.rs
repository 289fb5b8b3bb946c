use variants::Variant;

use super::Sight;

/// What players of a variant see, from less than any level to everything.
///
/// Each is clearly stronger than the one before. A level stands on two of these steps, one
/// for its bad days and one for its good ones.
pub(super) const fn steps(variant: Variant) -> &'static [Sight; 11] {
    match variant {
        Variant::Yinsh => &YINSH,
        Variant::YinshBlitz => &YINSH_BLITZ,
        Variant::GipfBasic => &GIPF_BASIC,
        Variant::GipfStandard => &GIPF_STANDARD,
        Variant::GipfTournament => &GIPF_TOURNAMENT,
    }
}

/// The Elo of each level: `gipfel levels --measure --pairs 100 --budget "nodes 40000"`.
pub(super) const fn elos(variant: Variant) -> [i16; 10] {
    match variant {
        Variant::Yinsh => [853, 988, 1_139, 1_308, 1_467, 1_627, 1_738, 1_903, 2_016, 2_211],
        Variant::YinshBlitz => [908, 1_023, 1_166, 1_339, 1_450, 1_675, 1_802, 1_953, 2_057, 2_206],
        Variant::GipfBasic => [832, 996, 1_119, 1_296, 1_478, 1_668, 1_846, 2_018, 2_149, 2_318],
        Variant::GipfStandard => [804, 935, 1_091, 1_226, 1_412, 1_589, 1_790, 1_967, 2_135, 2_291],
        Variant::GipfTournament => {
            [900, 1_031, 1_146, 1_298, 1_512, 1_685, 1_876, 2_053, 2_180, 2_340]
        }
    }
}

/// Looks at its own turn alone.
const fn blind(blur: u16) -> Sight {
    Sight { blind: true, ..glance(blur) }
}

/// Looks at its own turn, and at the rows that may follow.
const fn glance(blur: u16) -> Sight {
    Sight { depth: Some(1), nodes: Some(20_000), blur, ..ALL }
}

/// Looks ahead.
const fn look(nodes: u64, blur: u16) -> Sight {
    Sight { nodes: Some(nodes), blur, ..ALL }
}

const ALL: Sight = Sight { depth: None, nodes: None, blur: 0, blind: false, seed: 0 };

static YINSH: [Sight; 11] = [
    blind(3_600),
    blind(1_700),
    blind(900),
    glance(940),
    glance(430),
    look(380, 120),
    look(630, 85),
    look(1_400, 50),
    look(4_000, 30),
    look(16_000, 15),
    ALL,
];

static YINSH_BLITZ: [Sight; 11] = [
    blind(12_000),
    blind(5_000),
    blind(2_300),
    blind(880),
    glance(380),
    look(400, 125),
    look(720, 80),
    look(1_550, 48),
    look(4_400, 29),
    look(17_000, 14),
    ALL,
];

static GIPF_BASIC: [Sight; 11] = [
    blind(2_200),
    blind(1_600),
    blind(1_150),
    blind(540),
    glance(370),
    glance(140),
    look(510, 100),
    look(1_180, 55),
    look(3_600, 31),
    look(15_000, 15),
    ALL,
];

static GIPF_STANDARD: [Sight; 11] = [
    blind(4_800),
    blind(3_000),
    blind(1_900),
    blind(580),
    glance(620),
    glance(290),
    look(400, 120),
    look(1_080, 58),
    look(3_300, 33),
    look(15_000, 15),
    ALL,
];

static GIPF_TOURNAMENT: [Sight; 11] = [
    blind(8_000),
    blind(4_400),
    blind(3_200),
    blind(600),
    glance(570),
    glance(215),
    look(480, 103),
    look(1_020, 60),
    look(3_200, 33),
    look(15_000, 15),
    ALL,
];
