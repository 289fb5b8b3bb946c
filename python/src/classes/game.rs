/// Declares the class `Game` of a game.
macro_rules! game_class {
    ($module:literal) => {
        /// A game: a position with the actions that led to it, for undo and for rules about repetition.
        #[pyclass(name = "Game", module = $module, eq)]
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) struct Game(pub(crate) History<P>);

        #[pymethods]
        impl Game {
            #[new]
            #[pyo3(signature = (position=None, *, variant=None))]
            fn new(position: Option<&Bound<'_, PyAny>>, variant: Option<&str>) -> PyResult<Self> {
                let start = match position {
                    Some(object) => match object.cast::<Position>() {
                        Ok(position) => position.get().0,
                        Err(_) => read_position(Some(&object.extract::<String>()?), variant)?,
                    },
                    None => read_position(None, variant)?,
                };
                Ok(Self(History::new(start)))
            }

            /// The id of the variant, followed by a colon and the terms if these are not a preset.
            #[getter]
            fn variant(&self) -> String {
                written_variant(self.0.position())
            }

            /// The position from which the game started.
            #[getter]
            fn start(&self) -> Position {
                Position(*self.0.start())
            }

            /// The current position.
            #[getter]
            fn position(&self) -> Position {
                Position(*self.0.position())
            }

            /// The player who takes the next action.
            #[getter]
            fn to_act(&self) -> Color {
                self.0.position().to_act().into()
            }

            /// The actions played so far.
            #[getter]
            fn actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
                action_list(py, self.0.actions().iter().copied())
            }

            /// The turns played so far, as tokens; the last one may be incomplete.
            #[getter]
            fn turns(&self) -> Vec<String> {
                P::to_any(self.0.clone()).turns().into_iter().map(|turn| turn.token).collect()
            }

            /// How often the current position has occurred; 1 if its repetition does not matter.
            #[getter]
            fn occurrences(&self) -> usize {
                self.0.occurrences()
            }

            /// The legal actions; none when the game has ended.
            #[getter]
            fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
                if self.0.outcome().is_some() {
                    return Ok(PyList::empty(py));
                }
                action_list(py, self.0.position().legal_actions())
            }

            /// Returns the tokens of all whole turns of the player to act.
            #[pyo3(signature = (most=10_000))]
            fn legal_turns(&self, most: usize) -> PyResult<Vec<String>> {
                let turns = P::to_any(self.0.clone()).legal_turns(most).map_err(too_many_turns)?;
                Ok(turns.into_iter().map(|turn| turn.token).collect())
            }

            /// Returns the outcome, or `None` if the game has not ended.
            fn outcome(&self) -> Option<Outcome> {
                self.0.outcome().map(Outcome::from)
            }

            /// Plays an action, or a whole turn given as a token.
            fn push(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
                if let Some(action) = action_of(action)? {
                    return self.0.try_play(action).map_err(|rule| illegal::<P>(rule, 0));
                }
                let token: String = action.extract().map_err(|_| not_an_action())?;
                self.0.play_turn(&token).map_err(|error| turn_error(&error))?;
                Ok(())
            }

            /// Takes back the last action and returns it.
            fn pop(&mut self, py: Python<'_>) -> PyResult<Py<Action>> {
                let none = || pyo3::exceptions::PyIndexError::new_err("no action has been played");
                let action = self.0.undo().ok_or_else(none)?;
                Ok(action_object(py, action)?.clone_ref(py))
            }

            fn __len__(&self) -> usize {
                self.0.actions().len()
            }

            fn __str__(&self) -> String {
                self.0.position().to_string()
            }

            fn __repr__(&self) -> String {
                format!(
                    "<Game {} after {} actions: {}>",
                    self.variant(),
                    self.__len__(),
                    self.__str__()
                )
            }

            fn _repr_svg_(&self) -> String {
                crate::drawing::svg(self.0.position())
            }

            /// Returns a copy of the game with its history.
            fn copy(&self) -> Self {
                self.clone()
            }

            fn __copy__(&self) -> Self {
                self.clone()
            }

            fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Self {
                self.clone()
            }

            fn __reduce__<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<(Bound<'py, PyAny>, (Position, Vec<usize>))> {
                let replay = py.get_type::<Self>().getattr("replay")?;
                let index = |&action: &_| P::space().index_of_legal(action);
                Ok((replay, (self.start(), self.0.actions().iter().map(index).collect())))
            }

            /// Creates a game from its start and the indices of its actions.
            #[staticmethod]
            fn replay(start: PyRef<'_, Position>, actions: Vec<usize>) -> PyResult<Self> {
                replayed(start.0, &actions).map(Self)
            }
        }
    };
}
pub(crate) use game_class;
