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
 * @returns settles when the viewer is closed, with the focus on the thumbnail of the last picture
 */
export function followAddress(
  viewer: PhotoSwipe,
  links: readonly HTMLAnchorElement[],
  start: number,
): Promise<void> {
  let depth = 0

  function enter(index: number) {
    if (isTypedEntry()) replacePicture(index, depth + 1)
    depth = entryDepth()
  }

  function follow() {
    const index = addressedPicture()
    if (!links[index]) return viewer.close()
    enter(index)
    viewer.goTo(index)
  }

  if (addressedPicture() !== start) pushPicture(start)
  enter(start)
  addEventListener('hashchange', follow)
  // PhotoSwipe does not close while it opens.
  viewer.on('initialZoomInEnd', follow)
  viewer.on('change', () => {
    if (addressedPicture() !== viewer.currIndex) replacePicture(viewer.currIndex, depth)
  })
  // Where the picture shrinks to.
  viewer.on('close', () => links[viewer.currIndex]?.scrollIntoView({ block: 'nearest' }))
  return new Promise((resolve) =>
    viewer.on('destroy', async () => {
      removeEventListener('hashchange', follow)
      if (addressedPicture() >= 0) await leavePicture(depth)
      links[viewer.currIndex]?.focus()
      resolve()
    }),
  )
}
