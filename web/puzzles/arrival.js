// The request for the first puzzle. This module imports little, so it runs before the rest of the page is loaded.

import { namedId } from "./choice.js";
import { Dealer } from "./dealer.js";
import { Picker } from "./picker.js";

export const dealer = new Dealer();

dealer.begin(Picker.first, namedId());
