//! Declaration of a struct together with the columns that contain it.

/// Events that set a column. A case includes the events of the cases above it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum SetAt {
    /// The creation of the game.
    Creation,
    /// Events after which the game may appear in other lists: a player joins, or the game ends.
    ListChange,
    /// Every event. Such a column should not be indexed, because a turn is by far the most frequent write.
    Turn,
}

/// Declares the struct whose fields are the columns of the table `games`, apart from the id and the derived columns.
///
/// Each field states when its column is set. The column has the name of the field unless another one is given with `as`. A field
/// that is itself a struct lists its own fields, which are then the columns. The type determines how a value is stored: it
/// implements [`Stored`](crate::stored::Stored). The value after `=` is that of a new game, as an expression over the parameters of
/// `new`, whose signature and first statements follow the struct.
///
/// Generates the struct, `columns!` (the list for `SELECT`), `COLUMNS`, `read`, and the methods `new` and `written`. All list the
/// columns in the same order.
macro_rules! games_table {
    (
        $(#[$meta:meta])*
        pub struct $Summary:ident {
            $(
                $(#[$doc:meta])*
                pub $field:ident: $type:ty $({ $($part:ident),+ $(,)? })? $(as $column:ident)?
                    = $initial:expr => $set_at:ident,
            )+
        }

        impl {
            $(#[$new_meta:meta])*
            pub const fn new($($parameter:ident: $parameter_type:ty),* $(,)?) -> Self {
                $($statement:stmt;)*
            }
        }
    ) => {
        $(#[$meta])*
        pub struct $Summary {
            $($(#[$doc])* pub $field: $type,)+
        }

        /// Columns that [`read`] expects, as a literal.
        macro_rules! columns {
            () => {
                concat!(
                    "id"
                    $(, ", ", $crate::summary::games_table!(
                        @list $field $({ $($part),+ })? $(as $column)?
                    ))+
                )
            };
        }
        pub(crate) use columns;

        /// Names of the columns of each field, and when they are set.
        const COLUMNS: &[(&[&str], SetAt)] = &[
            $((games_table!(@names $field $({ $($part),+ })? $(as $column)?), SetAt::$set_at)),+
        ];

        /// Reads a game from a row with the columns of `columns!`.
        pub(crate) fn read(mut row: Row) -> Result<(GameId, $Summary), Failure> {
            let id = row.take()?;
            let summary = $Summary {
                $($field: games_table!(@read row, $type $({ $($part),+ })?),)+
            };
            Ok((id, summary))
        }

        impl $Summary {
            $(#[$new_meta])*
            pub const fn new($($parameter: $parameter_type),*) -> Self {
                $($statement)*
                Self { $($field: $initial),+ }
            }

            /// Returns the values of the columns that the given events set.
            fn written(&self, at: SetAt) -> Result<Vec<Written<'_>>, Failure> {
                let mut written = Vec::new();
                $(
                    if SetAt::$set_at >= at {
                        games_table!(@write written, self.$field $({ $($part),+ })?);
                    }
                )+
                Ok(written)
            }
        }
    };
    (@list $field:ident) => { stringify!($field) };
    (@list $field:ident as $column:ident) => { stringify!($column) };
    (@list $field:ident { $first:ident $(, $part:ident)* }) => {
        concat!(stringify!($first) $(, ", ", stringify!($part))*)
    };
    (@names $field:ident) => { &[stringify!($field)] };
    (@names $field:ident as $column:ident) => { &[stringify!($column)] };
    (@names $field:ident { $($part:ident),+ }) => { &[$(stringify!($part)),+] };
    (@read $row:ident, $type:ty) => { $row.take::<$type>()? };
    (@read $row:ident, $type:ty { $($part:ident),+ }) => {{
        type Parts = $type;
        Parts { $($part: $row.take()?),+ }
    }};
    (@write $to:ident, $self:ident.$field:ident) => { $to.push($self.$field.written()?); };
    (@write $to:ident, $self:ident.$field:ident { $($part:ident),+ }) => {
        $($to.push($self.$field.$part.written()?);)+
    };
}
pub(crate) use games_table;
