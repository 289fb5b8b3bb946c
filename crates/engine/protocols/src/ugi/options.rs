use engine::{
    Level, StrengthLimits,
    catalogue::{self, CUSTOM_TERMS, DEFAULT_TERMS},
};
use variants::{AnyGame, Variant};

use crate::{
    protocol_error::ProtocolError,
    settings::{HASH_MAX_MIB, MULTI_PV_MAX, Settings, THREADS_MAX, in_range},
};

/// The options of the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    pub(super) variant: Variant,
    /// Custom terms, and whether the game is played under them.
    custom_terms: (String, bool),
    pub(super) settings: Settings,
    /// Number of variations to report.
    pub(super) multi_pv: usize,
    pub(super) level: Level,
    /// Seed of the level: with a different seed, the level chooses different turns.
    pub(super) seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            variant: Variant::Yinsh,
            custom_terms: (DEFAULT_TERMS.to_owned(), false),
            settings: Settings::default(),
            multi_pv: 1,
            level: Level::FULL,
            seed: 0,
        }
    }
}

impl Options {
    /// Returns the strength limits of the level.
    pub(super) fn strength(&self, game: &AnyGame) -> StrengthLimits {
        self.level.strength(game, self.seed)
    }

    /// Returns the `option` lines of the protocol.
    pub(super) fn describe() -> Vec<String> {
        let ids: String = catalogue::ids().iter().map(|id| format!(" var {id}")).collect();
        let spin = |name: &str, default: usize, most: usize| {
            format!("option name {name} type spin default {default} min 1 max {most}")
        };
        let default = Self::default();
        let terms = format!("option name Terms type string default {}", default.custom_terms.0);
        let options = [
            format!("option name Game type combo default {}{ids}", default.variant),
            spin("Hash", default.settings.hash, HASH_MAX_MIB),
            spin("Threads", default.settings.threads, THREADS_MAX),
            spin("MultiPV", default.multi_pv, MULTI_PV_MAX),
            spin("Level", usize::from(default.level.number()), Level::ALL.len()),
            format!("option name Seed type spin default 0 min 0 max {}", u32::MAX),
        ];
        let terms = cfg!(feature = "potentials").then_some(terms);
        options.into_iter().chain(terms).chain(parameters()).collect()
    }

    /// Executes `setoption name … value …`.
    pub(super) fn set(&mut self, text: &str) -> Result<(), ProtocolError> {
        let (name, value) = text
            .strip_prefix("name ")
            .and_then(|text| text.split_once(" value "))
            .ok_or(ProtocolError::OptionShape)?;
        let value = value.trim();
        // A value that is not a number becomes 0, which is always out of range.
        let number = || value.parse::<usize>().unwrap_or_default();
        match name.trim().to_ascii_lowercase().as_str() {
            "game" => self.choose(value)?,
            "terms" if cfg!(feature = "potentials") => self.agree(value)?,
            "hash" => self.settings = self.settings.with_hash(number())?,
            "threads" => self.settings = self.settings.with_threads(number())?,
            "multipv" => self.multi_pv = in_range(number(), MULTI_PV_MAX)?,
            "level" => {
                let wrong = ProtocolError::OptionValue { least: 1, most: Level::ALL.len() };
                self.level = value.parse().map_err(|_| wrong)?;
            }
            "seed" => {
                let wrong = ProtocolError::OptionValue { least: 0, most: u32::MAX as usize };
                self.seed = u64::from(value.parse::<u32>().map_err(|_| wrong)?);
            }
            name => return set_parameter(name, value),
        }
        Ok(())
    }

    /// Chooses a game by its id.
    fn choose(&mut self, id: &str) -> Result<(), ProtocolError> {
        let own = id.eq_ignore_ascii_case(CUSTOM_TERMS);
        let terms = own.then_some(self.custom_terms.0.as_str());
        self.variant = catalogue::variant(id, terms)?;
        self.custom_terms.1 = own;
        Ok(())
    }

    /// Sets the custom terms, including those of the current game if it is played under them.
    fn agree(&mut self, terms: &str) -> Result<(), ProtocolError> {
        let variant = catalogue::variant(CUSTOM_TERMS, Some(terms))?;
        terms.clone_into(&mut self.custom_terms.0);
        if self.custom_terms.1 {
            self.variant = variant;
        }
        Ok(())
    }
}

/// Returns the `option` lines of the parameters of the search, if they can be set.
#[cfg(not(feature = "tuning"))]
const fn parameters() -> std::iter::Empty<String> {
    std::iter::empty()
}

#[cfg(feature = "tuning")]
fn parameters() -> impl Iterator<Item = String> {
    search::PARAMETERS.iter().map(|search::Parameter { name, default, least, most, .. }| {
        format!("option name {name} type spin default {default} min {least} max {most}")
    })
}

/// Sets a parameter of the search, for all searches of this process.
#[cfg(not(feature = "tuning"))]
const fn set_parameter(_: &str, _: &str) -> Result<(), ProtocolError> {
    Err(ProtocolError::UnknownOption)
}

#[cfg(feature = "tuning")]
fn set_parameter(name: &str, value: &str) -> Result<(), ProtocolError> {
    let parameter = search::PARAMETERS.iter().find(|parameter| parameter.name == name);
    let parameter = parameter.ok_or(ProtocolError::UnknownOption)?;
    let fits = value.parse().is_ok_and(|value| parameter.set(value));
    let range = ProtocolError::OptionValue {
        least: parameter.least as usize,
        most: parameter.most as usize,
    };
    if fits { Ok(()) } else { Err(range) }
}
