#[cfg(feature = "potentials")]
use potentials::Preset;
use variants::Variant;

use super::strength_limits::StrengthLimits;

/// Returns the ladder of a variant, from weaker than any level to full strength.
///
/// Each step is clearly stronger than the one before. A level alternates between two of them.
pub(super) const fn steps(variant: Variant) -> &'static [StrengthLimits; 11] {
    match variant {
        Variant::Yinsh => &YINSH,
        Variant::YinshBlitz => &YINSH_BLITZ,
        Variant::GipfBasic => &GIPF_BASIC,
        Variant::GipfStandard => &GIPF_STANDARD,
        // Games with potentials use the ladder of the game that they extend.
        _ => &GIPF_TOURNAMENT,
    }
}

/// Returns the Elo of each level, as measured by `gipfel levels --measure --pairs 100 --budget
/// "nodes 40000"`.
pub(super) const fn elos(variant: Variant) -> [i16; 10] {
    match variant {
        Variant::Yinsh => [853, 988, 1_139, 1_308, 1_467, 1_627, 1_738, 1_903, 2_016, 2_211],
        Variant::YinshBlitz => [908, 1_023, 1_166, 1_339, 1_450, 1_675, 1_802, 1_953, 2_057, 2_206],
        Variant::GipfBasic => [832, 996, 1_119, 1_296, 1_478, 1_668, 1_846, 2_018, 2_149, 2_318],
        Variant::GipfStandard => [804, 935, 1_091, 1_226, 1_412, 1_589, 1_790, 1_967, 2_135, 2_291],
        #[cfg(feature = "potentials")]
        Variant::GipfPotentials(terms) => elos_with_potentials(terms.preset()),
        _ => [900, 1_031, 1_146, 1_298, 1_512, 1_685, 1_876, 2_053, 2_180, 2_340],
    }
}

/// Returns the Elo of each level with potentials. Custom terms have not been measured; they use the
/// values of the preset with all kinds.
#[cfg(feature = "potentials")]
const fn elos_with_potentials(preset: Option<Preset>) -> [i16; 10] {
    match preset {
        Some(Preset::Tamsk) => [712, 859, 967, 1_167, 1_322, 1_513, 1_627, 1_817, 1_969, 2_150],
        Some(Preset::Zertz) => [742, 933, 1_022, 1_222, 1_322, 1_568, 1_688, 1_847, 2_007, 2_180],
        Some(Preset::Dvonn) => [469, 679, 831, 961, 1_139, 1_320, 1_502, 1_679, 1_795, 1_967],
        Some(Preset::Yinsh) => [692, 902, 979, 1_184, 1_292, 1_522, 1_713, 1_864, 2_037, 2_233],
        Some(Preset::Punct) => [618, 805, 920, 1_101, 1_183, 1_318, 1_377, 1_493, 1_596, 1_752],
        _ => [873, 1_083, 1_202, 1_379, 1_450, 1_553, 1_564, 1_728, 1_802, 1_979],
    }
}

/// Returns limits for searching only the player's own turn, without quiescence search.
const fn blind(blur: u16) -> StrengthLimits {
    StrengthLimits { blind: true, ..shallow(blur) }
}

/// Returns limits for searching only the player's own turn, with quiescence search.
const fn shallow(blur: u16) -> StrengthLimits {
    StrengthLimits { depth: Some(1), nodes: Some(20_000), blur, ..FULL }
}

/// Returns limits for searching this many nodes.
const fn limited(nodes: u64, blur: u16) -> StrengthLimits {
    StrengthLimits { nodes: Some(nodes), blur, ..FULL }
}

const FULL: StrengthLimits =
    StrengthLimits { depth: None, nodes: None, blur: 0, blind: false, seed: 0 };

static YINSH: [StrengthLimits; 11] = [
    blind(3_600),
    blind(1_700),
    blind(900),
    shallow(940),
    shallow(430),
    limited(380, 120),
    limited(630, 85),
    limited(1_400, 50),
    limited(4_000, 30),
    limited(16_000, 15),
    FULL,
];

static YINSH_BLITZ: [StrengthLimits; 11] = [
    blind(12_000),
    blind(5_000),
    blind(2_300),
    blind(880),
    shallow(380),
    limited(400, 125),
    limited(720, 80),
    limited(1_550, 48),
    limited(4_400, 29),
    limited(17_000, 14),
    FULL,
];

static GIPF_BASIC: [StrengthLimits; 11] = [
    blind(2_200),
    blind(1_600),
    blind(1_150),
    blind(540),
    shallow(370),
    shallow(140),
    limited(510, 100),
    limited(1_180, 55),
    limited(3_600, 31),
    limited(15_000, 15),
    FULL,
];

static GIPF_STANDARD: [StrengthLimits; 11] = [
    blind(4_800),
    blind(3_000),
    blind(1_900),
    blind(580),
    shallow(620),
    shallow(290),
    limited(400, 120),
    limited(1_080, 58),
    limited(3_300, 33),
    limited(15_000, 15),
    FULL,
];

static GIPF_TOURNAMENT: [StrengthLimits; 11] = [
    blind(8_000),
    blind(4_400),
    blind(3_200),
    blind(600),
    shallow(570),
    shallow(215),
    limited(480, 103),
    limited(1_020, 60),
    limited(3_200, 33),
    limited(15_000, 15),
    FULL,
];
