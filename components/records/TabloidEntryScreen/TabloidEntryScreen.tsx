import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Share, type ShareProps } from '@/components/ui/Share/Share'
import { story } from '@/content/words/en/tabloid'
import type { TabloidEntry } from '@/lib/content/types'
import type { Adjacent } from '@/lib/records/adjacent'
import { getTabloidTitle } from '@/lib/records/titles'
import { getTabloidUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { AdjacentLinks } from '../AdjacentLinks/AdjacentLinks'
import { RecordPage } from '../RecordPage/RecordPage'
import { RecordTime } from '../RecordTime/RecordTime'
import { StoryArticle } from './StoryArticle'

type TabloidEntryScreenProps = {
  frame: InformationPageProps
  record: TabloidEntry
  adjacent: Adjacent<TabloidEntry>
  share: ShareProps
  data: Parameters<typeof JsonLd>[0]['data']
}

/** One entry of the School Tabloid: story, link and pictures, and links to adjacent entries (R-TABLOID-4). */
export function TabloidEntryScreen({
  frame,
  record,
  adjacent,
  share,
  data,
}: TabloidEntryScreenProps) {
  const title = getTabloidTitle(record)
  return (
    <RecordPage
      frame={frame}
      title={title}
      lang={detectScript(title)}
      crumb={{ label: title, path: getTabloidUrl(record) }}
      lead={<RecordTime date={record.date} dateStyle="tabloid" />}
    >
      <JsonLd data={data} />
      <StoryArticle record={record} />
      <Share {...share} />
      <AdjacentLinks
        labels={story}
        newer={adjacent.newer && link(adjacent.newer)}
        older={adjacent.older && link(adjacent.older)}
      />
    </RecordPage>
  )
}

const link = (entry: TabloidEntry) => ({
  title: getTabloidTitle(entry),
  href: getTabloidUrl(entry),
})
