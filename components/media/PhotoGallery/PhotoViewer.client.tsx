'use client'

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { addressedPicture } from './picture-address'

type PhotoViewerProps = { title: string; children: ReactNode }

const wantsNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Opens the pictures of a gallery in a viewer. Each picture has an address, which opens it (R-GALLERY-8). PhotoSwipe loads
 * by `import()` when the first picture is opened. If it fails to load, the browser follows the link.
 */
export function PhotoViewer({ title, children }: PhotoViewerProps) {
  const gallery = useRef<HTMLDivElement>(null)
  const isOpen = useRef(false)

  async function open(index: number, isAddressed = false) {
    const links = [...gallery.current!.querySelectorAll('a')]
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

  function onClick(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || wantsNewTab(event)) return
    event.preventDefault()
    const index = [...event.currentTarget.querySelectorAll('a')].indexOf(link)
    open(index).catch(() => window.location.assign(link.href))
  }

  return (
    <div ref={gallery} onClick={onClick}>
      {children}
    </div>
  )
}
