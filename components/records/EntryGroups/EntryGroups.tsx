import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './EntryGroups.module.scss'

type EntryGroupsProps<Item> = {
  items: readonly Item[]
  headingOf: (item: Item) => string
  /** Class of the `<ul>` of each group. */
  className?: string
  /** Renders an entry as an `<li>` with a key. `index` counts through all groups. */
  children: (item: Item, index: number) => ReactNode
}

/** Groups consecutive entries that have the same heading. */
export function EntryGroups<Item>({
  items,
  headingOf,
  className,
  children,
}: EntryGroupsProps<Item>) {
  const groups: { key: string; heading: string; entries: ReactNode[] }[] = []
  items.forEach((item, index) => {
    const heading = headingOf(item)
    if (groups.at(-1)?.heading !== heading) {
      // Records without a readable date can repeat a heading.
      const repetition = groups.filter((group) => group.heading === heading).length
      groups.push({ key: `${heading} ${repetition}`, heading, entries: [] })
    }
    groups.at(-1)!.entries.push(children(item, index))
  })
  return groups.map(({ key, heading, entries }) => (
    <section key={key} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={clsx(styles.list, className)}>{entries}</ul>
    </section>
  ))
}
