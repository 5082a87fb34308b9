/**
 * The address of an open picture, `#picture-3`, and its place in the history (R-GALLERY-8).
 */

/** `pictureDepth`: number of entries from the page itself to this one. None if the page was opened at a picture. */
type EntryState = { pictureDepth?: number } | null

/** Returns the id of a picture's thumbnail: without script, the picture's address leads there. */
export const pictureId = (index: number) => `picture-${index + 1}`

/** Returns the index of the picture that the address names; -1 if it names none. */
export const addressedPicture = () => Number(/^#picture-(\d+)$/.exec(location.hash)?.[1] ?? 0) - 1

export const entryDepth = () => (history.state as EntryState)?.pictureDepth ?? 0

/** Marks the entry with which the page was opened: it is not one of `isTypedEntry`. */
export function markEntry() {
  if (history.state === null) history.replaceState({}, '')
}

/** Returns whether the browser created the current entry, for an address typed or pasted into the open page. */
export const isTypedEntry = () => history.state === null

export const pushPicture = (index: number) =>
  history.pushState({ pictureDepth: 1 }, '', `#${pictureId(index)}`)

export const replacePicture = (index: number, pictureDepth: number) =>
  history.replaceState({ pictureDepth }, '', `#${pictureId(index)}`)

/** Returns from a picture to the address of the page: back in the history, or in place if it was opened there. */
export async function leavePicture(depth: number) {
  if (depth > 0) {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.go(-depth)
    await arrived
    // The browser restores the scroll position after the event.
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (addressedPicture() < 0) return
  history.replaceState({}, '', location.pathname + location.search)
}
