'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
import styles from './PhotoGallery.module.scss'

type PhotoGalleryProps = {
  /** Title of the viewer, and name of the list. */
  title: string
  /** `PhotoLink`s: plain links to the big pictures, which work without script. */
  children: ReactNode
}

const wantsNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Thumbnails that open in a viewer (R-TABLOID-4, R-GALLERY-6, R-INFO-12). The viewer, PhotoSwipe, comes by `import()` with
 * the first picture that is opened; when its script cannot be had, the link does what links do.
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
