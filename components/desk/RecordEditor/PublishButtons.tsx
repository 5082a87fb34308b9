import { Button } from '@/components/ui/Button/Button'
import { desk } from '@/content/words/en/desk'
import type { DeskRecord, State } from '@/lib/desk/records/record'
import { localTime } from '../RecordField/local-time'
import { PublishButton } from './PublishButton.client'

const { save: words } = desk

const publishWords: Partial<Record<State, string>> = {
  draft: words.publish,
  scheduled: words.publish,
  live: words.update,
  ended: words.again,
}

type PublishButtonsProps = {
  record?: DeskRecord
  /** Time of publication as typed, when it was refused. */
  typedTime?: string
  canPublish: boolean
}

/** The buttons of a record's form. A writer can only save (R-DESK-2). */
export function PublishButtons({ record, typedTime, canPublish }: PublishButtonsProps) {
  const { state = 'draft', publishAt = null } = record ?? {}
  return (
    <>
      {canPublish && (
        <PublishButton
          now={publishWords[state] ?? words.publish}
          later={words.schedule}
          time={typedTime ?? (state === 'live' ? '' : localTime(publishAt))}
        />
      )}
      <Button type="submit" name="intent" value="save" variant={canPublish ? 'outline' : 'brand'}>
        {state === 'draft' ? words.draft : words.changes}
      </Button>
    </>
  )
}
