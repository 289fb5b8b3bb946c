//! Tests of the properties common to all games, for GIPF with potentials.

use gipf_potentials::Position;

properties::property_tests! { Position }
