import { useId, type ReactNode } from 'react'
import { DateFlag } from '@/components/ui/DateFlag/DateFlag'
import type { RecordDate } from '@/lib/core/dates'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './RecordRows.module.scss'

type RecordRowsProps = {
  heading: string
  rows: readonly { date: RecordDate; title: string; href?: string; note?: ReactNode }[]
}

/** Records in a row each, with date and title: what comes next, or what else there is to read. */
export function RecordRows({ heading, rows }: RecordRowsProps) {
  const id = useId()
  return (
    <section className={styles.recordRows} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {rows.map(({ date, title, href, note }, index) => (
          <li key={href ?? index}>
            <DateFlag date={date} index={index} />
            <div>
              <h3 lang={detectScript(title)}>
                {href ? <a href={href}>{keepNamesUnbroken(title)}</a> : keepNamesUnbroken(title)}
              </h3>
              {note && <p>{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
