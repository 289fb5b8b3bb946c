use variants::Family;

/// The lesson that explains why an action was refused, by the code of the refusal.
#[must_use]
pub fn about(code: &str, family: Family) -> Option<&'static str> {
    match family {
        Family::Yinsh => about_yinsh(code),
        Family::Gipf => about_gipf(code),
    }
}

fn about_yinsh(code: &str) -> Option<&'static str> {
    Some(match code {
        "still-placing" | "all-placed" | "point-occupied" => "rings",
        "no-ring" | "not-your-ring" | "not-in-line" | "ring-in-the-way" => "moving",
        "target-occupied" | "stop-after-jump" => "jumping",
        "not-a-row" => "rows",
        "row-first" | "ring-first" | "ring-only-after-row" => "removing",
        "not-your-row" => "not-yours",
        "must-move" | "game-over" => "ending",
        _ => return None,
    })
}

fn about_gipf(code: &str) -> Option<&'static str> {
    Some(match code {
        "spot-occupied" | "nothing-to-push" | "not-on-rim" => "pushing",
        "line-full" => "lines",
        "nothing-to-remove" => "rows",
        "remove-first" | "removes-nothing" | "empty-spot" | "must-remove" => "removing",
        "single-stays" => "capturing",
        "not-one-row" => "two-rows",
        "game-over" => "reserve",
        "no-gipf-pieces" | "all-gipf-pieces-in-play" => "gipf-pieces",
        "gipf-right-lost" | "first-must-be-gipf" | "reserve-too-small" => "tournament",
        _ => return None,
    })
}
