//! Tests of the properties common to all games, for YINSH.

properties::property_tests! { yinsh::Position }
