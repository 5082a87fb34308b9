'use client'

import { type ReactNode, useRef } from 'react'
import { PauseButton } from '@/components/media/PauseButton/PauseButton'
import { useAutoplay } from '@/components/hooks/use-autoplay'
import { useMarquee } from '@/components/hooks/use-marquee'
import styles from './HighlightsTicker.module.scss'

/** About 45 px a second. */
const speed = 45

type TickerStripProps = {
  /** Names the strip where it can be focused. */
  label: string
  /** The strip holds no link, so it takes the focus itself to be scrolled with the keyboard. */
  focusable: boolean
  /** The list of highlights. */
  children: ReactNode
}

/** The window that the highlights run through, with its pause button. Without script it is a strip to scroll. */
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
      <PauseButton autoplay={autoplay} what="the highlights" bare />
    </div>
  )
}
