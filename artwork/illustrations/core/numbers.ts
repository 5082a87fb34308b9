/** Linear interpolation from `from` (t = 0) to `to` (t = 1). */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

/** One decimal is enough for geometry and keeps the SVG short. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Calls `make` for 0 … count − 1 and joins what it returns. */
export const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

/** Joins what `make` returns for each item. */
export const each = <Item>(
  items: readonly Item[],
  make: (item: Item, index: number) => string,
): string => items.map(make).join('')

/** Endless choice from a list that is known not to be empty. */
export function pick<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0]
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
