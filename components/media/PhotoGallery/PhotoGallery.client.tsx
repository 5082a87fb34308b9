'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
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
 * Thumbnails that open in a viewer (R-TABLOID-4, R-GALLERY-6, R-INFO-12). PhotoSwipe loads by `import()` when the first
 * picture is opened. If it fails to load, the browser follows the link.
 */
export function PhotoGallery({ title, children }: PhotoGalleryProps) {
  const opening = useRef(false)

  async function open(event: MouseEvent<HTMLUListElement>) {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || wantsNewTab(event)) return
    event.preventDefault()
    if (opening.current) return
    opening.current = true
    const links = [...event.currentTarget.querySelectorAll('a')]
    try {
      const { openViewer } = await import('./viewer')
      openViewer(title, links, links.indexOf(link))
    } catch {
      window.location.assign(link.href)
    } finally {
      opening.current = false
    }
  }

  return (
    <ul className={styles.root} aria-label={title} onClick={open}>
      {children}
    </ul>
  )
}
