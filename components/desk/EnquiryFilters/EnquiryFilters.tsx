import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import { Select, type Option } from '@/components/ui/Select/Select'
import type { EnquiryFilter } from '@/lib/desk/enquiries/filter'
import type { SearchAction } from '../search-action'
import styles from './EnquiryFilters.module.scss'

type EnquiryFiltersProps = {
  filter: EnquiryFilter
  classes: readonly Option[]
  action: SearchAction
}

/** Searches and filters the enquiries. Works without script. */
export function EnquiryFilters({ filter, classes, action }: EnquiryFiltersProps) {
  const { state, admissionClass = '', from, to, search } = filter
  return (
    <form className={styles.root} role="search" action={action}>
      <input type="hidden" name="list" value="enquiries" />
      {state && <input type="hidden" name="state" value={state} />}
      <Field
        id="enquiry-q"
        name="q"
        type="search"
        label="Name, number or e-mail"
        required={false}
        defaultValue={search}
      />
      <details open={Boolean(admissionClass || from || to)}>
        <summary>Class and days</summary>
        <div>
          <Select
            id="enquiry-class"
            name="class"
            label="Class"
            required={false}
            placeholder="All classes"
            options={classes}
            defaultValue={admissionClass}
          />
          <Field
            id="enquiry-from"
            name="from"
            type="date"
            label="From"
            required={false}
            defaultValue={from}
          />
          <Field
            id="enquiry-to"
            name="to"
            type="date"
            label="To"
            required={false}
            defaultValue={to}
          />
        </div>
      </details>
      <Button type="submit" variant="outline">
        Find
      </Button>
    </form>
  )
}
