use record::Evaluation;

/// Formats an evaluation with its sign, from White's point of view.
pub(crate) fn shown(evaluation: Evaluation) -> String {
    match evaluation {
        Evaluation::Win { winner, turns: 0 } => format!("{winner} won"),
        Evaluation::Centi(1..) => format!("+{evaluation}"),
        _ => evaluation.to_string(),
    }
}
