import { Picture } from '@/components/media/Picture/Picture'
import { Section } from '@/components/ui/Section/Section'
import { MoreLink } from '@/components/ui/SectionHead/SectionHead'
import { Static } from '@/components/ui/Static/Static'
import type { PictureData } from '@/lib/pictures/files'
import styles from './MessageCarousel.module.scss'
import { MessageStrip } from './MessageStrip.client'

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
  return (
    <Section surface="deep" labelledBy="messages" interactive>
      <MessageStrip
        id="messages"
        heading={heading}
        more={more}
        messages={messages.map(({ id, ...message }) => ({
          id,
          panel: <Panel {...message} read={read} />,
        }))}
      />
    </Section>
  )
}

type PanelProps = Omit<Message, 'id'> & { read: string }

function Panel({ picture, quotation, text, office, note, href, read }: PanelProps) {
  return (
    <Static as="figure" className={styles.panel}>
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
    </Static>
  )
}
