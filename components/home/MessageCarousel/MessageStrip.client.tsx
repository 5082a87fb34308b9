'use client'

import { type ReactNode, useRef } from 'react'
import { MoreLink, SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { CarouselControls } from '@/components/media/CarouselControls/CarouselControls'
import { useAutoplay } from '@/components/hooks/use-autoplay'
import { media } from '@/content/words/en/media'
import styles from './MessageCarousel.module.scss'
import { useMessages } from './use-messages'

type MessageStripProps = {
  id: string
  heading: string
  more: { label: string; href: string }
  messages: readonly { id: string; panel: ReactNode }[]
}

/** The carousel: a scroll container until it comes into view and Swiper starts. */
export function MessageStrip({ id, heading, more, messages }: MessageStripProps) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const autoplay = useAutoplay('messages', root)
  const { active, live, step } = useMessages(viewport, messages.length, autoplay)

  return (
    <div ref={root} role="group" aria-roledescription={media.carousel} aria-labelledby={id}>
      <SectionHead id={id} title={heading}>
        <div className={styles.controls}>
          <CarouselControls autoplay={autoplay} noun={media.nouns.message} step={step} />
          <span
            className={styles.count}
            aria-live={autoplay.moving ? 'off' : 'polite'}
            data-needs-script
          >
            {media.place(active + 1, messages.length)}
          </span>
        </div>
      </SectionHead>
      <div ref={viewport} className={styles.viewport} role="presentation">
        <div className={styles.track}>
          {messages.map((message, index) => (
            <div
              key={message.id}
              className={styles.slide}
              role="group"
              aria-roledescription={media.slide}
              aria-label={media.place(index + 1, messages.length)}
              inert={live && index !== active}
            >
              {message.panel}
            </div>
          ))}
        </div>
      </div>
      <p className={styles.more}>
        <MoreLink {...more} />
      </p>
    </div>
  )
}
