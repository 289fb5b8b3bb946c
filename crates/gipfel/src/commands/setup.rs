use anyhow::{Context, anyhow, bail};
use clap::Args;
use combined::{ChallengeCount, CombinedGame, CombinedTerms, Links};
use record::Score;
use variants::{AnyGame, Handicap, ParseVariantError, Variant};

/// A game with the turns played so far: variant, start and turns.
#[derive(Args, Debug)]
pub(crate) struct Setup {
    /// yinsh, yinsh-blitz, gipf-basic, gipf-standard or gipf-tournament; with potentials
    /// gipf-tamsk, gipf-zertz, gipf-dvonn, gipf-yinsh, gipf-punct, gipf-ultimate, or
    /// gipf-potentials with --terms
    #[arg(value_name = "GAME", value_parser = known_id)]
    id: String,

    /// Terms of gipf-potentials, such as standard:18/15:T3U2-z6
    #[arg(long, value_name = "TERMS")]
    terms: Option<String>,

    /// In a match: links that decide who may use a potential, such as Y:yinsh,T:die
    #[arg(long, value_name = "LINKS", conflicts_with = "handicap")]
    links: Option<Links>,

    /// In a match: number of challenges of each player, or * for no limit
    #[arg(long, value_name = "NUMBER", requires = "links")]
    challenges: Option<ChallengeCount>,

    /// Turns or actions to play first, such as "f6 e5" or "1. e9-e7 b1-b3"
    #[arg(long, value_name = "TOKENS")]
    moves: Option<String>,

    /// Position string to start from, or startpos
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    /// Extra pieces for a player of gipf-basic, such as w2
    #[arg(long, value_name = "HANDICAP", conflicts_with = "position")]
    handicap: Option<Handicap>,
}

impl Setup {
    /// Returns the variant.
    pub(crate) fn variant(&self) -> anyhow::Result<Variant> {
        Variant::known(&self.id, self.terms.as_deref()).with_context(|| format!("{:?}", self.id))
    }

    /// Returns the variant of a single game, for commands that do not support matches with linked games.
    pub(crate) fn single(&self) -> anyhow::Result<Variant> {
        if self.links.is_some() {
            bail!("a match with linked games cannot be played here: leave out --links");
        }
        self.variant()
    }

    /// Returns the match, if there are links.
    pub(crate) fn combined(&self) -> anyhow::Result<Option<CombinedGame>> {
        let Some(links) = self.links else { return Ok(None) };
        let Variant::GipfPotentials(terms) = self.variant()? else {
            bail!("--links is for games with potentials, such as gipf-ultimate");
        };
        let terms =
            CombinedTerms::new(terms, links)?.with_challenges(self.challenges.unwrap_or_default());
        let mut game = match self.position.as_deref().map(str::trim) {
            None => CombinedGame::start(terms),
            Some(text) if text.eq_ignore_ascii_case("startpos") => CombinedGame::start(terms),
            Some(text) => CombinedGame::from_position(terms, text)
                .with_context(|| format!("--position {text:?} is not a position of this match"))?,
        };
        let tokens = self.moves.iter().flat_map(|moves| moves.split_whitespace());
        // Tokens in angle brackets are comments for people.
        let tokens = tokens.filter(|token| !token.starts_with('<'));
        let tokens = tokens.map(|token| without_number(token).trim_end_matches('>'));
        for (number, token) in (1..).zip(tokens.filter(|token| !token.is_empty())) {
            game.play_token(token)
                .map_err(|error| anyhow!("--moves: token {number}, {token:?}: {error}"))?;
        }
        Ok(Some(game))
    }

    /// Returns the game after the turns.
    pub(crate) fn game(&self) -> anyhow::Result<AnyGame> {
        if self.links.is_some() {
            bail!("--links is for gipfel show and gipfel legal");
        }
        let mut game = self.start()?;
        play_moves(&mut game, self.moves.as_deref().unwrap_or_default())?;
        Ok(game)
    }

    fn start(&self) -> anyhow::Result<AnyGame> {
        let variant = self.variant()?;
        if let Some(handicap) = self.handicap {
            let game = AnyGame::with_handicap(handicap);
            if game.variant() != variant {
                bail!("--handicap is for {}: leave it out for {}", game.variant(), variant);
            }
            return Ok(game);
        }
        from_position(variant, self.position.as_deref())
    }
}

/// Returns a game that starts at the position given by `--position`, or at the initial position.
pub(crate) fn from_position(variant: Variant, position: Option<&str>) -> anyhow::Result<AnyGame> {
    match position.map(str::trim) {
        None => Ok(AnyGame::start(variant)),
        Some(text) if text.eq_ignore_ascii_case("startpos") => Ok(AnyGame::start(variant)),
        Some(text) => AnyGame::from_position(variant, text)
            .with_context(|| format!("--position {text:?} is not a position of {variant}")),
    }
}

/// Plays the turns or actions given by `--moves`.
pub(crate) fn play_moves(game: &mut AnyGame, moves: &str) -> anyhow::Result<()> {
    let tokens = moves.split_whitespace().map(without_number).filter(|token| !token.is_empty());
    for (number, token) in (1..).zip(tokens) {
        play(game, number, token)?;
    }
    Ok(())
}

/// Checks the id of a variant, without its terms, which are a separate argument.
pub(crate) fn known_id(text: &str) -> anyhow::Result<String> {
    match Variant::known(text, None) {
        Ok(_) | Err(ParseVariantError::TermsMissing) => Ok(text.to_owned()),
        Err(ParseVariantError::Unknown) => {
            let ids = Variant::ALL.into_iter().chain(Variant::PRESETS).map(Variant::id);
            let ids: Vec<&str> = ids.collect();
            bail!("no such game; the games are {} and gipf-potentials with --terms", ids.join(", "))
        }
        Err(error) => Err(error.into()),
    }
}

/// Removes the turn number in front of a token; `1.` becomes empty.
fn without_number(token: &str) -> &str {
    let rest = token.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < token.len() && rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        token
    }
}

/// Returns whether a token occurs only in records: a reserve count, a comment or a result.
fn is_of_record(token: &str) -> bool {
    token.contains(['(', ')', '{', '}']) || token.parse::<Score>().is_ok()
}

fn play(game: &mut AnyGame, number: usize, token: &str) -> anyhow::Result<()> {
    if is_of_record(token) {
        bail!("--moves: token {number}, {token:?}: only turns and turn numbers are allowed");
    }
    let player = game.to_act();
    game.play_turn(token).map(|_| ()).map_err(|error| {
        let mut actions = token.split(';');
        let action = match (actions.clone().count(), actions.nth(error.index())) {
            (2.., Some(action)) => format!(", action {action:?}"),
            _ => String::new(),
        };
        anyhow!("--moves: token {number}, {token:?}{action}, {player} to act: {error}")
    })
}
