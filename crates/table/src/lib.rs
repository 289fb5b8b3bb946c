//! What a board shows and offers: geometry, pieces, choices, effects.
