use door::told;
use json::{Writer, Written};
use table::{Effect, Geometry, Refusal, Tables, View};
use variants::{AnyGame, Family};

use crate::Request;

/// What a call answers with.
enum Told {
    Nothing,
    Geometry(Geometry),
    Opened(u32, View),
    View(View),
    Acted(Vec<Effect>, View),
    Effects(Vec<Effect>),
    Refusal(Refusal),
}

impl Written for Told {
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

/// Answers a request; one that cannot be understood is refused too.
pub fn answer(tables: &mut Tables, request: &str) -> String {
    let request = Request::read(request).ok_or_else(Refusal::request);
    told(&request.and_then(|request| tell(tables, request)))
}

fn tell(tables: &mut Tables, request: Request) -> Result<Told, Refusal> {
    Ok(match request {
        Request::Geometry(family) => Told::Geometry(Geometry::of(read_family(&family)?)),
        Request::Open(opening) => {
            let table = tables.open(&opening)?;
            Told::Opened(table, tables.table(table)?.view())
        }
        Request::Close(table) => {
            tables.close(table);
            Told::Nothing
        }
        Request::View(table) => Told::View(tables.table(table)?.view()),
        Request::Act(table, token) => {
            let table = tables.table_mut(table)?;
            let effects = table.act(&token).map_err(|refusal| explained(table.game(), refusal))?;
            Told::Acted(effects, table.view())
        }
        Request::Preview(table, token) => Told::Effects(tables.table_mut(table)?.preview(&token)?),
        Request::Undo(table) => {
            let table = tables.table_mut(table)?;
            table.undo();
            Told::View(table.view())
        }
        Request::Why(table, path) => {
            let table = tables.table(table)?;
            Told::Refusal(explained(table.game(), table.why(&path)))
        }
        Request::Retell(table, index) => Told::Effects(tables.table(table)?.retell(index)?),
    })
}

/// A refusal with the lesson that explains it.
fn explained(game: &AnyGame, refusal: Refusal) -> Refusal {
    let lesson = lessons::about(refusal.code, game.variant().family());
    Refusal { lesson, ..refusal }
}

fn read_family(id: &str) -> Result<Family, Refusal> {
    match id {
        "yinsh" => Ok(Family::Yinsh),
        "gipf" => Ok(Family::Gipf),
        _ => Err(Refusal::request()),
    }
}
