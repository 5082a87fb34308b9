import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Share, type ShareProps } from '@/components/ui/Share/Share'
import { events } from '@/content/words/en/events'
import type { Album, SchoolEvent } from '@/lib/content/types'
import type { Adjacent } from '@/lib/records/adjacent'
import type { EventPhase } from '@/lib/records/recency'
import { getEventTitle } from '@/lib/records/titles'
import { getEventUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { AlbumLink } from '../AlbumLink/AlbumLink'
import { AdjacentLinks } from '../AdjacentLinks/AdjacentLinks'
import { ComingEventsBeside } from '../ComingEvents/ComingEvents'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { RecordPage } from '../RecordPage/RecordPage'
import { EventArticle } from './EventArticle'

type SchoolEventScreenProps = {
  frame: InformationPageProps
  record: SchoolEvent
  source: 'live' | 'saved'
  readAt: string
  /** That of today. */
  phase: EventPhase
  /** The album of the event, if it has one. */
  album?: Album
  adjacent: Adjacent<SchoolEvent>
  /** What comes next at school. */
  coming: readonly SchoolEvent[]
  share: ShareProps
  /** Omitted for an event without a date. */
  data?: Parameters<typeof JsonLd>[0]['data']
}

const words = events.page
const link = (event: SchoolEvent) => ({ title: getEventTitle(event), href: getEventUrl(event) })

/** The page of one event (R-EVENTS-7). */
export function SchoolEventScreen({
  frame,
  record,
  phase,
  album,
  adjacent,
  coming,
  share,
  ...rest
}: SchoolEventScreenProps) {
  const title = getEventTitle(record)
  return (
    <RecordPage
      frame={frame}
      title={title}
      lang={detectScript(title)}
      date={record.date}
      crumb={{ label: title, path: getEventUrl(record) }}
    >
      {rest.data && <JsonLd data={rest.data} />}
      <EventArticle record={record} phase={phase} />
      <Share {...share} />
      {album && <AlbumLink label={words.album} album={album} shown={record.images} />}
      <ComingEventsBeside events={coming} />
      <AdjacentLinks
        labels={words}
        newer={adjacent.newer && link(adjacent.newer)}
        older={adjacent.older && link(adjacent.older)}
      />
      <FreshnessNote freshness={rest} onlySaved />
    </RecordPage>
  )
}
