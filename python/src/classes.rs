//! The Python classes of each game: `Action`, `Position` and `Game`.

mod action;
mod game;
mod macros;
mod position;

use macros::classes_of_game;

classes_of_game! {
    yinsh, ::yinsh::Position, "gipfel.yinsh", "YinshAction", "YinshPosition", "YinshGame"
}
classes_of_game! {
    gipf, ::gipf::Position, "gipfel.gipf", "GipfAction", "GipfPosition", "GipfGame"
}
classes_of_game! {
    potentials, ::potentials::Position, "gipfel.potentials", "PotentialsAction", "PotentialsPosition", "PotentialsGame"
}
