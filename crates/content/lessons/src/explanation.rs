use variants::Family;

/// Returns the lesson that explains the error code of a rejected action, as a path in
/// URLs such as `yinsh/jumping`.
#[must_use]
pub fn lesson_for(code: &str, family: Family) -> Option<&'static str> {
    match family {
        Family::Yinsh => yinsh_lesson(code),
        Family::Gipf => gipf_lesson(code),
        #[cfg(feature = "potentials")]
        Family::Potentials => potentials_lesson(code),
        _ => None,
    }
}

fn yinsh_lesson(code: &str) -> Option<&'static str> {
    Some(match code {
        "still-placing" | "all-placed" | "point-occupied" => "yinsh/rings",
        "no-ring" | "not-your-ring" | "not-in-line" | "ring-in-the-way" => "yinsh/moving",
        "target-occupied" | "stop-after-jump" => "yinsh/jumping",
        "not-a-row" => "yinsh/rows",
        "row-first" | "ring-first" | "ring-only-after-row" => "yinsh/removing",
        "not-your-row" => "yinsh/not-yours",
        "must-move" | "game-over" => "yinsh/ending",
        _ => return None,
    })
}

fn gipf_lesson(code: &str) -> Option<&'static str> {
    Some(match code {
        "spot-occupied" | "nothing-to-push" | "not-on-rim" => "gipf/pushing",
        "line-full" => "gipf/lines",
        "nothing-to-remove" => "gipf/rows",
        "remove-first" | "removes-nothing" | "empty-spot" | "must-remove" => "gipf/removing",
        "single-stays" => "gipf/capturing",
        "not-one-row" => "gipf/two-rows",
        "game-over" => "gipf/reserve",
        "no-gipf-pieces" | "all-gipf-pieces-in-play" => "gipf/gipf-pieces",
        "gipf-right-lost" | "first-must-be-gipf" | "reserve-too-small" => "gipf/tournament",
        _ => return None,
    })
}

#[cfg(feature = "potentials")]
fn potentials_lesson(code: &str) -> Option<&'static str> {
    Some(match code {
        "gipf-pieces-over" | "no-basic" | "not-in-hand" | "piece-stays" | "row-must-go" => {
            "potentials/loading"
        }
        "not-loaded" | "not-in-a-line" | "way-blocked" => "potentials/yinsh",
        "nothing-to-jump" | "not-first-empty" => "potentials/zertz",
        "not-adjacent" | "no-dvonn-target" => "potentials/dvonn",
        "no-punct-target" => "potentials/punct",
        "extra-first" | "no-extra-push" | "only-extra-push" => "potentials/tamsk",
        // Rules shared with GIPF are taught in its course.
        code => return gipf_lesson(code),
    })
}
