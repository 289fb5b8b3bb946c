use crate::{board::Board, game_start::GameStart, refusal::Refusal};

/// Maximum number of games open at once, as a guard against pages that forget to close them.
pub const OPEN_BOARDS_MAX: usize = 256;

/// Open games by handle.
#[derive(Default, Debug)]
pub struct OpenBoards {
    boards: Vec<(u32, Board)>,
    opened: u32,
}

impl OpenBoards {
    /// Opens a game and returns its handle.
    ///
    /// # Errors
    /// Returns an error if the start is invalid, or if too many games are open.
    pub fn open(&mut self, opening: &GameStart) -> Result<u32, Refusal> {
        if self.boards.len() >= OPEN_BOARDS_MAX {
            return Err(Refusal::new("too-many-tables", "too many games are open"));
        }
        let board = Board::open(opening)?;
        self.opened = self.opened.wrapping_add(1);
        self.boards.push((self.opened, board));
        Ok(self.opened)
    }

    /// Closes a game; does nothing if the game is not open.
    pub fn close(&mut self, id: u32) {
        self.boards.retain(|(other, _)| *other != id);
    }

    /// Returns an open game.
    ///
    /// # Errors
    /// Returns an error if the game is not open.
    pub fn board(&self, id: u32) -> Result<&Board, Refusal> {
        let mut boards = self.boards.iter();
        boards.find(|(other, _)| *other == id).map(|(_, board)| board).ok_or_else(Refusal::no_board)
    }

    /// Returns a mutable reference to an open game.
    ///
    /// # Errors
    /// Returns an error if the game is not open.
    pub fn board_mut(&mut self, id: u32) -> Result<&mut Board, Refusal> {
        let mut boards = self.boards.iter_mut();
        boards.find(|(other, _)| *other == id).map(|(_, board)| board).ok_or_else(Refusal::no_board)
    }
}
