use record::Evaluation;

/// An evaluation with its sign, from White's side.
pub(crate) fn shown(evaluation: Evaluation) -> String {
    match evaluation {
        Evaluation::Win { winner, turns: 0 } => format!("{winner} won"),
        Evaluation::Centi(1..) => format!("+{evaluation}"),
        _ => evaluation.to_string(),
    }
}
