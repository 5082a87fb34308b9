import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { FailedNote } from '@/components/ui/FailedNote/FailedNote'
import { notFound } from '@/content/words/en/not-found'
import { lists } from '@/content/words/en/lists'
import { RecordPage } from '../RecordPage/RecordPage'

type RecordFailureProps = {
  /** Frame of the record's list page. */
  frame: InformationPageProps
  words: { name: string; missing: string; failed: string; all: string }
  /** The service failed, or the record does not exist. */
  reason: 'failed' | 'missing'
  /** URL of this page, for the retry link. */
  path: string
}

/** Replaces a news item or event that cannot be shown. A failure is not a missing record (docs/decisions/003). */
export function RecordFailure({ frame, words, reason, path }: RecordFailureProps) {
  const all = (
    <ButtonLink variant="outline" size="small" href={frame.page.path}>
      {words.all}
    </ButtonLink>
  )
  return (
    <RecordPage
      frame={frame}
      title={reason === 'missing' ? words.missing : words.name}
      crumb={{ label: words.name, path }}
    >
      {reason === 'missing' ? (
        <EmptyState text={notFound.text}>{all}</EmptyState>
      ) : (
        <FailedNote text={words.failed}>
          <ButtonLink variant="outline" size="small" href={path}>
            {lists.tryAgain}
          </ButtonLink>
          {all}
        </FailedNote>
      )}
    </RecordPage>
  )
}
