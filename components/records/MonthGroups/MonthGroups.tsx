import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatDate, monthName, recordDay } from '@/lib/core/dates'
import type { Listed } from '@/lib/records/filters'
import styles from './MonthGroups.module.scss'

type MonthGroupsProps<Item extends Listed> = {
  items: readonly Item[]
  /** Class of the `<ul>` of each month. */
  className?: string
  /** Renders an entry as an `<li>` with a key. `index` counts through all groups. */
  children: (item: Item, index: number) => ReactNode
}

const headingOf = ({ date }: Listed) => {
  const day = recordDay(date)
  return day ? `${monthName(day.month)} ${day.year}` : formatDate(date, 'long')
}

/** Groups consecutive entries under month headings. */
export function MonthGroups<Item extends Listed>({
  items,
  className,
  children,
}: MonthGroupsProps<Item>) {
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
      <h2 className={styles.month}>{heading}</h2>
      <ul className={clsx(styles.list, className)}>{entries}</ul>
    </section>
  ))
}
