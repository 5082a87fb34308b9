import { DateFlag } from '@/components/ui/DateFlag/DateFlag'
import { notices as noticeWords } from '@/content/words/en/notices'
import type { Highlight } from '@/lib/content/types'
import { formatDate, recordDay } from '@/lib/core/dates'
import { detectScript } from '@/lib/rich-text/detect-script'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { RecordAnchor } from '../RecordAnchor/RecordAnchor'
import { noticePlaceholder } from '../placeholders'
import styles from './NoticeCards.module.scss'

/** Notices as cards in the service's order, or two placeholders if there are none (R-CAREER-2). */
export function NoticeCards({ notices }: { notices: readonly Highlight[] }) {
  const { placeholders } = noticeWords
  const shown = notices.length > 0 ? notices : Array(placeholders).fill(noticePlaceholder)
  return (
    <ul className={styles.noticeCards} aria-label={noticeWords.name}>
      {shown.map((notice, index) => (
        <NoticeCard key={index} notice={notice} index={index} />
      ))}
    </ul>
  )
}

function NoticeCard({ notice, index }: { notice: Highlight; index: number }) {
  const { title, description, date, attachments } = notice
  const [file] = attachments
  return (
    <li className={styles.card}>
      <DateFlag date={date} index={index} text={formatDate(date, 'card')} />
      <div className={styles.text}>
        <h2 lang={detectScript(title)}>
          {file ? (
            <RecordAnchor link={{ href: file.href, isFile: true }}>{title}</RecordAnchor>
          ) : (
            title
          )}
        </h2>
        {!recordDay(date) && (
          <p className={styles.date}>{formatDate(date, 'card', noticeWords.dateMissing)}</p>
        )}
        {description && <p lang={detectScript(description)}>{keepNamesUnbroken(description)}</p>}
      </div>
    </li>
  )
}
