'use client'

import { type ReactNode, useRef } from 'react'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { PauseButton } from '@/components/media/PauseButton/PauseButton'
import { useAutoplay } from '@/components/hooks/use-autoplay'
import { useMarquee } from '@/components/hooks/use-marquee'
import styles from './NewsColumn.module.scss'
import { useIsOverflowing } from './use-is-overflowing'

/** Pixels a second. Slow enough to read: a new item every four to five seconds. */
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
    <div ref={root} className={styles.root}>
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
