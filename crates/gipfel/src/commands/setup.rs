use anyhow::{Context, anyhow, bail};
use clap::Args;
use combined::{Challenges, CombinedGame, CombinedTerms, Links};
use record::Score;
use variants::{AnyGame, Handicap, ParseVariantError, Variant};

/// A game as far as it has been played: which one, from where, and what was played.
#[derive(Args, Debug)]
pub(crate) struct Setup {
    /// yinsh, yinsh-blitz, gipf-basic, gipf-standard or gipf-tournament; with potentials
    /// gipf-tamsk, gipf-zertz, gipf-dvonn, gipf-yinsh, gipf-punct, gipf-ultimate, or
    /// gipf-potentials with --terms
    #[arg(value_name = "GAME", value_parser = known_id)]
    id: String,

    /// What the players of gipf-potentials agreed on, such as standard:18/15:T3U2-z6
    #[arg(long, value_name = "TERMS")]
    terms: Option<String>,

    /// A match: what has to be won to use a potential, such as Y:yinsh,T:die
    #[arg(long, value_name = "LINKS", conflicts_with = "handicap")]
    links: Option<Links>,

    /// A match: how many challenges each player has, or * for as many as they like
    #[arg(long, value_name = "NUMBER", requires = "links")]
    challenges: Option<Challenges>,

    /// Turns or actions to play first, such as "f6 e5" or "1. e9-e7 b1-b3"
    #[arg(long, value_name = "TOKENS")]
    moves: Option<String>,

    /// A position string to start from, or startpos
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    /// Extra pieces for a player of gipf-basic, such as w2
    #[arg(long, value_name = "HANDICAP", conflicts_with = "position")]
    handicap: Option<Handicap>,
}

impl Setup {
    /// The variant.
    pub(crate) fn variant(&self) -> anyhow::Result<Variant> {
        Variant::known(&self.id, self.terms.as_deref()).with_context(|| format!("{:?}", self.id))
    }

    /// The variant of a game that stands alone: the engine plays no match with linked games here.
    pub(crate) fn single(&self) -> anyhow::Result<Variant> {
        if self.links.is_some() {
            bail!("a match with linked games cannot be played here: leave out --links");
        }
        self.variant()
    }

    /// The match, if there are links.
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
                .with_context(|| format!("--position {text:?} is no position of this match"))?,
        };
        let tokens = self.moves.iter().flat_map(|moves| moves.split_whitespace());
        // Brackets are for people.
        let tokens = tokens.filter(|token| !token.starts_with('<'));
        let tokens = tokens.map(|token| without_number(token).trim_end_matches('>'));
        for (number, token) in (1..).zip(tokens.filter(|token| !token.is_empty())) {
            game.play_token(token)
                .map_err(|error| anyhow!("--moves: token {number}, {token:?}: {error}"))?;
        }
        Ok(Some(game))
    }

    /// The game.
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

/// A game from the value of `--position`, or from the start without one.
pub(crate) fn from_position(variant: Variant, position: Option<&str>) -> anyhow::Result<AnyGame> {
    match position.map(str::trim) {
        None => Ok(AnyGame::start(variant)),
        Some(text) if text.eq_ignore_ascii_case("startpos") => Ok(AnyGame::start(variant)),
        Some(text) => AnyGame::from_position(variant, text)
            .with_context(|| format!("--position {text:?} is no position of {variant}")),
    }
}

/// Plays the value of `--moves`.
pub(crate) fn play_moves(game: &mut AnyGame, moves: &str) -> anyhow::Result<()> {
    let tokens = moves.split_whitespace().map(without_number).filter(|token| !token.is_empty());
    for (number, token) in (1..).zip(tokens) {
        play(game, number, token)?;
    }
    Ok(())
}

/// The id of a variant that is known; its terms are another argument.
pub(crate) fn known_id(text: &str) -> Result<String, ParseVariantError> {
    match Variant::known(text, None) {
        Ok(_) | Err(ParseVariantError::TermsMissing) => Ok(text.to_owned()),
        Err(error) => Err(error),
    }
}

/// A token without a number of a turn before it: `1.` is left empty.
fn without_number(token: &str) -> &str {
    let rest = token.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < token.len() && rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        token
    }
}

/// Whether it is something that only records have: a count, a comment or a result.
fn is_of_record(token: &str) -> bool {
    token.contains(['(', ')', '{', '}']) || token.parse::<Score>().is_ok()
}

fn play(game: &mut AnyGame, number: usize, token: &str) -> anyhow::Result<()> {
    if is_of_record(token) {
        bail!("--moves: token {number}, {token:?}: only turns and turn numbers here");
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
