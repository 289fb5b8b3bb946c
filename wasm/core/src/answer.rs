use lessons::Goal;
use serde::Serialize;
use table::{Effect, Geometry, Refusal, Table, Tables, View};
use variants::{AnyGame, Family};

use crate::Request;

/// A longer request, in bytes, is not read.
const MOST_BYTES: usize = 4 << 20;

/// What a call answers with.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Answer {
    Ok(Told),
    Refused(Refusal),
}

#[derive(Serialize)]
#[serde(untagged)]
enum Told {
    Nothing,
    Geometry(Geometry),
    Opened { table: u32, view: View },
    View(View),
    Acted { effects: Vec<Effect>, view: View },
    Effects(Vec<Effect>),
    Refusal(Refusal),
    Verdict(&'static str),
    Turn(Option<String>),
}

/// Answers a request; one that cannot be understood is refused too.
pub fn answer(tables: &mut Tables, request: &str) -> String {
    let told = if request.len() > MOST_BYTES {
        Err(Refusal::new("text-too-long", "this text is too long"))
    } else {
        serde_json::from_str(request)
            .map_err(|_| Refusal::request())
            .and_then(|request| tell(tables, request))
    };
    let answer = told.map_or_else(Answer::Refused, Answer::Ok);
    // Texts, numbers and lists of them: there is nothing that JSON could not hold.
    serde_json::to_string(&answer).unwrap_or_default()
}

fn tell(tables: &mut Tables, request: Request) -> Result<Told, Refusal> {
    Ok(match request {
        Request::Geometry(family) => Told::Geometry(Geometry::of(read_family(&family)?)),
        Request::Open(opening) => {
            let table = tables.open(&opening)?;
            Told::Opened { table, view: tables.table(table)?.view() }
        }
        Request::Close(table) => {
            tables.close(table);
            Told::Nothing
        }
        Request::View(table) => Told::View(tables.table(table)?.view()),
        Request::Act(table, token) => {
            let table = tables.table_mut(table)?;
            let effects = table.act(&token).map_err(|refusal| explained(table.game(), refusal))?;
            Told::Acted { effects, view: table.view() }
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
        Request::Judge(opening, goal) => {
            Told::Verdict(read_goal(&goal)?.judge(Table::open(&opening)?.game()).word())
        }
        Request::Solution(opening, goal) => {
            Told::Turn(read_goal(&goal)?.solution(Table::open(&opening)?.game()))
        }
    })
}

/// A refusal with the lesson that explains it.
fn explained(game: &AnyGame, refusal: Refusal) -> Refusal {
    let lesson = lessons::about(refusal.code, game.variant().family());
    Refusal { lesson, ..refusal }
}

fn read_goal(text: &str) -> Result<Goal, Refusal> {
    text.parse().map_err(|_| Refusal::request())
}

fn read_family(id: &str) -> Result<Family, Refusal> {
    match id {
        "yinsh" => Ok(Family::Yinsh),
        "gipf" => Ok(Family::Gipf),
        _ => Err(Refusal::request()),
    }
}
