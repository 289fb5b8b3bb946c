use bridge::reply;
use json::{Writer, Written};
use table::{Effect, Geometry, OpenTables, Refusal, View};
use variants::{AnyGame, Family};

use crate::Request;

/// The result of a call.
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
            Self::Opened(table, view) => {
                out.open('{');
                out.field("table", table);
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

/// Answers a request. An invalid one is refused.
pub fn answer(tables: &mut OpenTables, request: &str) -> String {
    let request = Request::read(request).ok_or_else(Refusal::request);
    reply(&request.and_then(|request| execute(tables, request)))
}

fn execute(tables: &mut OpenTables, request: Request) -> Result<Answer, Refusal> {
    Ok(match request {
        Request::Geometry(family) => Answer::Geometry(Geometry::of(read_family(&family)?)),
        Request::Open(opening) => {
            let table = tables.open(&opening)?;
            Answer::Opened(table, tables.table(table)?.view())
        }
        Request::Close(table) => {
            tables.close(table);
            Answer::Nothing
        }
        Request::View(table) => Answer::View(tables.table(table)?.view()),
        Request::Act(table, token) => {
            let table = tables.table_mut(table)?;
            let effects = table.act(&token).map_err(|refusal| explained(table.game(), refusal))?;
            Answer::Acted(effects, table.view())
        }
        Request::Preview(table, token) => {
            Answer::Effects(tables.table_mut(table)?.preview(&token)?)
        }
        Request::Undo(table) => {
            let table = tables.table_mut(table)?;
            table.undo();
            Answer::View(table.view())
        }
        Request::Why(table, path) => {
            let table = tables.table(table)?;
            Answer::Refusal(explained(table.game(), table.explain(&path)))
        }
        Request::Retell(table, index) => {
            Answer::Effects(tables.table(table)?.effects_of_turn(index)?)
        }
    })
}

/// A refusal with the lesson that explains it.
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
