use std::{str::FromStr, sync::atomic::AtomicBool};

use search::Features;
use variants::{AnyGame, Variant};

use super::{Budget, Player, PlayerError};
use crate::{Judge, Level, Sight, Thinker, Wish};

/// How the engine of this crate plays in a match.
///
/// Written as `gipfel`, or with words behind a colon: `gipfel:level=3`, `gipfel:hand`,
/// `gipfel:nodes=500,blur=40`, `gipfel:without=killers`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// Its level.
    pub level: Level,
    /// What it sees, instead of what its level sees.
    pub sight: Option<Sight>,
    /// Its evaluation.
    pub judge: Judge,
    /// What its search is made of.
    pub features: Features,
}

/// A text that is no setting of the engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?}: behind gipfel: stand hand, pattern, level=N, depth=N, nodes=N, blur=N, blind, without=FEATURE, by commas"
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
        let mut sight = self.sight.unwrap_or_default();
        match word.split_once('=') {
            None if word == "hand" => self.judge = Judge::Hand,
            None if word == "blind" => sight.blind = true,
            None if word == "pattern" => self.judge = Judge::Pattern,
            Some(("without", name)) => {
                self.features = self.features.without(name.parse().ok()?);
            }
            Some(("level", number)) => self.level = number.parse().ok()?,
            Some(("depth", number)) => sight.depth = Some(number.parse().ok()?),
            Some(("nodes", number)) => sight.nodes = Some(number.parse().ok()?),
            Some(("blur", number)) => sight.blur = number.parse().ok()?,
            _ => return None,
        }
        self.sight = Some(sight).filter(|sight| *sight != Sight::default());
        Some(())
    }
}

/// The engine of this crate as a player.
#[derive(Debug)]
pub struct ThinkerPlayer {
    thinker: Thinker,
    setting: Setting,
}

impl ThinkerPlayer {
    /// The engine with a table of so many mebibytes.
    #[must_use]
    pub fn new(mebibytes: usize, setting: Setting) -> Self {
        Self { thinker: Thinker::new(mebibytes).with_judge(setting.judge), setting }
    }
}

impl Player for ThinkerPlayer {
    fn name(&self) -> String {
        match self.setting.level {
            Level::FULL => "gipfel".to_owned(),
            level => format!("gipfel, level {level}"),
        }
    }

    fn new_game(&mut self, _variant: Variant) -> Result<(), PlayerError> {
        self.thinker.forget();
        Ok(())
    }

    fn play(&mut self, game: &AnyGame, budget: Budget) -> Result<String, PlayerError> {
        let level = self.setting.level.sight(game, 0);
        let sight = self.setting.sight.map_or(level, |sight| Sight { seed: level.seed, ..sight });
        let wish = Wish { sight, features: self.setting.features, ..Wish::default() };
        let wish = match budget {
            Budget::Nodes(nodes) => Wish { nodes: Some(nodes), ..wish },
            Budget::MoveTime(time) => Wish { movetime: Some(time), ..wish },
            Budget::Depth(depth) => Wish { depth: Some(depth), ..wish },
        };
        let answer = self.thinker.think(game, &wish, &AtomicBool::new(false), |_| {});
        answer.lines.into_iter().next().map(|line| line.turn).ok_or(PlayerError::NoTurn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_from_words() {
        let full: Setting = "gipfel".parse().unwrap();
        assert_eq!(full, Setting::default());
        let third: Setting = "gipfel:level=3".parse().unwrap();
        assert_eq!((third.level.number(), third.sight), (3, None));
        let seen: Setting = "gipfel:nodes=500,blur=40".parse().unwrap();
        assert_eq!(seen.sight, Some(Sight { nodes: Some(500), blur: 40, ..Sight::default() }));
    }

    #[test]
    fn what_is_no_setting_is_refused() {
        for text in ["", "gipfel:", "gipfel:level=11", "gipfel level=3", "gipfel:nodes", "b4"] {
            assert!(text.parse::<Setting>().is_err(), "{text}");
        }
    }
}
