import type PhotoSwipe from 'photoswipe'
import {
  addressedPicture,
  entryDepth,
  isTypedEntry,
  leavePicture,
  pushPicture,
  replacePicture,
} from './picture-address'

/**
 * Keeps the address and the viewer in step (R-GALLERY-8). Opening adds one entry to the history, changing pictures
 * replaces it. Back closes the viewer, and closing goes back. Call it before the viewer opens.
 * @param start index of the first picture
 * @param isAddressed whether the address already names it
 * @returns settles when the viewer is closed, with the focus on the thumbnail of the last picture
 */
export function followAddress(
  viewer: PhotoSwipe,
  links: readonly HTMLAnchorElement[],
  start: number,
  isAddressed: boolean,
): Promise<void> {
  /** Returns the index of the picture in the address; -1 when the visitor has left it. */
  let current = start
  let depth = 0

  function enter(index: number) {
    current = index
    if (isTypedEntry()) replacePicture(index, depth + 1)
    depth = entryDepth()
  }

  function close() {
    current = -1
    viewer.close()
  }

  function follow() {
    const index = addressedPicture()
    if (!links[index]) return close()
    enter(index)
    viewer.goTo(index)
  }

  if (!isAddressed) pushPicture(start)
  enter(start)
  addEventListener('popstate', follow)
  // PhotoSwipe does not close while it opens.
  viewer.on('initialZoomInEnd', () => {
    if (current < 0) viewer.close()
  })
  viewer.on('change', () => {
    if (current < 0 || current === viewer.currIndex) return
    current = viewer.currIndex
    replacePicture(current, depth)
  })
  // The target of the closing animation.
  viewer.on('close', () => links[viewer.currIndex]?.scrollIntoView({ block: 'nearest' }))
  return new Promise((resolve) =>
    viewer.on('destroy', async () => {
      removeEventListener('popstate', follow)
      if (current >= 0) await leavePicture(depth)
      links[viewer.currIndex]?.focus()
      resolve()
    }),
  )
}
