/// Declares the class `Position` of a game.
macro_rules! position_class {
    ($module:literal) => {
        /// A position: an immutable value without history.
        #[pyclass(name = "Position", module = $module, eq, hash, frozen)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) struct Position(pub(crate) P);

        #[pymethods]
        impl Position {
            #[new]
            #[pyo3(signature = (text=None, *, variant=None))]
            fn new(text: Option<&str>, variant: Option<&str>) -> PyResult<Self> {
                read_position(text, variant).map(Self)
            }

            /// The id of the variant, followed by a colon and the terms if these are not a preset.
            #[getter]
            fn variant(&self) -> String {
                written_variant(&self.0)
            }

            /// The player who takes the next action.
            #[getter]
            #[expect(
                clippy::wrong_self_convention,
                reason = "a getter of Python takes a reference"
            )]
            fn to_act(&self) -> Color {
                self.0.to_act().into()
            }

            /// The task of the player to act.
            #[getter]
            fn stage(&self) -> &'static str {
                self.0.stage_name()
            }

            /// The 64-bit key; different positions may rarely share a key.
            #[getter]
            fn key(&self) -> u64 {
                self.0.key()
            }

            /// The names of the points with a piece, each with its owner and the piece.
            #[getter]
            fn pieces(&self) -> BTreeMap<String, (Color, String)> {
                let names: std::collections::HashMap<_, _> = P::places().into_iter().collect();
                let piece = |piece: crate::family::DrawnPiece| {
                    (names[&piece.place].clone(), (Color::from(piece.color), piece.shape.name()))
                };
                self.0.pieces_on_board().into_iter().map(piece).collect()
            }

            /// The legal actions; none when the game has ended.
            #[getter]
            fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
                action_list(py, self.0.legal_actions())
            }

            /// Returns the tokens of all whole turns of the player to act.
            #[pyo3(signature = (most=10_000))]
            fn legal_turns(&self, most: usize) -> PyResult<Vec<String>> {
                let game = P::to_any(History::new(self.0));
                let turns = game.legal_turns(most).map_err(too_many_turns)?;
                Ok(turns.into_iter().map(|turn| turn.token).collect())
            }

            /// Returns the outcome, or `None` if the game has not ended. Repetition is counted by `Game`.
            fn outcome(&self) -> Option<Outcome> {
                self.0.outcome().map(Outcome::from)
            }

            /// Returns whether an action, or a whole turn given as a token, is legal.
            fn is_legal(&self, action: &Bound<'_, PyAny>) -> PyResult<bool> {
                match self.play(action) {
                    Ok(_) => Ok(true),
                    Err(error)
                        if error
                            .is_instance_of::<crate::errors::IllegalActionError>(action.py()) =>
                    {
                        Ok(false)
                    }
                    Err(error) => Err(error),
                }
            }

            /// Raises the reason why an action, or a whole turn given as a token, is illegal.
            fn check(&self, action: &Bound<'_, PyAny>) -> PyResult<()> {
                self.play(action).map(|_| ())
            }

            /// Returns the position after an action, or after a whole turn given as a token.
            fn play(&self, action: &Bound<'_, PyAny>) -> PyResult<Self> {
                let mut next = self.0;
                if let Some(action) = action_of(action)? {
                    next.try_play(action).map_err(|rule| illegal::<P>(rule, 0))?;
                } else {
                    let token: String = action.extract().map_err(|_| not_an_action())?;
                    next.play_turn(&token).map_err(|error| turn_error(&error))?;
                }
                Ok(Self(next))
            }

            /// Returns the token of a legal action in this position.
            fn token(&self, action: PyRef<'_, Action>) -> PyResult<String> {
                let action = action_at::<P>(usize::from(action.index))?;
                self.0.check(action).map_err(|rule| illegal::<P>(rule, 0))?;
                Ok(Shown { position: &self.0, action }.to_string())
            }

            /// Returns the legal action with this token.
            fn parse(&self, py: Python<'_>, token: &str) -> PyResult<Py<Action>> {
                let unreadable = |error: <P as ::game::Game>::ParseActionError| {
                    turn_error::<P>(&::game::TurnError {
                        index: 0,
                        kind: ::game::TurnErrorKind::Unreadable(error),
                    })
                };
                let action = self.0.parse_action(token).map_err(unreadable)?;
                self.0.check(action).map_err(|rule| illegal::<P>(rule, 0))?;
                Ok(action_object(py, action)?.clone_ref(py))
            }

            /// Returns the image under one of the twelve symmetries of the board.
            fn image(&self, symmetry: usize) -> PyResult<Self> {
                Ok(Self(self.0.image_under(symmetry_at(symmetry)?)))
            }

            /// Counts the sequences of exactly `depth` actions.
            fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
                py.detach(|| ::game::perft(&self.0, depth))
            }

            fn __str__(&self) -> String {
                self.0.to_string()
            }

            fn __repr__(&self) -> String {
                format!("Position({:?}, variant={:?})", self.0.to_string(), self.variant())
            }

            fn _repr_svg_(&self) -> String {
                crate::drawing::svg(&self.0)
            }

            fn __copy__(&self) -> Self {
                *self
            }

            fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Self {
                *self
            }

            fn __getnewargs_ex__(&self) -> ((String,), BTreeMap<&'static str, String>) {
                ((self.__str__(),), BTreeMap::from([("variant", self.variant())]))
            }
        }
    };
}
pub(crate) use position_class;
