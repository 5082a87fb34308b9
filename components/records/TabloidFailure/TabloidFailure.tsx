import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { FailedNote } from '@/components/ui/FailedNote/FailedNote'
import { microcopy } from '@/content/microcopy'
import { tabloidCopy } from '@/content/microcopy/tabloid'
import { tabloidPath } from '@/lib/records/tabloid-list'
import { RecordPage } from '../RecordPage/RecordPage'

type TabloidFailureProps = {
  frame: InformationPageProps
  /** The service failed; there is no such entry; the address names none. */
  reason: 'failed' | 'missing' | 'unnamed'
  /** Address to try again at. */
  retry?: string
}

const { entryFailed, heading, noIdentifier } = tabloidCopy

const titles = { failed: heading, missing: 'This story is not here', unnamed: heading }

/** What stands where an entry of the tabloid would be (R-TABLOID-6, R-ROUTE-12). */
export function TabloidFailure({ frame, reason, retry = '' }: TabloidFailureProps) {
  return (
    <RecordPage frame={frame} title={titles[reason]} step={{ label: 'Story', path: retry }}>
      {reason === 'failed' ? (
        <FailedNote text={entryFailed}>
          <ButtonLink look="line" size="small" href={retry}>
            Try again
          </ButtonLink>
          <AllStories />
        </FailedNote>
      ) : (
        <EmptyState text={reason === 'missing' ? entryFailed : noIdentifier}>
          {reason === 'missing' && <p>{microcopy.notFound.text}</p>}
          <AllStories />
        </EmptyState>
      )}
    </RecordPage>
  )
}

function AllStories() {
  return (
    <ButtonLink look="line" size="small" href={tabloidPath}>
      All stories
    </ButtonLink>
  )
}
