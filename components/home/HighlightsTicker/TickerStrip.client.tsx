'use client'

import { type ReactNode, useRef } from 'react'
import { PauseButton } from '@/components/media/PauseButton/PauseButton'
import { useAutoplay } from '@/components/hooks/use-autoplay'
import { useMarquee } from '@/components/hooks/use-marquee'
import styles from './HighlightsTicker.module.scss'

/** Pixels per second. */
const speed = 45

type TickerStripProps = {
  /** Accessible name of the strip if it is focusable. */
  label: string
  /** Set if the strip has no link: the strip itself must be focusable to scroll by keyboard. */
  focusable: boolean
  /** The list of highlights. */
  children: ReactNode
}

/** The moving strip of highlights with its pause button. Without script it is a scroll container. */
export function TickerStrip({ label, focusable, children }: TickerStripProps) {
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const autoplay = useAutoplay('highlights', root)
  useMarquee(frame, autoplay, { direction: 'left', speed })

  return (
    <div ref={root} className={styles.strip}>
      <div
        ref={frame}
        className={styles.frame}
        data-still={!autoplay.allowed || undefined}
        {...(focusable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <div className={styles.track}>{children}</div>
      </div>
      <PauseButton autoplay={autoplay} subject="the highlights" bare />
    </div>
  )
}
