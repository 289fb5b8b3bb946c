//! Lessons of YINSH and GIPF, and when one is solved.
