use crate::Hex;

/// One of the 12 symmetries of a hexagon: six rotations and six reflections.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The identity, which changes nothing.
    pub const IDENTITY: Self = Self(0);

    /// All 12 symmetries: the rotations by 0 to 5 sixths of a turn, then the same rotations after a
    /// reflection.
    pub const ALL: [Self; 12] = {
        let mut all = [Self(0); 12];
        let mut i = 0;
        while i < 12 {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// Returns the index in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the image of a place, given relative to the centre of the hexagon.
    ///
    /// ```
    /// use hexgrid::{Hex, Symmetry};
    ///
    /// let place = Hex::new(2, 1);
    /// assert_eq!(Symmetry::IDENTITY.apply(place), place);
    /// assert_eq!(Symmetry::ALL[1].apply(place), Hex::new(1, 2)); // a sixth of a turn
    /// assert_eq!(Symmetry::ALL[3].apply(place), Hex::new(-2, -1)); // half a turn
    /// ```
    #[must_use]
    pub const fn apply(self, place: Hex) -> Hex {
        let mut image = if self.0 >= 6 { Hex::new(place.row, place.column) } else { place };
        let mut turns = self.0 % 6;
        while turns > 0 {
            // A sixth of a turn maps each direction to the next one.
            image = Hex::new(image.column - image.row, image.column);
            turns -= 1;
        }
        image
    }

    /// Returns the inverse symmetry.
    ///
    /// ```
    /// use hexgrid::{Hex, Symmetry};
    ///
    /// let place = Hex::new(2, 1);
    /// for symmetry in Symmetry::ALL {
    ///     assert_eq!(symmetry.inverse().apply(symmetry.apply(place)), place);
    /// }
    /// ```
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.0 >= 6 { self } else { Self((6 - self.0) % 6) }
    }

    /// Returns the smallest of the 12 images of a value; `image` returns the image under a symmetry.
    /// Values that are images of each other have the same smallest image.
    ///
    /// ```
    /// use hexgrid::{Hex, Symmetry};
    ///
    /// let smallest = |place: Hex| {
    ///     Symmetry::smallest_image(|symmetry| {
    ///         let image = symmetry.apply(place);
    ///         (image.column, image.row)
    ///     })
    /// };
    /// assert_eq!(smallest(Hex::new(3, 1)), (-3, -2));
    /// assert_eq!(smallest(Hex::new(2, 3)), (-3, -2));
    /// ```
    pub fn smallest_image<T: Ord>(image: impl Fn(Self) -> T) -> T {
        Self::ALL.into_iter().skip(1).map(&image).fold(image(Self::IDENTITY), T::min)
    }

    /// Returns, for each symmetry, the index of the image of every place of a board.
    ///
    /// ```
    /// use hexgrid::{Direction, Hex, Symmetry};
    ///
    /// let centre = Hex::new(4, 4);
    /// let ring = Direction::ALL.map(|direction| centre.step(direction));
    /// let images = Symmetry::images(&ring, centre);
    /// assert_eq!(images[0], [0, 1, 2, 3, 4, 5]);
    /// assert_eq!(images[1], [1, 2, 3, 4, 5, 0]); // a sixth of a turn
    /// ```
    ///
    /// # Panics
    /// Panics if the board is not symmetric about `centre`.
    #[must_use]
    pub const fn images<const N: usize>(places: &[Hex; N], centre: Hex) -> [[u8; N]; 12] {
        let mut images = [[0; N]; 12];
        let mut s = 0;
        while s < 12 {
            let mut from = 0;
            while from < N {
                let image = Self::ALL[s].apply(places[from].minus(centre)).plus(centre);
                let mut to = 0;
                while !places[to].is(image) {
                    to += 1;
                }
                images[s][from] = to as u8;
                from += 1;
            }
            s += 1;
        }
        images
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::Direction;

    #[test]
    fn the_twelve_symmetries_are_distinct() {
        let images: HashSet<_> = Symmetry::ALL.iter().map(|s| s.apply(Hex::new(3, 1))).collect();
        assert_eq!(images.len(), 12);
    }

    #[test]
    fn neighbours_stay_neighbours() {
        for symmetry in Symmetry::ALL {
            for direction in Direction::ALL {
                let (column, row) = direction.offset();
                let image = symmetry.apply(Hex::new(column, row));
                assert!(Direction::ALL.iter().any(|d| d.offset() == (image.column, image.row)));
            }
        }
    }

    #[test]
    fn the_inverse_undoes_a_symmetry() {
        for symmetry in Symmetry::ALL {
            let place = Hex::new(4, -1);
            assert_eq!(symmetry.inverse().apply(symmetry.apply(place)), place);
        }
    }
}
