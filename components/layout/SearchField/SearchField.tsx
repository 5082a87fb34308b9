import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { search } from '@/content/words/en/search'
import type { SearchWords } from '@/content/words/types'
import { maxSearchLength } from '@/lib/core/search-length'
import styles from './SearchField.module.scss'

type SearchFieldProps = { id: string; words?: SearchWords } & ComponentProps<'input'>

/** The search field with its button, for a GET form to `/search`. The children, a list of suggestions, follow it. */
export function SearchField({ id, words = search, children, ...input }: SearchFieldProps) {
  const hint = `${id}-hint`
  return (
    <div className={styles.searchField}>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <span className={styles.box}>
        <Icon name="magnifying-glass" />
        <input
          id={id}
          type="search"
          name="q"
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={hint}
          required
          {...input}
        />
      </span>
      <Button type="submit">{words.name}</Button>
      {children}
      <p className={styles.hint} id={hint}>
        {words.hint}
      </p>
    </div>
  )
}
