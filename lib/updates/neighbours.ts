/** The records beside one in a list that is newest first. */
export type Neighbours<Item> = { newer?: Item; older?: Item }

/** The records beside the first that `isIt`; none when the list does not have it. */
export function neighboursOf<Item>(
  list: readonly Item[],
  isIt: (item: Item) => boolean,
): Neighbours<Item> {
  const position = list.findIndex(isIt)
  return position < 0 ? {} : { newer: list[position - 1], older: list[position + 1] }
}
