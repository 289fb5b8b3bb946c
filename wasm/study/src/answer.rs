use door::told;
use json::{Writer, Written};
use table::{Records, Refusal, Table};

use crate::Request;

/// What a call answers with.
enum Told {
    Records(Records),
    Text(String),
    Verdict(&'static str),
    Turn(Option<String>),
}

impl Written for Told {
    fn write(&self, out: &mut Writer) {
        match self {
            Self::Records(records) => records.write(out),
            Self::Text(text) => text.write(out),
            Self::Verdict(word) => word.write(out),
            Self::Turn(token) => token.write(out),
        }
    }
}

/// Answers a request; one that cannot be understood is refused too.
#[must_use]
pub fn answer(request: &str) -> String {
    told(&Request::read(request).ok_or_else(Refusal::request).and_then(tell))
}

fn tell(request: Request) -> Result<Told, Refusal> {
    Ok(match request {
        Request::Compose(setup) => Told::Text(setup.compose()?),
        Request::Read(text, variant) => Told::Records(Records::read(&text, variant.as_deref())?),
        Request::Write(tree) => Told::Text(tree.text()?),
        Request::Judge(opening, goal) => {
            Told::Verdict(goal.judge(Table::open(&opening)?.game()).word())
        }
        Request::Solution(opening, goal) => {
            Told::Turn(goal.solution(Table::open(&opening)?.game()))
        }
    })
}
