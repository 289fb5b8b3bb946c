use clap::ValueEnum;

/// A module for the browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Module {
    /// The board: the rules, and the possible choices.
    Core,
    /// Records, positions and lessons.
    Documents,
    /// The engine.
    Engine,
    /// Puzzles, openings and cards.
    Training,
    /// Animated pictures.
    Animation,
    /// The board, with games with potentials.
    PotentialsCore,
    /// Records, positions and lessons, with games with potentials.
    PotentialsDocuments,
    /// The engine, with games with potentials.
    PotentialsEngine,
}

impl Module {
    pub(super) const ALL: [Self; 8] = [
        Self::Core,
        Self::Documents,
        Self::Engine,
        Self::Training,
        Self::Animation,
        Self::PotentialsCore,
        Self::PotentialsDocuments,
        Self::PotentialsEngine,
    ];

    /// Returns the name of the module's crate folder in `wasm/` and of its file in `web/`.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Core | Self::PotentialsCore => "core",
            Self::Documents | Self::PotentialsDocuments => "documents",
            Self::Engine | Self::PotentialsEngine => "engine",
            Self::Training => "training",
            Self::Animation => "animation",
        }
    }

    /// Returns the features of the crate that the module is built with.
    pub(super) const fn features(self) -> &'static str {
        match self {
            Self::Core | Self::Documents | Self::Engine | Self::Training | Self::Animation => "",
            Self::PotentialsCore | Self::PotentialsDocuments | Self::PotentialsEngine => {
                "potentials"
            }
        }
    }

    /// Returns the module's folder in `web/`; modules that only games with potentials need have a separate one.
    pub(super) const fn folder(self) -> &'static str {
        if self.features().is_empty() { self.name() } else { "potentials" }
    }

    /// Returns the crate that exports the module's functions.
    pub(super) fn package(self) -> String {
        format!("{}-wasm", self.name())
    }

    /// Returns the profile with which the module is built.
    pub(super) fn profile(self) -> String {
        format!("wasm-{}", self.name())
    }

    /// Returns the path of the committed module.
    pub(crate) fn path(self) -> String {
        format!("web/{}/{}.wasm", self.folder(), self.name())
    }

    /// Returns the path of the committed digest.
    pub(super) fn digest_path(self) -> String {
        match self.features() {
            "" => format!("wasm/{}/digest", self.name()),
            features => format!("wasm/{}/digest-{features}", self.name()),
        }
    }
}
