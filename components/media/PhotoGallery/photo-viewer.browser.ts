import { opensElsewhere } from '@/lib/browser/dom'
import { importDefault, loadSheet } from '@/lib/browser/load-module'
import { addressedPicture, markEntry } from './picture-address'
import type { OpenViewer } from './Viewer.browser'

/**
 * Opens the pictures of the gallery in a viewer. Each picture has an address, which opens it (R-GALLERY-8). PhotoSwipe
 * loads when the first picture is opened. If it fails to load, the browser follows the link.
 */
export function openPictures() {
  const gallery = document.querySelector<HTMLElement>('[data-viewer]')!
  const { viewer, viewerSheet } = gallery.dataset
  let isOpen = false

  async function open(index: number, isAddressed = false) {
    const links = [...gallery.querySelectorAll('a')]
    if (isOpen || !links[index]) return
    isOpen = true
    try {
      const [openViewer] = await Promise.all([
        importDefault<OpenViewer>(viewer!),
        loadSheet(viewerSheet!),
      ])
      await openViewer(gallery.getAttribute('aria-label')!, links, index, isAddressed)
    } finally {
      isOpen = false
    }
  }

  // Without the viewer, the address leads to the thumbnail.
  const openAddressed = () => void open(addressedPicture(), true).catch(() => undefined)
  markEntry()
  openAddressed()
  addEventListener('popstate', openAddressed)

  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    const index = [...gallery.querySelectorAll('a')].indexOf(link)
    open(index).catch(() => location.assign(link.href))
  })
}
