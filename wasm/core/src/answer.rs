use board::{Effect, Geometry, OpenBoards, Refusal, View};
use bridge::reply;
use json::{Writer, Written};
use variants::{AnyGame, Family};

use crate::Request;

/// Result of a call.
enum Answer {
    Nothing,
    Geometry(Geometry),
    Opened(u32, View),
    View(View),
    Acted(Vec<Effect>, View),
    Effects(Vec<Effect>),
    Refusal(Refusal),
}

impl Written for Answer {
    fn write(&self, out: &mut Writer) {
        match self {
            Self::Nothing => out.plain("null"),
            Self::Geometry(geometry) => geometry.write(out),
            Self::Opened(board, view) => {
                out.open('{');
                out.field("id", board);
                out.field("view", view);
                out.close('}');
            }
            Self::View(view) => view.write(out),
            Self::Acted(effects, view) => {
                out.open('{');
                out.field("effects", effects);
                out.field("view", view);
                out.close('}');
            }
            Self::Effects(effects) => effects.write(out),
            Self::Refusal(refusal) => refusal.write(out),
        }
    }
}

/// Answers a request. Invalid requests are refused.
pub fn answer(boards: &mut OpenBoards, request: &str) -> String {
    let request = Request::read(request).ok_or_else(Refusal::request);
    reply(&request.and_then(|request| execute(boards, request)))
}

fn execute(boards: &mut OpenBoards, request: Request) -> Result<Answer, Refusal> {
    Ok(match request {
        Request::Geometry(family) => Answer::Geometry(Geometry::of(read_family(&family)?)),
        Request::Open(opening) => {
            let board = boards.open(&opening)?;
            Answer::Opened(board, boards.board(board)?.view())
        }
        Request::Close(board) => {
            boards.close(board);
            Answer::Nothing
        }
        Request::View(board) => Answer::View(boards.board(board)?.view()),
        Request::Act(board, token) => {
            let board = boards.board_mut(board)?;
            let effects = board.act(&token).map_err(|refusal| explained(board.game(), refusal))?;
            Answer::Acted(effects, board.view())
        }
        Request::Preview(board, token) => {
            Answer::Effects(boards.board_mut(board)?.preview(&token)?)
        }
        Request::Undo(board) => {
            let board = boards.board_mut(board)?;
            board.undo();
            Answer::View(board.view())
        }
        Request::Why(board, path) => {
            let board = boards.board(board)?;
            Answer::Refusal(explained(board.game(), board.explain(&path)))
        }
        Request::Retell(board, index) => {
            Answer::Effects(boards.board(board)?.effects_of_turn(index)?)
        }
    })
}

/// Adds to a refusal the lesson that explains it.
fn explained(game: &AnyGame, refusal: Refusal) -> Refusal {
    let lesson = lessons::lesson_for(refusal.code, game.variant().family());
    Refusal { lesson, ..refusal }
}

fn read_family(id: &str) -> Result<Family, Refusal> {
    match id {
        "yinsh" => Ok(Family::Yinsh),
        "gipf" => Ok(Family::Gipf),
        _ => Err(Refusal::request()),
    }
}
