use variants::{AnyGame, Variant};

use crate::{
    Level, Sight,
    mind::{MOST_HASH, MOST_LINES, MOST_THREADS, Settings, within},
    refusal::Refusal,
};

/// What can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    pub(super) variant: Variant,
    pub(super) settings: Settings,
    /// How many lines are told.
    pub(super) lines: usize,
    pub(super) level: Level,
    /// What makes the choices of a level differ from game to game.
    pub(super) seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            variant: Variant::Yinsh,
            settings: Settings::default(),
            lines: 1,
            level: Level::FULL,
            seed: 0,
        }
    }
}

impl Options {
    /// What the level sees.
    pub(super) fn sight(&self, game: &AnyGame) -> Sight {
        self.level.sight(game, self.seed)
    }

    /// The `option` lines of the protocol.
    pub(super) fn describe() -> Vec<String> {
        let ids: String = Variant::ALL.iter().map(|variant| format!(" var {variant}")).collect();
        let spin = |name: &str, default: usize, most: usize| {
            format!("option name {name} type spin default {default} min 1 max {most}")
        };
        let default = Self::default();
        vec![
            format!("option name Game type combo default {}{ids}", default.variant),
            spin("Hash", default.settings.hash, MOST_HASH),
            spin("Threads", default.settings.threads, MOST_THREADS),
            spin("MultiPV", default.lines, MOST_LINES),
            spin("Level", usize::from(default.level.number()), Level::ALL.len()),
            format!("option name Seed type spin default 0 min 0 max {}", u32::MAX),
        ]
    }

    /// Obeys `name … value …`.
    pub(super) fn set(&mut self, text: &str) -> Result<(), Refusal> {
        let (name, value) = text
            .strip_prefix("name ")
            .and_then(|text| text.split_once(" value "))
            .ok_or(Refusal::OptionShape)?;
        let value = value.trim();
        // What is no number is outside of every range.
        let number = || value.parse::<usize>().unwrap_or_default();
        match name.trim().to_ascii_lowercase().as_str() {
            "game" => self.variant = value.parse().map_err(|_| Refusal::UnknownGame)?,
            "hash" => self.settings = self.settings.with_hash(number())?,
            "threads" => self.settings = self.settings.with_threads(number())?,
            "multipv" => self.lines = within(number(), MOST_LINES)?,
            "level" => {
                let wrong = Refusal::OptionValue { least: 1, most: Level::ALL.len() };
                self.level = value.parse().map_err(|_| wrong)?;
            }
            "seed" => {
                let wrong = Refusal::OptionValue { least: 0, most: u32::MAX as usize };
                self.seed = u64::from(value.parse::<u32>().map_err(|_| wrong)?);
            }
            _ => return Err(Refusal::UnknownOption),
        }
        Ok(())
    }
}
