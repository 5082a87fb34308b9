import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { QuotedTitle } from '@/components/ui/QuotedTitle/QuotedTitle'
import type { PopupNotice } from '@/lib/content/types'
import styles from './PopupNotice.module.scss'

export type NoticeCopy = {
  title: string
  close: string
  untitled: string
  read: string
  attachment: string
  picture: string
}

type NoticeLinksProps = { notice: PopupNotice; copy: NoticeCopy }

/** The links of a notice: its page, its attachments, and its pictures if it has no text. */
export function NoticeLinks({ notice, copy }: NoticeLinksProps) {
  const hasText = Boolean(notice.title || notice.description)
  const files = [
    ...(hasText ? [] : notice.images.map(({ href }) => ({ href, label: copy.picture }))),
    ...notice.attachments.map(({ href }) => ({ href, label: copy.attachment })),
  ]
  if (!notice.url && files.length === 0) return null
  return (
    <p className={styles.links}>
      {notice.url && (
        <ButtonLink size="small" href={notice.url}>
          {copy.read}
          {notice.title && (
            <span className={styles.hint}>
              {' '}
              about <QuotedTitle text={notice.title} />
            </span>
          )}
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
          <span className={styles.hint}>(opens in a new tab)</span>
        </ButtonLink>
      ))}
    </p>
  )
}
