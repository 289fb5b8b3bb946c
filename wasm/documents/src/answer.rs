use board::{Board, Records, Refusal};
use bridge::reply;
use json::{Writer, Written};
use lessons::GoalStatus;

use crate::Request;

/// Result of a call.
enum Answer {
    Records(Records),
    Text(String),
    Status(GoalStatus),
    Turn(Option<String>),
}

impl Written for Answer {
    fn write(&self, out: &mut Writer) {
        match self {
            Self::Records(records) => records.write(out),
            Self::Text(text) => text.write(out),
            Self::Status(status) => status.code().write(out),
            Self::Turn(token) => token.write(out),
        }
    }
}

/// Answers a request. Invalid requests are refused.
#[must_use]
pub fn answer(request: &str) -> String {
    reply(&Request::read(request).ok_or_else(Refusal::request).and_then(execute))
}

fn execute(request: Request) -> Result<Answer, Refusal> {
    Ok(match request {
        Request::Compose(setup) => Answer::Text(setup.compose()?),
        Request::Read(text, variant) => Answer::Records(Records::read(&text, variant.as_deref())?),
        Request::Write(tree) => Answer::Text(tree.text()?),
        Request::Judge(opening, goal) => Answer::Status(goal.status(Board::open(&opening)?.game())),
        Request::Solution(opening, goal) => {
            Answer::Turn(goal.solution(Board::open(&opening)?.game()))
        }
    })
}
