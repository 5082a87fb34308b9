import { Button } from '@/components/ui/Button/Button'
import { deskRecords } from '@/content/microcopy/desk-records'
import type { DeskRecord, State } from '@/lib/desk/records/record'

const { save: words } = deskRecords

const publishWords: Partial<Record<State, string>> = {
  draft: words.publish,
  scheduled: words.schedule,
  live: words.update,
  ended: words.again,
}

type PublishButtonsProps = { record?: DeskRecord; canPublish: boolean }

/** The buttons of a record's form. A writer can only save (R-DESK-2). */
export function PublishButtons({ record, canPublish }: PublishButtonsProps) {
  const state = record?.state ?? 'draft'
  return (
    <>
      {canPublish && (
        <Button type="submit" name="intent" value="publish" variant="cta">
          {publishWords[state]}
        </Button>
      )}
      <Button type="submit" name="intent" value="save" variant={canPublish ? 'outline' : 'brand'}>
        {state === 'draft' ? words.draft : words.changes}
      </Button>
    </>
  )
}
