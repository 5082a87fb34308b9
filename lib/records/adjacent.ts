/** The records beside one in a list that is newest first. */
export type Adjacent<Item> = { newer?: Item; older?: Item }

/** The records beside the first that `isIt`; none when the list does not have it. */
export function adjacentRecords<Item>(
  list: readonly Item[],
  isIt: (item: Item) => boolean,
): Adjacent<Item> {
  const position = list.findIndex(isIt)
  return position < 0 ? {} : { newer: list[position - 1], older: list[position + 1] }
}
