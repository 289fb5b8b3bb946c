use game::Color;
use hexgrid::write_columns;
use json::Json;
use variants::{AnyGame, Family, PositionError, Variant};

use crate::{
    fields::{color, list, optional_text},
    kind::Kind,
    opening::variant,
    piece::Piece,
    point_name::PointName,
    refusal::Refusal,
};

/// Everything that must be known to write a position string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The id of the variant.
    pub variant: String,
    /// What stands on the board.
    pub pieces: Vec<Piece>,
    /// Who acts next.
    pub to_act: Color,
    /// YINSH: the rings that White and Black have removed.
    pub rings_off: [u8; 2],
    /// GIPF: the pieces that White and Black have in reserve.
    pub reserve: [u8; 2],
    /// Tournament: whether White and Black may bring in GIPF-pieces.
    pub right: [Right; 2],
    /// The stage as position strings have it; found by the rules if it is not given.
    pub stage: Option<String>,
}

game::codes! {
    /// Whether a player may bring in GIPF-pieces.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Right {
        /// They must: the first piece has to be a GIPF-piece.
        First = "first",
        /// They may.
        Open = "open",
        /// They may not.
        Lost = "lost",
    }
}

impl Right {
    fn letters(self, letter: &str) -> String {
        letter.repeat(match self {
            Self::First => 2,
            Self::Open => 1,
            Self::Lost => 0,
        })
    }
}

impl Setup {
    /// Reads a setup.
    #[must_use]
    pub fn read(json: Json<'_>) -> Option<Self> {
        let number = |json: Json<'_>| json.number()?.try_into().ok();
        Some(Self {
            variant: json.get("variant")?.text()?.into_owned(),
            pieces: list(json.get("pieces")?, Piece::read)?,
            to_act: color(json.get("toAct")?)?,
            rings_off: both(json.get("ringsOff")?, number)?,
            reserve: both(json.get("reserve")?, number)?,
            right: both(json.get("right")?, |json| Right::from_code(&json.text()?))?,
            stage: optional_text(json, "stage")?,
        })
    }

    /// The position string.
    ///
    /// # Errors
    /// Says why the position cannot arise.
    pub fn compose(&self) -> Result<String, Refusal> {
        let variant = variant(&self.variant, None)?;
        let board = self.board(variant.family())?;
        let position = |stage: &str| {
            let text = format!("{board} {} {stage} {}", self.to_act.letter(), self.rest(variant));
            AnyGame::from_position(variant, &text).map(|game| game.position())
        };
        let found = match &self.stage {
            Some(stage) => position(stage),
            None => self.at_likely_stage(variant.family(), position),
        };
        Ok(found?)
    }

    /// The position at the stage that it must have, as far as the rules tell: a row on
    /// the board is to be removed, and missing rings are to be placed.
    fn at_likely_stage(
        &self,
        family: Family,
        position: impl Fn(&str) -> Result<String, PositionError>,
    ) -> Result<String, PositionError> {
        let (usual, settling) = match family {
            Family::Yinsh => ("move", "row"),
            _ => ("push", "remove"),
        };
        let settled = |mover: Color| position(&format!("{settling}:{}", mover.letter()));
        let error = match position(usual) {
            Ok(text) => return Ok(text),
            Err(error) => error,
        };
        match error.code() {
            "position-row-standing" => {
                settled(self.to_act).or_else(|_| settled(!self.to_act)).map_err(|_| error)
            }
            "position-ring-count" => position("place").map_err(|placing| {
                let meant = placing.code() == "position-placing-out-of-turn";
                if meant { placing } else { error }
            }),
            _ => Err(error),
        }
    }

    /// The first field of the position string.
    fn board(&self, family: Family) -> Result<String, Refusal> {
        for (index, piece) in self.pieces.iter().enumerate() {
            let earlier = self.pieces.iter().take(index);
            if earlier.clone().any(|other| other.at == piece.at) {
                let at = Some(piece.at);
                let text = "two pieces stand on the same point";
                return Err(Refusal { point: at, ..Refusal::new("piece-twice", text) });
            }
            check_point(family, *piece)?;
        }
        let columns = columns(family);
        let lengths: Vec<u8> = columns.iter().map(|column| column.len() as u8).collect();
        let mut board = String::new();
        let letter_at = |column: usize, index: u8| {
            let name = columns.get(column)?.get(usize::from(index))?;
            self.pieces.iter().find(|piece| piece.at == *name).map(piece_letter)
        };
        // Writing to a string cannot fail.
        write_columns(&mut board, &lengths, letter_at).ok();
        Ok(board)
    }

    /// The fields behind the stage.
    fn rest(&self, variant: Variant) -> String {
        let [white, black] = match variant.family() {
            Family::Yinsh => self.rings_off,
            _ => self.reserve,
        };
        let mut rest = format!("{white}-{black}");
        if variant == Variant::GipfTournament {
            let [white, black] = self.right;
            let rights = white.letters("G") + &black.letters("g");
            rest.push(' ');
            rest.push_str(if rights.is_empty() { "-" } else { &rights });
        }
        rest
    }
}

/// The fields `w` and `b` of an object.
fn both<'a, T>(json: Json<'a>, read: impl Fn(Json<'a>) -> Option<T>) -> Option<[T; 2]> {
    Some([read(json.get("w")?)?, read(json.get("b")?)?])
}

/// The letter of a piece in position strings.
fn piece_letter(piece: &Piece) -> char {
    let letter = match piece.kind {
        Kind::Ring => 'R',
        Kind::Marker => 'M',
        Kind::Single => 'P',
        Kind::Gipf => 'G',
        // Not read: see `Kind::from_code`.
        #[cfg(feature = "potentials")]
        _ => return '?',
    };
    if piece.color == Color::White { letter } else { letter.to_ascii_lowercase() }
}

/// Whether a piece of a game stands on a point of that game.
fn check_point(family: Family, piece: Piece) -> Result<(), Refusal> {
    let (is_point, kinds) = match family {
        Family::Yinsh => (piece.at.yinsh().is_some(), [Kind::Ring, Kind::Marker]),
        _ if piece.at.dot().is_some() => {
            return Err(gipf::ParseActionError::NotASpot.into());
        }
        _ => (piece.at.spot().is_some(), [Kind::Single, Kind::Gipf]),
    };
    if !is_point {
        Err(Refusal::no_point(piece.at))
    } else if !kinds.contains(&piece.kind) {
        Err(Refusal::new("other-game", "this piece belongs to another game"))
    } else {
        Ok(())
    }
}

/// The points of each column on which pieces can stand, from its lowest row up.
fn columns(family: Family) -> Vec<Vec<PointName>> {
    let exists = |name: &PointName| match family {
        Family::Yinsh => name.yinsh().is_some(),
        _ => name.spot().is_some(),
    };
    (0..26)
        .map(|column| (1..20).map(|row| PointName::new(column, row)).filter(exists).collect())
        .filter(|column: &Vec<PointName>| !column.is_empty())
        .collect()
}
