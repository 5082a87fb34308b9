'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { PauseButton } from '@/components/media/PauseButton/PauseButton'
import { useAutoplay } from '@/components/hooks/use-autoplay'
import { useMarquee } from '@/components/hooks/use-marquee'
import styles from './NewsColumn.module.scss'

/** Pixels per second. Slow enough to read: a new item every four to five seconds. */
const speed = 22

/** With this many rows the list always overflows. */
const overflowingRows = 6

type NewsScrollerProps = {
  title: string
  more: { label: string; href: string }
  /** How many items the list has. */
  count: number
  /** The list of news. */
  children: ReactNode
}

/** The moving list of news, with its heading and pause button. Without script it is a scroll container. */
export function NewsScroller({ title, more, count, children }: NewsScrollerProps) {
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const autoplay = useAutoplay('news', root)
  const overflows = useIsOverflowing(frame, count >= overflowingRows)
  const allowed = autoplay.allowed && overflows
  useMarquee(frame, { allowed, moving: autoplay.moving && overflows }, { direction: 'up', speed })

  return (
    <div ref={root} className={styles.newsColumn}>
      <SectionHead title={title} more={more}>
        <PauseButton autoplay={{ ...autoplay, allowed }} subject="the news" />
      </SectionHead>
      <div
        ref={frame}
        className={styles.frame}
        data-state={!allowed ? 'still' : autoplay.paused ? 'paused' : undefined}
      >
        <div>{children}</div>
      </div>
    </div>
  )
}

/**
 * Returns whether the list in a frame is taller than the frame.
 * @param frame contains one track, which contains the list.
 * @param initial the value until it is measured, and on the server.
 */
function useIsOverflowing(frame: RefObject<HTMLElement | null>, initial: boolean): boolean {
  const [overflows, setOverflows] = useState(initial)

  useEffect(() => {
    const list = frame.current?.firstElementChild?.firstElementChild
    if (!frame.current || !list) return
    const { current } = frame
    const observer = new ResizeObserver(() =>
      setOverflows(list.clientHeight > current.clientHeight),
    )
    observer.observe(list)
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])

  return overflows
}
