use variants::Variant;

/// Returns positions in which a player still has to remove something: rows and rings, or a row that
/// the opponent completed. With potentials, positions in which a player has an extra push are
/// included.
pub(super) fn in_the_middle_of_a_removal(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::Yinsh => &[
            "r2m/1mR1M2/Rr6/mRmMmr3/MMMmM1R1MM/1m1mMm3/1MM7/MMMRm4/m2r3m/M6/r3 b ring:b 0-0",
            "R1MM/1rMmMR1/mMMmMmmM/1MR1m1rm1/5M1mr1/r1MmmM3/1mMMm1Mm1m/1m1M1m2m/MMR1M2r/3M3/mM2 b ring:w 1-0",
            "Rm2/1mmM2R/2m3rM/2m2m1MM/mmrmm3MM/mmMm1MM1r/2MmMM2m1/mmmmmMr2/1m1M1RM1/m2m1mm/m1rM b row:b 2-0",
            "R1MM/1rMmMR1/mMMmMmmM/1MR1m1rm1/mmmmmM1mr1/r1MmmM3/1mMMm1Mm1m/1m1M1m2m/MMR1M2r/3M3/mM2 b row:w 1-0",
            "M3/1M2m2/4mmmR/MMRR5/3MMr1MM1/3mMm3/m1R7/r1r2MMM1/mmm5/r1M1R1M/m1r1 w ring:b 0-0",
            "r2m/1mMRMRM/M2M4/mRmmmm3/6m1MM/1mRmMmm1m/1MMM2m2R/MMMMmr3/mr1r2mm/M6/m3 w ring:w 0-1",
            "m2m/1MmmMmm/m1r2Mm1/1Mm1m2mM/91/m2rmMMmm/m1M2RM1MM/1mMM1mMRm/m1MR1MMR/r1MM1MM/4 w row:b 1-2",
            "RRRR/R6/8/MMMMMMMMM/91/9/91/9/8/r6/rrrr w row:w 0-0",
        ],
        Variant::YinshBlitz => &[
            "r2m/1mR1M2/Rr6/mRmMmr3/MMMmM1R1MM/1m1mMm3/1MM7/MMMRm4/m2r3m/M6/r3 b ring:b 0-0",
            "2MR/R1M3R/MM1MM3/6M2/3mm5/Rm4m2/1Mr2mrMm1/r2M1rmmr/3M2MR/1M1mmm1/1mM1 b ring:w 0-0",
            "Rm2/1mR2m1/RmMMr3/1M1m1m1rm/M1mmmRMr2/m1M1mMmr1/5m1Mm1/5m2m/2MRmmM1/1r4m/2MM b row:b 0-0",
            "RRRR/R6/8/9/91/9/91/mmmmmmm2/8/r6/rrrr b row:w 0-0",
            "M3/1M2m2/4mmmR/MMRR5/3MMr1MM1/3mMm3/m1R7/r1r2MMM1/mmm5/r1M1R1M/m1r1 w ring:b 0-0",
            "mr2/1rM1MMm/RrmmM1Mm/1M1m4m/2m2mm2M/3MR1m1M/1MMm6/RM1mM2MR/3rm1Rm/3mr2/2mM w ring:w 0-0",
            "2m1/1M1m1mR/2mm1M1m/mrm2Mrm1/RmMMRM1m2/M1m1M4/M3MMmr1m/1MMM3Mm/1MRM4/rmr2M1/mR1M w row:b 0-0",
            "mr2/1rM1MMm/RrmmM1Mm/1M1m4m/2m2mm2M/3MR1m1M/1MMmMMMMM1/RM1mM2MR/3rm1Rm/3mr2/2mM w row:w 0-0",
        ],
        Variant::GipfBasic => &[
            "1p2/1P1pP/1pp2p/pPp2pp/PPppPp/PPpPp/2Pp b remove:b 5-0",
            "Pppp/2P2/1Pp1P1/Pp4p/Pp3P/1p3/PppP b remove:w 3-3",
            "p3/5/6/PPPP3/6/5/4 w remove:b 0-3",
            "pPPP/PppPp/PP1PpP/pPpP2p/p3pp/4P/p2P w remove:w 2-3",
        ],
        Variant::GipfStandard => &[
            "pPPp/2g2/3gp1/P2GppP/P1p1g1/PpPP1/p1Pp b remove:b 6-1",
            "p3/GpGpP/P1g1p1/1p1gP2/1Pp1gG/1Pp2/PpPP b remove:w 3-4",
            "P2G/pp3/2g2g/pPPG2p/p2PpP/1g1GP/p2P w remove:b 5-5",
            "p2p/p1gG1/1PP1Pp/P3gp1/P1GPGP/1Pg2/p1Pp w remove:w 2-4",
        ],
        Variant::GipfTournament => &[
            "Pg1P/g3g/4P1/1g5/gg1G1g/1gP2/1g2 b remove:b 12-0 g",
            "PgPP/g3g/4P1/1g5/gg1G1g/1gP2/1g2 b remove:w 11-0 g",
            "gp1p/PGGP1/p2p2/P2p2p/G1p2P/5/3P w remove:b 7-9 -",
            "P3/1P3/2P3/GGGG3/6/5/g3 w remove:w 2-16 g",
        ],
        other => with_potentials(other.id()),
    }
}

fn with_potentials(id: &str) -> &'static [&'static str] {
    match id {
        "gipf-tamsk" => &[
            "t1pp/ptPP1/tP4/p5P/gP3G/P1tPP/4 b remove:b 8-8 - -",
            "2pp/1tPP1/tP4/1P5/gt4/PPPGp/1p2 w remove:b 9-9 - -",
            "4/1PgP1/2GP2/PP1TtT1/p3PP/PtTpp/pPP1 w extra 3-9 - -",
        ],
        "gipf-zertz" => &[
            "2z1/Z2z1/1Z2g1/2Z4/2G3/5/4 w remove:w 13-14 Z3-z4 -",
            "G1z1/5/1'z'zgpP/'zZz3z/pp4/2Z2/4 b remove:w 13-10 - -",
        ],
        "gipf-dvonn" => &[
            "4/D3D/D3Gg/D4dd/5[D'd]/4p/3d b remove:b 11-12 D1-d2 -",
            "p3/1p1P1/p1P1p1/Gg5/1p1P1p/Pp1Pp/pP2 b remove:w 10-7 - -",
        ],
        "gipf-yinsh" => &[
            "YgpY/gPy2/Y1'Y1'y1/y2G3/6/5/2Y1 w remove:w 11-11 Y1-y3 -",
            "4/G4/5'y/1g4p/P4y/YYY'Y1/yyyP w remove:b 11-11 -y1 -",
        ],
        "gipf-punct" => &[
            "1U2/1P[u'U]2/3P1u/4[u'U]U1/G5/3gu/2u1 w remove:w 12-11 U2-u1 -",
            "1U2/1Pu2/4pU/4uu1/G3[U'u]1/3gu/2u1 b remove:w 12-10 - -",
        ],
        "gipf-ultimate" => &[
            "T1tY/tU1d1/4d1/5g1/6/5/DG2 b remove:b 15-15 T2Z3D2Y2U2-t1z3d1y3u3 -",
            "ZYYu/g2uy/6/tY5/dG3T/dU3/tydZ b remove:w 12-10 Z1D3U1-t1z3y1u1 -",
            "uP1d/zP1g1/dP1'Y1P/dp'yT2P/P1z1[p'U]1/P'y2y/PG2 w extra 9-9 -u1 -",
        ],
        _ => &[],
    }
}
