import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { QuotedTitle } from '@/components/ui/QuotedTitle/QuotedTitle'
import { newTab } from '@/content/words/en/new-tab'
import type { PopupNotice } from '@/lib/content/types'
import styles from './PopupNotice.module.scss'

export type NoticeWords = {
  title: string
  close: string
  untitled: string
  read: string
  about: string
  attachment: string
  picture: string
  /** Link to the calendar file of the event that a notice leads to. */
  calendar: string
}

type NoticeLinksProps = { notice: PopupNotice; words: NoticeWords }

/** The links of a notice: its page, its attachments, and its pictures if it has no text. */
export function NoticeLinks({ notice, words }: NoticeLinksProps) {
  const hasText = Boolean(notice.title || notice.description)
  const files = [
    ...(hasText ? [] : notice.images.map(({ href }) => ({ href, label: words.picture }))),
    ...notice.attachments.map(({ href }) => ({ href, label: words.attachment })),
  ]
  const event = /^\/events\/[\w-]+$/.exec(notice.url ?? '')
  if (!notice.url && files.length === 0) return null
  return (
    <p className={styles.links}>
      {notice.url && (
        <ButtonLink size="small" href={notice.url}>
          {words.read}
          {notice.title && (
            <span className={styles.hint}>
              {' '}
              {words.about} <QuotedTitle text={notice.title} />
            </span>
          )}
        </ButtonLink>
      )}
      {event && (
        <ButtonLink variant="outline" size="small" href={`${event[0]}.ics`}>
          <Icon name="calendar-plus" />
          {words.calendar}
        </ButtonLink>
      )}
      {files.map(({ href, label }) => (
        <ButtonLink
          key={href}
          variant="outline"
          size="small"
          href={href}
          target="_blank"
          rel="noopener"
        >
          <Icon name="paperclip" />
          {label}
          <span className={styles.hint}>{`(${newTab})`}</span>
        </ButtonLink>
      ))}
    </p>
  )
}
