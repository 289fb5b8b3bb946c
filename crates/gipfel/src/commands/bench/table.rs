use std::{
    fs,
    io::{self, Write},
};

use anstyle::{Effects, Style};
use serde_json::{Value, json};

use super::{
    measure::Measured,
    workload::{Kind, Row},
};

/// Games that are compared with chess.
const OURS: [&str; 2] = ["yinsh", "gipf"];

/// Measurements, ready to be printed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<'a> {
    measured: &'a [Measured],
}

impl<'a> Table<'a> {
    pub(super) fn new(measured: &'a [Measured]) -> Self {
        Self { measured }
    }

    /// Prints one line per row, then the ratios, then the machine.
    pub(super) fn print(self, out: &mut dyn Write) -> io::Result<()> {
        let dim = Style::new().effects(Effects::DIMMED);
        let rows = || self.measured.iter();
        let width = rows().map(|measured| measured.row().name.len()).max().unwrap_or(0);
        for measured in rows() {
            let Row { game, kind, name } = measured.row();
            let speed = readable(measured.speed());
            let spread = 100.0 * measured.spread();
            write!(out, "{game:<6} {:<7} {name:<width$}  {speed:>8}/s", kind.code())?;
            write!(out, "  {dim}±{:>4.1} %{dim:#}", spread / 2.0)?;
            match self.ratio(measured) {
                Some(ratio) => writeln!(out, "  {ratio:>5.2} × chess")?,
                None => writeln!(out)?,
            }
        }
        writeln!(out)?;
        for (game, kind, ratio) in self.ratios() {
            writeln!(
                out,
                "{game:<6} {:<7} {ratio:.2} × cozy-chess",
                kind.map_or("all", Kind::code)
            )?;
        }
        for (name, value) in machine() {
            writeln!(out, "{dim}{name:<8}{dim:#}{value}")?;
        }
        Ok(())
    }

    /// Returns the measurements as JSON for programs.
    pub(super) fn to_json(self) -> Value {
        let rows: Vec<Value> = self
            .measured
            .iter()
            .map(|measured| {
                let Row { game, kind, name } = measured.row();
                json!({
                    "game": game,
                    "kind": kind.code(),
                    "name": name,
                    "per_second": measured.speed(),
                    "spread": measured.spread(),
                    "ratio": self.ratio(measured),
                })
            })
            .collect();
        let ratios: Vec<Value> = self
            .ratios()
            .into_iter()
            .map(|(game, kind, ratio)| {
                json!({ "game": game, "kind": kind.map_or("all", Kind::code), "ratio": ratio })
            })
            .collect();
        let mut table = json!({ "rows": rows, "ratios": ratios });
        for (name, value) in machine() {
            table[name] = value.into();
        }
        table
    }

    /// Returns the speed divided by cozy-chess's for the same kind of work.
    fn ratio(self, measured: &Measured) -> Option<f64> {
        let row = measured.row();
        let yardstick = self
            .measured
            .iter()
            .find(|other| other.row().game == "chess" && other.row().kind == row.kind)?;
        (row.game != "chess").then(|| measured.speed() / yardstick.speed())
    }

    /// Returns the geometric means of the ratios: for each kind, then for all of a game.
    fn ratios(self) -> Vec<(&'static str, Option<Kind>, f64)> {
        let kinds = [Some(Kind::Leaves), Some(Kind::Made), None];
        let groups = OURS.into_iter().flat_map(|game| kinds.map(|kind| (game, kind)));
        groups
            .filter_map(|(game, kind)| {
                let group = self.measured.iter().filter(|measured| {
                    let row = measured.row();
                    row.game == game && kind.is_none_or(|kind| kind == row.kind)
                });
                let ratios: Vec<f64> = group.filter_map(|measured| self.ratio(measured)).collect();
                let logs: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
                (!ratios.is_empty()).then(|| (game, kind, (logs / ratios.len() as f64).exp()))
            })
            .collect()
    }
}

/// Formats a speed with three digits and a unit: `1.23 G`.
fn readable(speed: f64) -> String {
    let (speed, unit) = match speed {
        1e9.. => (speed / 1e9, "G"),
        1e6.. => (speed / 1e6, "M"),
        1e3.. => (speed / 1e3, "k"),
        _ => (speed, ""),
    };
    let digits = if speed >= 100.0 {
        0
    } else if speed >= 10.0 {
        1
    } else {
        2
    };
    format!("{speed:.digits$} {unit}")
}

/// Describes the machine.
fn machine() -> Vec<(&'static str, String)> {
    let cpu = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    });
    let build = if cfg!(debug_assertions) {
        "debug: build with --release for meaningful figures"
    } else {
        "release"
    };
    let target = format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let cpu = cpu.map(|cpu| ("cpu", cpu));
    cpu.into_iter().chain([("target", target), ("build", build.to_owned())]).collect()
}
