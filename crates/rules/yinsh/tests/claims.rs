//! The claims that hold for every game, of YINSH.

claims::state_claims! { yinsh::Position }
