'use client'

import { useRef } from 'react'
import { MoreLink, SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { CarouselControls } from '@/components/media/CarouselControls/CarouselControls'
import { Picture } from '@/components/media/Picture/Picture'
import { useAutoplay } from '@/components/hooks/use-autoplay'
import type { PictureData } from '@/lib/pictures/files'
import styles from './MessageCarousel.module.scss'
import { useMessages } from './use-messages'

export type Message = {
  id: string
  picture: PictureData
  quotation: string
  text: string
  /** The officer's title; no person is named (R-CONTENT-2). */
  office: string
  note: string
  href: string
}

type MessageStripProps = {
  id: string
  heading: string
  more: { label: string; href: string }
  read: string
  messages: readonly Message[]
}

/** The carousel: a scroll container until it comes into view and Swiper starts. */
export function MessageStrip({ id, heading, more, read, messages }: MessageStripProps) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const autoplay = useAutoplay('messages', root)
  const { active, live, step } = useMessages(viewport, messages.length, autoplay)

  return (
    <div ref={root} role="group" aria-roledescription="carousel" aria-labelledby={id}>
      <SectionHead id={id} title={heading}>
        <div className={styles.controls}>
          <CarouselControls autoplay={autoplay} noun="message" step={step} />
          <span
            className={styles.count}
            aria-live={autoplay.moving ? 'off' : 'polite'}
            data-needs-script
          >
            {active + 1} of {messages.length}
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
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${messages.length}`}
              inert={live && index !== active}
            >
              <MessagePanel {...message} read={read} />
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

function MessagePanel({
  picture,
  quotation,
  text,
  office,
  note,
  href,
  read,
}: Message & { read: string }) {
  return (
    <figure className={styles.panel}>
      <Picture picture={picture} sizes="(min-width: 60em) 40rem, 91vw" />
      <div className={styles.text}>
        <blockquote>“{quotation}”</blockquote>
        <p>{text}</p>
        <figcaption className={styles.author}>
          <b>{office}</b>
          <span>{note}</span>
        </figcaption>
        <MoreLink label={read} href={href} />
      </div>
    </figure>
  )
}
