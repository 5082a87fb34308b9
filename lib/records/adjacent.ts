/** The neighbours of a record in a list that is sorted newest first. */
export type Adjacent<Item> = { newer?: Item; older?: Item }

/** Returns the records that follow the first one that matches; the oldest is followed by the newest. */
export function findFollowingRecords<Item>(
  list: readonly Item[],
  matches: (item: Item) => boolean,
  count: number,
): Item[] {
  const position = list.findIndex(matches)
  return [...list.slice(position + 1), ...list.slice(0, Math.max(position, 0))].slice(0, count)
}

/** Returns the neighbours of the first record that matches; empty when none matches. */
export function findAdjacentRecords<Item>(
  list: readonly Item[],
  matches: (item: Item) => boolean,
): Adjacent<Item> {
  const position = list.findIndex(matches)
  return position < 0 ? {} : { newer: list[position - 1], older: list[position + 1] }
}
