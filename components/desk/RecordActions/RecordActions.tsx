import { Button } from '@/components/ui/Button/Button'
import { desk } from '@/content/words/en/desk'
import { formatDateTime } from '@/lib/core/dates'
import type { Action } from '@/lib/desk/permissions'
import type { DeskRecord, State } from '@/lib/desk/records/record'
import { DetailsSection } from '../DetailsSection/DetailsSection.client'
import styles from './RecordActions.module.scss'

const { actions: words } = desk

/** Actions on a record, except for changes of its text. */
const recordActions = ['end', 'withdraw', 'delete', 'undelete'] as const
type RecordAction = (typeof recordActions)[number]

const rules: Record<RecordAction, { states: readonly State[]; permission: Action }> = {
  end: { states: ['live'], permission: 'records.withdraw' },
  withdraw: { states: ['live', 'scheduled', 'ended'], permission: 'records.withdraw' },
  delete: { states: ['draft', 'scheduled', 'live', 'ended'], permission: 'records.delete' },
  undelete: { states: ['deleted'], permission: 'records.delete' },
}

type RecordActionsProps = {
  record: DeskRecord
  can: (action: Action) => boolean
  action: (data: FormData) => Promise<void>
}

/** Ends, withdraws or deletes a record, or restores it from the bin (R-DESK-5, R-DESK-6). */
export function RecordActions({ record, can, action }: RecordActionsProps) {
  const { id, version, state, binUntil } = record
  const offered = recordActions.filter(
    (name) => rules[name].states.includes(state) && can(rules[name].permission),
  )
  const form = (
    <form action={action} className={styles.root}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {offered.map((name) => (
        <div key={name}>
          <Button
            type="submit"
            name="act"
            value={name}
            variant="outline"
            aria-describedby={`${name}-about`}
          >
            {words[name]}
          </Button>
          <p id={`${name}-about`}>{describeAction(name, binUntil)}</p>
        </div>
      ))}
    </form>
  )
  if (offered.length === 0) return null
  if (state === 'deleted') return form
  return <DetailsSection title={words.heading}>{form}</DetailsSection>
}

const describeAction = (name: RecordAction, binUntil: Date | null) =>
  name === 'undelete'
    ? binUntil && words.binUntil(formatDateTime(binUntil.toISOString()))
    : words[`${name}About`]
