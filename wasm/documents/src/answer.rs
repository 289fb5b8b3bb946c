use board::{Board, Records, Refusal};
use bridge::reply;
use json::{Writer, Written};
use lessons::GoalStatus;

use crate::Request;

/// Result of a call.
enum Answer {
    Records(Records),
    #[cfg(feature = "potentials")]
    Tree(Box<board::RecordTree>),
    Text(String),
    Status(GoalStatus),
    Turn(Option<String>),
}

impl Written for Answer {
    fn write(&self, out: &mut Writer) {
        match self {
            Self::Records(records) => records.write(out),
            #[cfg(feature = "potentials")]
            Self::Tree(tree) => tree.write(out),
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
        #[cfg(feature = "potentials")]
        Request::Part(tree) => Answer::Tree(Box::new(tree.gipf_part()?)),
        Request::Judge(opening, goal) => Answer::Status(goal.status(Board::open(&opening)?.game())),
        Request::Solution(opening, goal) => {
            Answer::Turn(goal.solution(Board::open(&opening)?.game()))
        }
    })
}
