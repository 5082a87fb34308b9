import { type ReactNode, useId } from 'react'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './FactList.module.scss'

type Fact = { term: string; detail: ReactNode }

type FactListProps = {
  title: string
  facts: readonly Fact[]
  /** Facts of a few words: two columns on phones, too. */
  short?: boolean
}

/** A list of facts with their names. */
export function FactList({ title, facts, short }: FactListProps) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl data-short={short || undefined}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{keepNamesUnbroken(detail)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
