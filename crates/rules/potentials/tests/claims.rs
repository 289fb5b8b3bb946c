//! The claims that hold for every game, of GIPF with potentials.

use potentials::Position;

claims::state_claims! { Position }
