'use client'

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { addressedPicture } from './picture-address'
import styles from './PhotoGallery.module.scss'

type PhotoGalleryProps = {
  /** Title of the viewer, and accessible name of the list. */
  title: string
  /** `PhotoLink`s: plain links to the full-size pictures, which work without script. */
  children: ReactNode
}

const wantsNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Thumbnails that open in a viewer (R-TABLOID-4, R-GALLERY-6, R-INFO-12), one gallery on a page. Each picture has an
 * address, which opens it (R-GALLERY-8). PhotoSwipe loads by `import()` when the first picture is opened. If it fails
 * to load, the browser follows the link.
 */
export function PhotoGallery({ title, children }: PhotoGalleryProps) {
  const list = useRef<HTMLUListElement>(null)
  const isOpen = useRef(false)

  async function open(index: number, isAddressed = false) {
    const links = [...list.current!.querySelectorAll('a')]
    if (isOpen.current || !links[index]) return
    isOpen.current = true
    try {
      const { openViewer } = await import('./viewer')
      await openViewer(title, links, index, isAddressed)
    } finally {
      isOpen.current = false
    }
  }

  const openAddressed = useEffectEvent(() => {
    // Without the viewer, the address leads to the thumbnail.
    open(addressedPicture(), true).catch(() => undefined)
  })

  useEffect(() => {
    const follow = () => openAddressed()
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  function onClick(event: MouseEvent<HTMLUListElement>) {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || wantsNewTab(event)) return
    event.preventDefault()
    const index = [...event.currentTarget.querySelectorAll('a')].indexOf(link)
    open(index).catch(() => window.location.assign(link.href))
  }

  return (
    <ul ref={list} className={styles.root} aria-label={title} onClick={onClick}>
      {children}
    </ul>
  )
}
