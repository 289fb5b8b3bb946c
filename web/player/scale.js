// The layout of a plot: the positions of its points, and the round numbers of its scale. Nothing here touches the page.

/** @typedef {{ at: number, rating: number, deviation: number }} RatingPoint */
/** @typedef {{ value: number, place: number }} Tick */

/**
 * Returns whole round numbers that cover a span: steps of 1, 2 or 5 times a power of ten.
 * @param {number} low
 * @param {number} high
 * @param {number} most maximum number of steps
 * @returns {number[]} ascending; the first is at most `low`, the last at least `high`
 */
export function roundNumbers(low, high, most) {
  const rough = Math.max(high - low, 1) / Math.max(1, most);
  const power = Math.max(1, 10 ** Math.floor(Math.log10(rough)));
  let step = 10 * power;
  for (const factor of [1, 2, 5, 10]) {
    const first = Math.floor(low / (factor * power));
    const last = Math.ceil(high / (factor * power));
    if (last - first <= most) {
      step = factor * power;
      break;
    }
  }
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), Math.floor(low / step) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * Thins out points without changing the picture: the first, lowest, highest and last of each screen column stay.
 * @template {RatingPoint} T
 * @param {T[]} points in chronological order
 * @param {number} columns
 * @returns {T[]}
 */
export function thinned(points, columns) {
  if (points.length <= 4 * columns) return points;
  const from = points[0].at;
  const span = Math.max(1, points[points.length - 1].at - from);
  /** @type {Map<number, T[]>} */
  const groups = new Map();
  for (const point of points) {
    const column = Math.min(columns - 1, Math.floor(((point.at - from) / span) * columns));
    const group = groups.get(column);
    if (group) group.push(point);
    else groups.set(column, [point]);
  }
  return [...groups.values()].flatMap((group) => {
    const byRating = [...group].sort((a, b) => a.rating - b.rating);
    const kept = new Set([group[0], byRating[0], byRating[byRating.length - 1], group[group.length - 1]]);
    return group.filter((point) => kept.has(point));
  });
}

/**
 * Lays out points in a box.
 * @param {RatingPoint[]} points in chronological order, at least one
 * @param {{ left: number, top: number, width: number, height: number }} box
 * @param {number} most maximum number of steps of the scale
 */
export function laidOut(points, box, most) {
  const lows = points.map(({ rating, deviation }) => rating - deviation);
  const highs = points.map(({ rating, deviation }) => rating + deviation);
  // A band of great uncertainty must not flatten the line.
  const ratings = points.map(({ rating }) => rating);
  const lowest = Math.max(
    lows.reduce((a, b) => Math.min(a, b)),
    ratings.reduce((a, b) => Math.min(a, b)) - 100,
  );
  const highest = Math.min(
    highs.reduce((a, b) => Math.max(a, b)),
    ratings.reduce((a, b) => Math.max(a, b)) + 100,
  );
  const numbers = roundNumbers(lowest, highest, most);
  const [bottom, top] = [numbers[0], numbers[numbers.length - 1]];
  const from = points[0].at;
  const span = points[points.length - 1].at - from;
  const x = (/** @type {number} */ at) => box.left + (span === 0 ? box.width / 2 : ((at - from) / span) * box.width);
  const y = (/** @type {number} */ rating) =>
    box.top + (1 - (Math.min(top, Math.max(bottom, rating)) - bottom) / (top - bottom)) * box.height;
  const round = (/** @type {number} */ number) => Math.round(number * 10) / 10;
  const pair = (/** @type {number} */ at, /** @type {number} */ rating) => `${round(x(at))} ${round(y(rating))}`;
  const upper = points.map(({ at, rating, deviation }) => pair(at, rating + deviation));
  const lower = points.map(({ at, rating, deviation }) => pair(at, rating - deviation)).reverse();
  return {
    line: `M${points.map(({ at, rating }) => pair(at, rating)).join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
    ticks: /** @type {Tick[]} */ (numbers.map((value) => ({ value, place: round(y(value)) }))),
    spots: points.map((point) => ({ point, x: round(x(point.at)), y: round(y(point.rating)) })),
  };
}
