import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { FailedNote } from '@/components/ui/FailedNote/FailedNote'
import { notFound } from '@/content/words/en/not-found'
import { tabloid, story } from '@/content/words/en/tabloid'
import { lists } from '@/content/words/en/lists'
import { tabloidPath } from '@/lib/records/tabloid-list'
import { RecordPage } from '../RecordPage/RecordPage'

type TabloidFailureProps = {
  frame: InformationPageProps
  /** The service failed, the entry does not exist, or the URL has no identifier. */
  reason: 'failed' | 'missing' | 'unnamed'
  /** URL of the retry link. */
  retry?: string
}

const { entryFailed, heading, noIdentifier } = tabloid

const titles = { failed: heading, missing: story.missing, unnamed: heading }

/** Replaces a tabloid entry that cannot be shown (R-TABLOID-6, R-ROUTE-12). */
export function TabloidFailure({ frame, reason, retry = '' }: TabloidFailureProps) {
  return (
    <RecordPage frame={frame} title={titles[reason]} crumb={{ label: story.name, path: retry }}>
      {reason === 'failed' ? (
        <FailedNote text={entryFailed}>
          <ButtonLink variant="outline" size="small" href={retry}>
            {lists.tryAgain}
          </ButtonLink>
          <AllStories />
        </FailedNote>
      ) : (
        <EmptyState text={reason === 'missing' ? entryFailed : noIdentifier}>
          {reason === 'missing' && <p>{notFound.text}</p>}
          <AllStories />
        </EmptyState>
      )}
    </RecordPage>
  )
}

function AllStories() {
  return (
    <ButtonLink variant="outline" size="small" href={tabloidPath}>
      {story.all}
    </ButtonLink>
  )
}
