import { matchReducedMotion } from '@/lib/browser/preferences'
import { viewer as viewerWords } from '@/content/words/en/media'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import 'photoswipe/style.css'
import { followAddress } from './follow-address'
import { addControls } from './viewer-controls'
import styles from './Viewer.module.scss'

/** `isEstimated`: the size is derived from the thumbnail. The ratio is right, the pixels are not. */
type PhotoData = SlideData & { isEstimated?: boolean }

/** Longest side, in pixels, of a picture of unknown size until it has loaded. */
const estimatedSide = 1600

const number = (text: string | undefined) => (text ? Number(text) : undefined)

function readPhoto(link: HTMLAnchorElement): PhotoData {
  const thumbnail = link.querySelector('img')
  const data: PhotoData = {
    element: link,
    src: link.href,
    msrc: thumbnail?.currentSrc || thumbnail?.src,
    alt: thumbnail?.alt,
    thumbCropped: true,
  }
  const width = number(link.dataset.width)
  const height = number(link.dataset.height)
  return width && height ? { ...data, width, height } : { ...data, ...estimateSize(thumbnail) }
}

function estimateSize(thumbnail: HTMLImageElement | null) {
  const width = thumbnail?.naturalWidth || 3
  const height = thumbnail?.naturalHeight || 2
  const scale = estimatedSide / Math.max(width, height)
  return { isEstimated: true, width: width * scale, height: height * scale }
}

/** Replaces an estimated size when the picture has loaded. */
function measureOnLoad(viewer: PhotoSwipe) {
  viewer.on('loadComplete', ({ content, isError }) => {
    const data = content.data as PhotoData
    const picture = content.element
    if (isError || !data.isEstimated || !(picture instanceof HTMLImageElement)) return
    data.isEstimated = false
    data.width = picture.naturalWidth
    data.height = picture.naturalHeight
    viewer.refreshSlideContent(content.index)
  })
}

/** Space for the bars. Low windows (a landscape phone) have only the upper one. */
function padding({ y }: { y: number }, { element }: SlideData) {
  const foot = element?.dataset.caption ? 122 : 92
  return { top: 64, bottom: y < 480 ? 8 : foot, left: 8, right: 8 }
}

/**
 * Opens the viewer (R-GALLERY-6): title, "Picture 3 of 54", download, close, film strip, arrow keys, Esc and swipe.
 * @param links the gallery's `PhotoLink`s
 * @param start index of the first picture to show
 * @param isAddressed whether the page's address names it
 * @returns settles when the viewer is closed
 */
export default function openViewer(
  title: string,
  links: readonly HTMLAnchorElement[],
  start: number,
  isAddressed: boolean,
): Promise<void> {
  const reducedMotion = matchReducedMotion().matches
  const viewer = new PhotoSwipe({
    dataSource: links.map(readPhoto),
    index: start,
    mainClass: styles.viewer,
    bgOpacity: 1,
    paddingFn: padding,
    showHideAnimationType: reducedMotion ? 'none' : 'zoom',
    zoomAnimationDuration: reducedMotion ? 0 : undefined,
    errorMsg: viewerWords.failed,
    // `followAddress` does it, for the last picture.
    returnFocus: false,
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
  })
  measureOnLoad(viewer)
  addControls(viewer, title, links)
  const closed = followAddress(viewer, links, start, isAddressed)
  viewer.init()
  return closed
}

export type OpenViewer = typeof openViewer
