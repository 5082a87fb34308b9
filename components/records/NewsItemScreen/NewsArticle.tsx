import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { news } from '@/content/words/en/news'
import type { NewsItem, SchoolEvent } from '@/lib/content/types'
import { getNewsLevels } from '@/lib/records/document-names'
import { getLevelName, getClassPath } from '@/lib/school/class-levels'
import { getNewsTitle } from '@/lib/records/titles'
import { CorrectionMark } from '../CorrectionMark/CorrectionMark'
import { CalendarLink } from '../EventFacts/EventFacts'
import { LinkedText } from '../LinkedText/LinkedText'
import { EventPanel } from '../NextEvent/NextEvent'
import { RecordLinks } from '../RecordLinks/RecordLinks'
import styles from './NewsItemScreen.module.scss'

type NewsArticleProps = {
  record: NewsItem
  /** What it is about. */
  events?: readonly SchoolEvent[]
}

/**
 * A news item below its head: the pages of the classes that it names, text, links, its events and pictures (R-NEWS-5).
 */
export function NewsArticle({ record, events = [] }: NewsArticleProps) {
  const { description, formatted, attachments, url } = record
  const title = getNewsTitle(record)
  const levels = getNewsLevels(record)
  const pictures = attachments.filter(({ isPicture }) => isPicture)
  return (
    <article className={styles.newsItemScreen}>
      {levels.length > 0 && (
        <nav className={styles.classes} aria-label={news.page.classes}>
          <span aria-hidden="true">{news.page.for}</span>
          <ul>
            {levels.map((level) => (
              <li key={level}>
                <a href={getClassPath(level)}>{getLevelName(level)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <CorrectionMark correction={record.correction} />
      <div className={styles.words}>
        {description && description !== title && <LinkedText text={formatted ?? description} />}
        <div className={styles.aside}>
          <RecordLinks attachments={attachments} url={url} />
          {events.map((event) => (
            <EventPanel key={event.id ?? event.title} event={event} label={news.page.event}>
              {event.id && <CalendarLink id={event.id} className={styles.calendar} size="small" />}
            </EventPanel>
          ))}
        </div>
      </div>
      {pictures.length > 0 && <PhotoAlbum title={title} pictures={pictures} lead />}
    </article>
  )
}
