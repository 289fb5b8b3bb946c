//! Cycles of imports, between the files of a crate and between the folders of scripts.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// The targets that each source imports from, with the imported names.
pub(super) type Arrows<'a> = BTreeMap<&'a str, BTreeMap<&'a str, BTreeSet<String>>>;

/// Files or folders that import each other, as a list of source, target and imported names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Cycle(Vec<(String, String, BTreeSet<String>)>);

impl Cycle {
    /// Returns the members of the cycle.
    #[cfg(test)]
    pub(super) fn members(&self) -> BTreeSet<&str> {
        self.0.iter().map(|(from, ..)| from.as_str()).collect()
    }
}

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |(from, to, names): &(String, String, BTreeSet<String>)| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            format!("  {from} -> {to}: {}", names.join(", "))
        };
        f.write_str(&self.0.iter().map(line).collect::<Vec<_>>().join("\n"))
    }
}

/// Returns the cycles that the arrows form.
pub(super) fn cycles(arrows: &Arrows<'_>) -> Vec<Cycle> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|&source| (source, reachable(source, arrows))).collect();
    let reaches = |from: &str, to: &str| reached.get(from).is_some_and(|all| all.contains(to));
    let is_tied = |a: &str, b: &str| reaches(a, b) && reaches(b, a);
    let mut cycles = Vec::new();
    let mut seen = BTreeSet::new();
    for &source in reached.keys() {
        if !is_tied(source, source) || seen.contains(source) {
            continue;
        }
        let tied: BTreeSet<&str> =
            reached.keys().copied().filter(|other| is_tied(source, other)).collect();
        let inside = arrows
            .iter()
            .flat_map(|(&from, targets)| targets.iter().map(move |(&to, names)| (from, to, names)));
        let inside = inside
            .filter(|(from, to, _)| tied.contains(from) && tied.contains(to))
            .map(|(from, to, names)| (from.to_owned(), to.to_owned(), names.clone()));
        cycles.push(Cycle(inside.collect()));
        seen.extend(tied);
    }
    cycles
}

/// Returns everything that can be reached from a source over at least one arrow.
fn reachable<'a>(source: &str, arrows: &Arrows<'a>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = vec![source];
    while let Some(next) = open.pop() {
        for &target in arrows.get(next).into_iter().flat_map(BTreeMap::keys) {
            if reached.insert(target) {
                open.push(target);
            }
        }
    }
    reached
}
