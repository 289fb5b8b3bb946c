use std::{str::FromStr, sync::atomic::AtomicBool};

use engine::{Engine, EvaluationKind, Level, SearchRequest, StrengthLimits};
use search::Features;
use variants::{AnyGame, Variant};

use crate::{
    budget::Budget,
    player::{Player, PlayerError},
};

/// Configuration of the built-in engine in a match.
///
/// A configuration is written as `gipfel`, optionally followed by a colon and settings:
/// `gipfel:level=3`, `gipfel:hand`, `gipfel:nodes=500,blur=40`, `gipfel:without=killers`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// Playing level.
    pub level: Level,
    /// Strength limits that replace those of the level.
    pub strength: Option<StrengthLimits>,
    /// Evaluation that the engine uses.
    pub evaluation: EvaluationKind,
    /// Search techniques in use.
    pub features: Features,
}

/// Error returned when parsing an invalid configuration of the engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?}: expected gipfel, or gipfel: followed by a comma-separated list of hand, pattern, level=N, depth=N, nodes=N, blur=N, blind, without=FEATURE"
)]
pub struct ParseSettingError(String);

impl FromStr for Setting {
    type Err = ParseSettingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseSettingError(text.to_owned());
        let words = text.strip_prefix("gipfel").ok_or_else(wrong)?;
        let mut setting = Self::default();
        if words.is_empty() {
            return Ok(setting);
        }
        for word in words.strip_prefix(':').ok_or_else(wrong)?.split(',') {
            setting.read(word).ok_or_else(wrong)?;
        }
        Ok(setting)
    }
}

impl Setting {
    fn read(&mut self, word: &str) -> Option<()> {
        let mut strength = self.strength.unwrap_or_default();
        match word.split_once('=') {
            None if word == "hand" => self.evaluation = EvaluationKind::Hand,
            None if word == "blind" => strength.blind = true,
            None if word == "pattern" => self.evaluation = EvaluationKind::Pattern,
            Some(("without", name)) => {
                self.features = self.features.without(name.parse().ok()?);
            }
            Some(("level", number)) => self.level = number.parse().ok()?,
            Some(("depth", number)) => strength.depth = Some(number.parse().ok()?),
            Some(("nodes", number)) => strength.nodes = Some(number.parse().ok()?),
            Some(("blur", number)) => strength.blur = number.parse().ok()?,
            _ => return None,
        }
        self.strength = Some(strength).filter(|strength| *strength != StrengthLimits::default());
        Some(())
    }
}

/// The built-in engine as a player.
#[derive(Debug)]
pub struct EnginePlayer {
    engine: Engine,
    setting: Setting,
}

impl EnginePlayer {
    /// Creates a player with a transposition table of this many mebibytes.
    #[must_use]
    pub fn new(mebibytes: usize, setting: Setting) -> Self {
        Self { engine: Engine::new(mebibytes).with_evaluation(setting.evaluation), setting }
    }
}

impl Player for EnginePlayer {
    fn name(&self) -> String {
        match self.setting.level {
            Level::FULL => "gipfel".to_owned(),
            level => format!("gipfel, level {level}"),
        }
    }

    fn new_game(&mut self, _variant: Variant) -> Result<(), PlayerError> {
        self.engine.clear();
        Ok(())
    }

    fn play(&mut self, game: &AnyGame, budget: Budget) -> Result<String, PlayerError> {
        let level = self.setting.level.strength(game, 0);
        let strength = self
            .setting
            .strength
            .map_or(level, |strength| StrengthLimits { seed: level.seed, ..strength });
        let request =
            SearchRequest { strength, features: self.setting.features, ..SearchRequest::default() };
        let request = match budget {
            Budget::Nodes(nodes) => SearchRequest { nodes: Some(nodes), ..request },
            Budget::MoveTime(time) => SearchRequest { movetime: Some(time), ..request },
            Budget::Depth(depth) => SearchRequest { depth: Some(depth), ..request },
        };
        let answer = self.engine.search(game, &request, &AtomicBool::new(false), |_| {});
        answer.variations.into_iter().next().map(|best| best.turn).ok_or(PlayerError::NoTurn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_parsed_from_words() {
        let full: Setting = "gipfel".parse().unwrap();
        assert_eq!(full, Setting::default());
        let third: Setting = "gipfel:level=3".parse().unwrap();
        assert_eq!((third.level.number(), third.strength), (3, None));
        let seen: Setting = "gipfel:nodes=500,blur=40".parse().unwrap();
        assert_eq!(
            seen.strength,
            Some(StrengthLimits { nodes: Some(500), blur: 40, ..StrengthLimits::default() })
        );
    }

    #[test]
    fn an_invalid_setting_is_rejected() {
        for text in ["", "gipfel:", "gipfel:level=11", "gipfel level=3", "gipfel:nodes", "b4"] {
            assert!(text.parse::<Setting>().is_err(), "{text}");
        }
    }
}
