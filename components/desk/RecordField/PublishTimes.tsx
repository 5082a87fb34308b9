import { Field } from '@/components/ui/Field/Field'
import { desk } from '@/content/words/en/desk'
import type { Problems } from '@/lib/desk/records/kinds'
import { DetailsSection } from '../DetailsSection/DetailsSection.client'
import { localTime } from './local-time'
import { fieldId } from './RecordField'

const { times: words, optional, error: prefix } = desk

export type PublishTimesProps = {
  /** Values as typed, when they were refused. */
  typed?: { publishAt?: string; endAt?: string }
  publishAt: Date | null
  endAt: Date | null
  /** Whether the record is live: its start is in the past. */
  hasBegun: boolean
  problems: Problems
}

/** The period in which a record is on the site (R-DESK-5). Collapsed while it is not needed. */
export function PublishTimes({ typed, publishAt, endAt, hasBegun, problems }: PublishTimesProps) {
  const values = {
    publishAt: typed?.publishAt ?? (hasBegun ? '' : localTime(publishAt)),
    endAt: typed?.endAt ?? localTime(endAt),
  }
  const isOpen = Boolean(values.publishAt || values.endAt || problems.publishAt || problems.endAt)
  const field = (name: 'publishAt' | 'endAt', hint: string) => (
    <Field
      id={fieldId(name)}
      name={name}
      label={words[name]}
      hint={hint}
      optional={optional}
      type="datetime-local"
      defaultValue={values[name]}
      error={problems[name] ? { prefix, message: problems[name] } : undefined}
    />
  )
  return (
    <DetailsSection title={words.legend} isOpen={isOpen}>
      {!hasBegun && field('publishAt', words.publishAtHint)}
      {field('endAt', words.endAtHint)}
    </DetailsSection>
  )
}
