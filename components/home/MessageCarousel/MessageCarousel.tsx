import { CarouselControls } from '@/components/media/CarouselControls/CarouselControls'
import { Picture } from '@/components/media/Picture/Picture'
import { Section } from '@/components/ui/Section/Section'
import { MoreLink, SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { media } from '@/content/words/en/media'
import { getModuleUrl } from '@/lib/browser/module-url'
import type { PictureData } from '@/lib/pictures/files'
import styles from './MessageCarousel.module.scss'

type Message = {
  id: string
  picture: PictureData
  quotation: string
  text: string
  /** The officer's title; no person is named (R-CONTENT-2). */
  office: string
  note: string
  href: string
}

type MessageCarouselProps = {
  heading: string
  /** Link to the mission and vision. */
  more: { label: string; href: string }
  /** Text of the link to the full message. */
  read: string
  messages: readonly Message[]
}

/** Messages of the school's officers, one at a time (R-HOME-8). */
export function MessageCarousel({ heading, more, read, messages }: MessageCarouselProps) {
  const headingId = 'messages'
  return (
    <Section surface="deep" labelledBy={headingId}>
      <div
        role="group"
        aria-roledescription={media.carousel}
        aria-labelledby={headingId}
        data-autoplay="messages"
      >
        <SectionHead id={headingId} title={heading}>
          <div className={styles.controls}>
            <CarouselControls noun={media.nouns.message} />
            <span className={styles.count} aria-live="polite" data-needs-script>
              {media.place(1, messages.length)}
            </span>
          </div>
        </SectionHead>
        <div className={styles.viewport} role="presentation" data-swiper={getModuleUrl('swiper')}>
          <div className={styles.track}>
            {messages.map(({ id, ...message }, index) => (
              <div
                key={id}
                className={styles.slide}
                role="group"
                aria-roledescription={media.slide}
                aria-label={media.place(index + 1, messages.length)}
              >
                <Panel {...message} read={read} />
              </div>
            ))}
          </div>
        </div>
        <p className={styles.more}>
          <MoreLink {...more} />
        </p>
      </div>
    </Section>
  )
}

type PanelProps = Omit<Message, 'id'> & { read: string }

function Panel({ picture, quotation, text, office, note, href, read }: PanelProps) {
  return (
    <figure className={styles.panel}>
      <Picture picture={picture} sizes="(min-width: 60em) 40rem, (min-width: 40em) 91vw, 8rem" />
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
