import PhotoSwipe, { type SlideData } from 'photoswipe'
import 'photoswipe/style.css'
import { drawControls } from './viewer-controls'
import styles from './Viewer.module.scss'

/** A picture of which only the thumbnail is known: its shape is right, its size is not yet. */
type PhotoData = SlideData & { guessed?: boolean }

/** Longest side, in pixels, of a picture whose size is not known before it has come. */
const guessedSide = 1600

const number = (text: string | undefined) => (text ? Number(text) : undefined)

function photoOf(link: HTMLAnchorElement): PhotoData {
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
  return width && height ? { ...data, width, height } : { ...data, ...guessedSize(thumbnail) }
}

function guessedSize(thumbnail: HTMLImageElement | null) {
  const width = thumbnail?.naturalWidth || 3
  const height = thumbnail?.naturalHeight || 2
  const scale = guessedSide / Math.max(width, height)
  return { guessed: true, width: width * scale, height: height * scale }
}

/** Once a picture of guessed size has come, gives it its own. */
function measureOnArrival(viewer: PhotoSwipe) {
  viewer.on('loadComplete', ({ content, isError }) => {
    const data = content.data as PhotoData
    const picture = content.element
    if (isError || !data.guessed || !(picture instanceof HTMLImageElement)) return
    data.guessed = false
    data.width = picture.naturalWidth
    data.height = picture.naturalHeight
    viewer.refreshSlideContent(content.index)
  })
}

/** Room for the bars; low windows (a phone on its side) keep only the upper one. */
function padding({ y }: { y: number }, { element }: SlideData) {
  const foot = element?.dataset.caption ? 122 : 92
  return { top: 64, bottom: y < 480 ? 8 : foot, left: 8, right: 8 }
}

/**
 * Opens the viewer (R-GALLERY-6): title, "Picture 3 of 54", download, close, film strip; arrow keys,
 * Esc, swipe. The focus goes back to the thumbnail.
 * @param links the gallery's `PhotoLink`s
 * @param start index of the one to begin with
 */
export function openViewer(
  title: string,
  links: readonly HTMLAnchorElement[],
  start: number,
): void {
  links[start]?.focus({ preventScroll: true }) // Safari does not focus a link that is clicked.
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const viewer = new PhotoSwipe({
    dataSource: links.map(photoOf),
    index: start,
    mainClass: styles.root,
    bgOpacity: 1,
    paddingFn: padding,
    showHideAnimationType: still ? 'none' : 'zoom',
    zoomAnimationDuration: still ? 0 : undefined,
    errorMsg: 'This picture cannot be loaded.',
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
  })
  measureOnArrival(viewer)
  drawControls(viewer, title, links)
  viewer.init()
}
