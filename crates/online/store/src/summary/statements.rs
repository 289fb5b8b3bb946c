//! Text of the statements that write summaries, built once from the list of columns.

use super::table::SetAt;

/// Text of every statement.
#[derive(Debug)]
pub(super) struct Statements {
    /// Stores a new game. Parameters: the id, all columns, and the derived columns.
    pub(super) insert: String,
    /// Stores the columns that every event sets. Parameters: see [`FIRST_COLUMN`].
    pub(super) update_turn: String,
    /// Like `update_turn`, and also appends an event, which is the last parameter.
    #[cfg(feature = "cluster")]
    pub(super) append_turn: String,
    /// Stores all columns that can change. The last parameter is the facet.
    pub(super) update: String,
}

/// Number of the first parameter that is a column in an update. The parameters before it are the id, the number of the last
/// stored event, and the epoch since which the caller has owned the game.
const FIRST_COLUMN: usize = 4;

const IF_UNCHANGED: &str = "WHERE id = $1 AND seq = $2 AND (epoch = $3 OR $3 IS NULL)";

impl Statements {
    /// Builds the statements for a table with the given columns. The `derived` columns are written when a game is
    /// created, and never read.
    pub(super) fn new(columns: &[(&[&str], SetAt)], derived: &[&str]) -> Self {
        let columns_at = |at| {
            let set = columns.iter().filter(move |(_, set_at)| *set_at >= at);
            set.flat_map(|(names, _)| names.iter().copied()).collect::<Vec<_>>()
        };
        let update_turn =
            format!("UPDATE games SET {} {IF_UNCHANGED}", assignments(&columns_at(SetAt::Turn)));
        Self {
            insert: insert(&columns_at(SetAt::Creation), derived),
            #[cfg(feature = "cluster")]
            append_turn: format!(
                "WITH updated AS ({update_turn} RETURNING id, seq) INSERT INTO events (game, seq, event) \
                 SELECT id, seq, ${} FROM updated",
                FIRST_COLUMN + columns_at(SetAt::Turn).len()
            ),
            update_turn,
            update: update(&columns_at(SetAt::ListChange)),
        }
    }
}

fn insert(columns: &[&str], derived: &[&str]) -> String {
    let names = [&["id"], columns, derived].concat();
    let parameters: Vec<_> = (1..=names.len()).map(|number| format!("${number}")).collect();
    format!(
        "INSERT INTO games ({}) VALUES ({}) ON CONFLICT DO NOTHING",
        names.join(", "),
        parameters.join(", ")
    )
}

fn update(columns: &[&str]) -> String {
    let parameter = |name| {
        let place = columns.iter().position(|column| *column == name);
        place.map(|place| FIRST_COLUMN + place)
    };
    let mut assigned = assignments(columns);
    // An ended game is listed at the time of its end.
    if let (Some(status), Some(updated)) = (parameter("status"), parameter("updated")) {
        assigned += &format!(
            ", placed = CASE WHEN status <> 'ended' AND ${status} = 'ended' THEN ${updated} ELSE placed END"
        );
    }
    let facet = FIRST_COLUMN + columns.len();
    format!("UPDATE games SET {assigned}, facet = ${facet} {IF_UNCHANGED}")
}

fn assignments(columns: &[&str]) -> String {
    let assigned =
        (FIRST_COLUMN..).zip(columns).map(|(number, name)| format!("{name} = ${number}"));
    assigned.collect::<Vec<_>>().join(", ")
}
