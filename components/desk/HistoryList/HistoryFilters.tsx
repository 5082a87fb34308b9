import { Button } from '@/components/ui/Button/Button'
import { Select } from '@/components/ui/Select/Select'
import { kindWord, personWord } from './history-words'
import styles from './HistoryFilters.module.scss'

type HistoryFiltersProps = {
  people: readonly { id: string; name: string }[]
  kinds: readonly string[]
  by: string
  kind: string
}

/** Filters the history by person and kind. Works without script. */
export function HistoryFilters({ people, kinds, by, kind }: HistoryFiltersProps) {
  return (
    <form className={styles.root} action="/desk/history">
      <Select
        id="history-by"
        name="by"
        label="Who"
        placeholder="Everybody"
        required={false}
        options={people.map((person) => ({ value: person.id, label: personWord(person) }))}
        defaultValue={by}
      />
      <Select
        id="history-kind"
        name="kind"
        label="What"
        placeholder="Everything"
        required={false}
        options={kinds.map((value) => ({ value, label: kindWord(value) }))}
        defaultValue={kind}
      />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  )
}
