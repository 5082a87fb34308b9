import { Button } from '@/components/ui/Button/Button'
import { Field } from '@/components/ui/Field/Field'
import { Select } from '@/components/ui/Select/Select'
import { desk } from '@/content/words/en/desk'
import { maxSearchLength } from '@/lib/core/search-length'
import type { SearchAction } from '../search-action'
import styles from './MediaList.module.scss'

const { media: words, list } = desk

type MediaFiltersProps = { search?: string; isUndescribed: boolean; action: SearchAction }

/** Filters the files. Works without script. */
export function MediaFilters({ search = '', isUndescribed, action }: MediaFiltersProps) {
  return (
    <form className={styles.filters} role="search" action={action}>
      <input type="hidden" name="list" value="media" />
      <Field
        id="q"
        name="q"
        type="search"
        label={words.search}
        required={false}
        defaultValue={search}
        maxLength={maxSearchLength}
      />
      <Select
        id="show"
        name="show"
        label={list.show}
        required={false}
        defaultValue={isUndescribed ? 'undescribed' : ''}
        options={[
          { value: '', label: words.everything },
          { value: 'undescribed', label: words.undescribed },
        ]}
      />
      <Button type="submit" variant="outline">
        {list.show}
      </Button>
    </form>
  )
}
