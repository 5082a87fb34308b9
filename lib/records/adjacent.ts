/** The neighbours of a record in a list that is sorted newest first. */
export type Adjacent<Item> = { newer?: Item; older?: Item }

/** Returns the neighbours of the first record that matches; empty when none matches. */
export function findAdjacentRecords<Item>(
  list: readonly Item[],
  matches: (item: Item) => boolean,
): Adjacent<Item> {
  const position = list.findIndex(matches)
  return position < 0 ? {} : { newer: list[position - 1], older: list[position + 1] }
}
