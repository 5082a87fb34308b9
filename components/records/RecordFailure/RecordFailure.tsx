import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { FailedNote } from '@/components/ui/FailedNote/FailedNote'
import { microcopy } from '@/content/microcopy'
import { RecordPage } from '../RecordPage/RecordPage'

type RecordFailureProps = {
  /** Frame of the list that the record would belong to. */
  frame: InformationPageProps
  copy: { name: string; missing: string; failed: string; all: string }
  /** The service failed, or there is no such record. */
  reason: 'failed' | 'missing'
  /** Address of this page, to try again at. */
  path: string
}

/** What stands where a news item or an event would be. Broken is not missing (docs/decisions/003). */
export function RecordFailure({ frame, copy, reason, path }: RecordFailureProps) {
  const all = (
    <ButtonLink look="line" size="small" href={frame.page.path}>
      {copy.all}
    </ButtonLink>
  )
  return (
    <RecordPage
      frame={frame}
      title={reason === 'missing' ? copy.missing : copy.name}
      step={{ label: copy.name, path }}
    >
      {reason === 'missing' ? (
        <EmptyState text={microcopy.notFound.text}>{all}</EmptyState>
      ) : (
        <FailedNote text={copy.failed}>
          <ButtonLink look="line" size="small" href={path}>
            Try again
          </ButtonLink>
          {all}
        </FailedNote>
      )}
    </RecordPage>
  )
}
