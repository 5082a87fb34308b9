import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import { Select } from '@/components/ui/Select/Select'
import { desk } from '@/content/words/en/desk'
import { maxSearchLength } from '@/lib/core/search-length'
import { states, type State } from '@/lib/desk/records/record'
import type { SearchAction } from '../search-action'
import styles from './RecordFilters.module.scss'

const { list: words, kinds, order } = desk

type RecordFiltersProps = { kind?: string; state?: State; search?: string; action: SearchAction }

/** Filters the records through the URL. Works without script. */
export function RecordFilters({ kind = '', state, search = '', action }: RecordFiltersProps) {
  return (
    <form className={styles.root} role="search" action={action}>
      <input type="hidden" name="list" value="records" />
      <Select
        id="kind"
        name="kind"
        label={words.kind}
        required={false}
        defaultValue={kind}
        options={[
          { value: '', label: words.all },
          ...order.map((value) => ({ value, label: kinds[value].plural })),
        ]}
      />
      <Select
        id="state"
        name="state"
        label={words.state}
        required={false}
        defaultValue={state ?? ''}
        options={[
          { value: '', label: words.allStates },
          ...states.map((value) => ({ value, label: words.states[value] })),
        ]}
      />
      <Field
        id="q"
        name="q"
        type="search"
        label={words.search}
        required={false}
        defaultValue={search}
        maxLength={maxSearchLength}
      />
      <Button type="submit" variant="outline">
        {words.show}
      </Button>
    </form>
  )
}
