import { DateFlag } from '@/components/ui/DateFlag/DateFlag'
import { notices as noticeWords } from '@/content/words/en/notices'
import type { Highlight } from '@/lib/content/types'
import { formatDate, getRecordDay } from '@/lib/core/dates'
import { detectScript } from '@/lib/rich-text/detect-script'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { getSession } from '@/lib/school/sessions'
import { EntryGroups } from '../EntryGroups/EntryGroups'
import { RecordAnchor } from '../RecordAnchor/RecordAnchor'
import { noticePlaceholder } from '../placeholders'
import { formatSessionHeading } from '../session-heading'
import styles from './NoticeCards.module.scss'

const formatHeading = ({ date }: Highlight) => formatSessionHeading(getSession(date) ?? null)

/** Notices by session, as cards in the service's order, or two placeholders if there are none (R-CAREER-2). */
export const NoticeCards = ({ notices }: { notices: readonly Highlight[] }) =>
  notices.length > 0 ? (
    <section aria-label={noticeWords.name}>
      <EntryGroups items={notices} headingOf={formatHeading} className={styles.noticeCards}>
        {(notice, index) => <NoticeCard key={index} notice={notice} index={index} title="h3" />}
      </EntryGroups>
    </section>
  ) : (
    <ul className={styles.noticeCards} aria-label={noticeWords.name}>
      {Array.from({ length: noticeWords.placeholders }, (_, index) => (
        <NoticeCard key={index} notice={noticePlaceholder} index={index} title="h2" />
      ))}
    </ul>
  )

type NoticeCardProps = { notice: Highlight; index: number; title: 'h2' | 'h3' }

function NoticeCard({ notice, index, title: Title }: NoticeCardProps) {
  const { title, description, date, attachments } = notice
  const [file] = attachments
  return (
    <li className={styles.card}>
      <DateFlag date={date} index={index} text={formatDate(date, 'card')} />
      <div className={styles.text}>
        <Title className={styles.title} lang={detectScript(title)}>
          {file ? (
            <RecordAnchor link={{ href: file.href, isFile: true }}>{title}</RecordAnchor>
          ) : (
            title
          )}
        </Title>
        {!getRecordDay(date) && (
          <p className={styles.date}>{formatDate(date, 'card', noticeWords.dateMissing)}</p>
        )}
        {description && <p lang={detectScript(description)}>{keepNamesUnbroken(description)}</p>}
      </div>
    </li>
  )
}
