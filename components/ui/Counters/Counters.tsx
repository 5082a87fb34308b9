import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './Counters.module.scss'

export type Counter = { value: string; label: string }

/** Large figures in a row, for a dark background. Without animation. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <dl className={styles.root}>
      {counters.map(({ value, label }) => (
        <div key={label}>
          <dt>{keepNamesUnbroken(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
