/// Declares the class `Action` of a game, and the objects of all its actions.
macro_rules! action_class {
    ($module:literal) => {
        /// One decision of a player.
        #[pyclass(name = "Action", module = $module, eq, ord, hash, frozen)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) struct Action {
            index: u16,
        }

        /// The objects of all actions: creating one for each action of a list would take longer than finding the actions.
        static ACTIONS: PyOnceLock<Vec<Py<Action>>> = PyOnceLock::new();

        fn action_object(
            py: Python<'_>,
            action: <P as ::game::Game>::Action,
        ) -> PyResult<&Py<Action>> {
            let objects = ACTIONS.get_or_try_init(py, || {
                (0..P::space().len())
                    .map(|index| Py::new(py, Action { index: index as u16 }))
                    .collect::<PyResult<_>>()
            })?;
            Ok(&objects[P::space().index_of_legal(action)])
        }

        fn action_list<'py>(
            py: Python<'py>,
            actions: impl ExactSizeIterator<Item = <P as ::game::Game>::Action>,
        ) -> PyResult<Bound<'py, PyList>> {
            let list = PyList::empty(py);
            for action in actions {
                list.append(action_object(py, action)?)?;
            }
            Ok(list)
        }

        fn action_of(object: &Bound<'_, PyAny>) -> PyResult<Option<<P as ::game::Game>::Action>> {
            match object.cast::<Action>() {
                Ok(action) => action_at::<P>(usize::from(action.get().index)).map(Some),
                Err(_) => Ok(None),
            }
        }

        #[pymethods]
        impl Action {
            #[new]
            fn new(index: usize) -> PyResult<Self> {
                action_at::<P>(index)?;
                Ok(Self { index: index as u16 })
            }

            /// Number of actions of the game, legal or not.
            #[classattr]
            fn count() -> usize {
                P::space().len()
            }

            /// The fixed index, which is the same in every variant and position.
            #[getter]
            fn index(&self) -> usize {
                usize::from(self.index)
            }

            /// Returns the image under one of the twelve symmetries of the board.
            fn image(&self, symmetry: usize) -> PyResult<Self> {
                let action = action_at::<P>(usize::from(self.index))?;
                let image = P::action_image(action, symmetry_at(symmetry)?);
                Ok(Self { index: P::space().index_of_legal(image) as u16 })
            }

            fn __index__(&self) -> usize {
                usize::from(self.index)
            }

            fn __str__(&self) -> PyResult<String> {
                Ok(P::action_text(action_at::<P>(usize::from(self.index))?))
            }

            fn __repr__(&self) -> PyResult<String> {
                Ok(format!("<Action {}: {}>", self.index, self.__str__()?))
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (u16,)) {
                (py.get_type::<Self>(), (self.index,))
            }
        }
    };
}
pub(crate) use action_class;
