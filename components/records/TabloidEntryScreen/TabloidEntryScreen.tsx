import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { Share, type ShareProps } from '@/components/ui/Share/Share'
import { homeLimits } from '@/content/constants'
import { story } from '@/content/words/en/tabloid'
import type { TabloidEntry } from '@/lib/content/types'
import { tabloidPath } from '@/lib/records/tabloid-list'
import { getTabloidTitle } from '@/lib/records/titles'
import { getTabloidUrl } from '@/lib/records/urls'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { cut } from '@/lib/rich-text/cut'
import { detectScript } from '@/lib/rich-text/detect-script'
import { RecordPage } from '../RecordPage/RecordPage'
import { RecordTime } from '../RecordTime/RecordTime'
import { TabloidCard } from '../TabloidCard/TabloidCard'
import { StoryArticle } from './StoryArticle'
import styles from './TabloidEntryScreen.module.scss'

type TabloidEntryScreenProps = {
  frame: InformationPageProps
  record: TabloidEntry
  /** What else there is to read. */
  others: readonly TabloidEntry[]
  share: ShareProps
  data: Parameters<typeof JsonLd>[0]['data']
}

/** One entry of the School Tabloid: story, link and pictures, and what else there is to read (R-TABLOID-4). */
export function TabloidEntryScreen({
  frame,
  record,
  others,
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
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="more-stories">
          <SectionHead
            id="more-stories"
            title={story.others}
            more={{ label: story.all, href: tabloidPath }}
          />
          <ul>
            {others.map((entry, index) => (
              <li key={entry.id ?? entry.slug ?? index}>
                <TabloidCard entry={entry} thumbnail="phone">
                  <p>{keepNamesUnbroken(cut(entry.text, homeLimits.tabloidCharacters))}</p>
                </TabloidCard>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </RecordPage>
  )
}
