//! Tests that the random games used for the properties exercise the special cases of the rules.

use std::collections::BTreeMap;

use game::Color;
use properties::{Checked, Wanderer};

type Seen = BTreeMap<&'static str, usize>;

fn count<G: Checked>(variant: G::Variant, look: impl Fn(&G, Option<G::Action>, &mut Seen)) -> Seen {
    let mut seen = Seen::new();
    for seed in 0..2_000 {
        Wanderer::new(seed)
            .game(G::start(variant), |position, action| look(position, action, &mut seen));
    }
    seen
}

#[track_caller]
fn assert_all_seen(seen: &Seen, corners: &[&str]) {
    for corner in corners {
        assert!(seen.get(corner).is_some_and(|&times| times > 0), "never seen: {corner}; {seen:?}");
    }
}

#[test]
fn random_games_of_yinsh_contain_every_kind_of_row() {
    let seen = count::<yinsh::Position>(yinsh::Variant::Normal, |position, _, seen| {
        let rows = Color::ALL.map(|color| position.rows(color).count());
        let mut saw = |corner, yes| *seen.entry(corner).or_default() += usize::from(yes);
        if let yinsh::Stage::Row { mover } = position.stage() {
            let own = position.rows(position.to_act());
            let longest = own.fold(BTreeMap::new(), |mut lines, row| {
                *lines.entry(row.axis()).or_insert(0) += 1;
                lines
            });
            saw("a choice of rows", rows[position.to_act().index()] > 1);
            saw("a run of six or more", longest.values().any(|&rows| rows > 1));
            saw("rows on two axes", longest.len() > 1);
            saw("rows for both", rows[0] > 0 && rows[1] > 0);
            saw("a row for the opponent alone", rows[mover.index()] == 0);
        }
        let outcome = position.outcome();
        saw("three rings off", outcome.is_some_and(|o| o.reason().code() == "rings-off"));
        saw("an empty pool", outcome.is_some_and(|o| o.reason().code() == "pool-empty"));
        saw("won with a row still standing", outcome.is_some() && position.is_settling());
    });
    assert_all_seen(
        &seen,
        &[
            "a choice of rows",
            "a run of six or more",
            "rows on two axes",
            "rows for both",
            "a row for the opponent alone",
            "three rings off",
            "an empty pool",
            "won with a row still standing",
        ],
    );
}

#[test]
fn random_games_of_gipf_contain_every_kind_of_settlement() {
    let mut all = Seen::new();
    for variant in [gipf::Variant::Standard, gipf::Variant::Tournament] {
        let seen = count::<gipf::Position>(variant, |position, action, seen| {
            let mut saw = |corner, yes| *seen.entry(corner).or_default() += usize::from(yes);
            let rows: Vec<_> = position.rows(position.to_act()).collect();
            let only_gipf = |row: &&gipf::Row| row.singles().is_empty();
            if let gipf::Stage::Remove { pusher } = position.stage() {
                let other = position.rows(!position.to_act()).count();
                saw("rows for both", !rows.is_empty() && other > 0);
                saw("a row for the opponent alone", pusher != position.to_act());
                saw("two rows to choose from", rows.len() > 1);
                let gipf_only = rows.iter().filter(only_gipf).count();
                saw("a row of GIPF-pieces alone", gipf_only > 0);
                saw("beside a row with singles", gipf_only > 0 && gipf_only < rows.len());
                saw(
                    "crossing rows",
                    rows.iter().enumerate().any(|(i, a)| {
                        rows[..i].iter().any(|b| !a.pieces().is_disjoint(b.pieces()))
                    }),
                );
            }
            match action {
                Some(gipf::Action::Leave) => saw("rows left standing", true),
                Some(gipf::Action::Remove(spots)) => {
                    let enemy = position.pieces(!position.to_act());
                    saw("a capture", !(spots & enemy).is_empty());
                    let gipf = position.gipf_pieces(position.to_act());
                    saw("an own GIPF-piece taken", !(spots & gipf).is_empty());
                    saw(
                        "a GIPF-piece kept",
                        rows.iter().any(|row| {
                            spots.is_subset(row.pieces()) && !row.gipf_pieces().is_subset(spots)
                        }),
                    );
                }
                _ => {}
            }
            let reason = position.outcome().map(|outcome| outcome.reason().code());
            saw("an empty reserve", reason == Some("reserve-empty"));
            saw("the last GIPF-piece gone", reason == Some("gipf-pieces-gone"));
            let none = |color| position.gipf_pieces(color).is_empty();
            saw("both last GIPF-pieces gone", reason.is_some() && Color::ALL.into_iter().all(none));
        });
        for (corner, times) in seen {
            *all.entry(corner).or_default() += times;
        }
    }
    assert_all_seen(
        &all,
        &[
            "rows for both",
            "a row for the opponent alone",
            "two rows to choose from",
            "a row of GIPF-pieces alone",
            "beside a row with singles",
            "crossing rows",
            "rows left standing",
            "a capture",
            "an own GIPF-piece taken",
            "a GIPF-piece kept",
            "an empty reserve",
            "the last GIPF-piece gone",
            "both last GIPF-pieces gone",
        ],
    );
}
