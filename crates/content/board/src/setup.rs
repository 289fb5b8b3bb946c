use game::Color;
use hexgrid::write_columns;
use json::Json;
use variants::{AnyGame, Family, PositionError, Variant};

use crate::{
    fields::{color, list, optional_text},
    game_start::variant,
    kind::Kind,
    piece::Piece,
    point_name::PointName,
    refusal::Refusal,
};

/// The contents of a position string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Id of the variant.
    pub variant: String,
    /// Pieces on the board.
    pub pieces: Vec<Piece>,
    /// Player to act.
    pub to_act: Color,
    /// YINSH: number of rings removed by White and Black.
    pub rings_off: [u8; 2],
    /// GIPF: number of pieces that White and Black have in reserve.
    pub reserve: [u8; 2],
    /// Tournament: rights of White and Black to bring in GIPF-pieces.
    pub right: [Right; 2],
    /// Stage as in position strings; if missing, the rules determine it.
    pub stage: Option<String>,
}

game::codes! {
    /// A player's right to bring in GIPF-pieces.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Right {
        /// The first piece has to be a GIPF-piece.
        First = "first",
        /// The player may bring in GIPF-pieces.
        Open = "open",
        /// The player may not bring in GIPF-pieces.
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
    /// Parses a setup.
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

    /// Returns the position string.
    ///
    /// # Errors
    /// Returns an error if the position cannot arise.
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

    /// Returns the position at the stage required by the rules: a row on the board has to be
    /// removed, and missing rings have to be placed.
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

    /// Returns the board, which is the first field of the position string.
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

    /// Returns the fields of the position string after the stage.
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

/// Returns the fields `w` and `b` of an object.
fn both<'a, T>(json: Json<'a>, read: impl Fn(Json<'a>) -> Option<T>) -> Option<[T; 2]> {
    Some([read(json.get("w")?)?, read(json.get("b")?)?])
}

/// Returns the letter of a piece in position strings.
fn piece_letter(piece: &Piece) -> char {
    let letter = match piece.kind {
        Kind::Ring => 'R',
        Kind::Marker => 'M',
        Kind::Single => 'P',
        Kind::Gipf => 'G',
        // Such a piece cannot be parsed; see `Kind::from_code`.
        #[cfg(feature = "potentials")]
        _ => return '?',
    };
    if piece.color == Color::White { letter } else { letter.to_ascii_lowercase() }
}

/// Checks that a piece and its point belong to the game.
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

/// Returns the points of each column that can hold pieces, from its lowest row up.
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
