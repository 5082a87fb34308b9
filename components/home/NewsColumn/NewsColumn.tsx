import { PauseButton } from '@/components/media/PauseButton/PauseButton'
import { RecordAnchor } from '@/components/records/RecordAnchor/RecordAnchor'
import { type RecordLink, recordLink } from '@/components/records/record-link'
import { DateFlag } from '@/components/ui/DateFlag/DateFlag'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { teaserCharacters } from '@/content/constants'
import { news } from '@/content/words/en/news'
import type { NewsItem, ListResult } from '@/lib/content/types'
import { formatDate, getRecordDay } from '@/lib/core/dates'
import { getNewsTitle } from '@/lib/records/titles'
import { getNewsUrl } from '@/lib/records/urls'
import { cut } from '@/lib/rich-text/cut'
import { detectScript } from '@/lib/rich-text/detect-script'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './NewsColumn.module.scss'

/** Number of items in the column. The others are on the list screen. */
const maxItems = 8

/** With this many rows the list always overflows. The script measures shorter ones. */
const overflowingRows = 6

type NewsColumnProps = {
  /** Newest first, as returned by `listNews`. */
  list: ListResult<NewsItem>
  title: string
  more: { label: string; href: string }
}

/** The latest news, scrolling upwards automatically (R-HOME-6). */
export function NewsColumn({ list, title, more }: NewsColumnProps) {
  const latest = list.records.slice(0, maxItems)
  if (latest.length === 0) {
    return (
      <div>
        <SectionHead title={title} more={more} />
        <EmptyState text={news.emptyHome} />
      </div>
    )
  }
  const overflows = latest.length >= overflowingRows
  return (
    <div className={styles.newsColumn} data-autoplay="news">
      <SectionHead title={title} more={more}>
        <PauseButton subject="the news" hidden={!overflows} />
      </SectionHead>
      <div className={styles.frame} data-state={overflows ? '' : 'still'}>
        <div>
          <ul className={styles.list}>
            {latest.map((item, index) => (
              <NewsRow key={item.id ?? index} item={item} index={index} listAddress={more.href} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

type NewsRowProps = { item: NewsItem; index: number; listAddress: string }

function NewsRow({ item, index, listAddress }: NewsRowProps) {
  const day = getRecordDay(item.date)
  const date = formatDate(item.date, 'news')
  const title = getNewsTitle(item)
  return (
    <li className={styles.row}>
      {day ? (
        <DateFlag date={item.date} index={index} text={date} />
      ) : (
        <p className={styles.date}>{date}</p>
      )}
      <h3 lang={detectScript(title)}>
        <RecordAnchor link={toRecordLink(item, listAddress)}>
          {keepNamesUnbroken(title)}
        </RecordAnchor>
      </h3>
      {item.title && item.description && (
        <p className={styles.excerpt} lang={detectScript(item.description)}>
          {keepNamesUnbroken(cut(item.description, teaserCharacters))}
        </p>
      )}
    </li>
  )
}

/** The item's own page; without an id its link or attachment, otherwise the list. */
function toRecordLink(item: NewsItem, listAddress: string): RecordLink {
  if (item.id) return { href: getNewsUrl(item), isFile: false }
  return recordLink(item) ?? { href: listAddress, isFile: false }
}
