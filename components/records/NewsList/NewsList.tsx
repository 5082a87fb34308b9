import { DateFlag } from '@/components/ui/DateFlag/DateFlag'
import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import { QuotedTitle } from '@/components/ui/QuotedTitle/QuotedTitle'
import { events } from '@/content/words/en/events'
import { news } from '@/content/words/en/news'
import { newTab } from '@/content/words/en/new-tab'
import type { NewsItem } from '@/lib/content/types'
import { getNewsLevels } from '@/lib/records/document-names'
import { getNewsTitle } from '@/lib/records/titles'
import { getNewsUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { CorrectionMark } from '../CorrectionMark/CorrectionMark'
import { ListEntry } from '../ListEntry/ListEntry'
import { MonthGroups } from '../MonthGroups/MonthGroups'
import { levelsAttribute, MyClassMark } from '../MyClassMark/MyClassMark'
import { NewBadge } from '../NewBadge/NewBadge'
import styles from './NewsList.module.scss'

type NewsListProps = {
  items: readonly NewsItem[]
  /** Reference day of "New". */
  today: Date
}

/** News under month headings (R-NEWS-3). */
export function NewsList({ items, today }: NewsListProps) {
  return (
    <MonthGroups items={items}>
      {(item, index) => (
        <NewsEntry key={item.id ?? index} item={item} index={index} today={today} />
      )}
    </MonthGroups>
  )
}

type NewsEntryProps = { item: NewsItem; index: number; today: Date }

function NewsEntry({ item, index, today }: NewsEntryProps) {
  const attachment = item.attachments[0]
  const title = getNewsTitle(item)
  const levels = getNewsLevels(item)
  return (
    <ListEntry index={index} className={styles.entry} {...levelsAttribute(levels)}>
      <DateFlag date={item.date} index={index} />
      <div className={styles.text}>
        <div className={styles.title}>
          <h3 lang={detectScript(title)}>
            {item.id ? (
              <a href={getNewsUrl(item)}>{keepNamesUnbroken(title)}</a>
            ) : (
              keepNamesUnbroken(title)
            )}
          </h3>
          <MyClassMark levels={levels} />
          <NewBadge date={item.date} today={today} />
        </div>
        <CorrectionMark correction={item.correction} />
        {item.title && item.description && (
          <p className={item.id ? styles.teaser : undefined} lang={detectScript(item.description)}>
            {keepNamesUnbroken(item.description)}
          </p>
        )}
        {(attachment || item.url) && (
          <div className={styles.actions}>
            {attachment && (
              <a href={attachment.href} target="_blank" rel="noopener">
                <Icon name="paperclip" />
                <span>
                  {events.attachment}
                  <span className={styles.about}>
                    {' '}
                    {news.attachmentTo} <QuotedTitle text={title} /> {`(${newTab})`}
                  </span>
                </span>
              </a>
            )}
            {item.url && (
              <Link href={item.url}>
                <span>
                  {news.link}
                  <span className={styles.about}>
                    {' '}
                    {news.linkFor} <QuotedTitle text={title} />
                  </span>
                </span>
              </Link>
            )}
          </div>
        )}
      </div>
    </ListEntry>
  )
}
