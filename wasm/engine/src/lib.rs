//! The door through which a browser enters `engine`.
