import type { ReactNode } from 'react'
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import styles from './FoldedTables.module.scss'

type FoldedTablesProps = {
  tables: readonly { title: string; id?: string; table: ReactNode }[]
  /** Whether they have one shape: wide screens show two side by side. */
  paired?: boolean
}

/** Tables for which English has several pages and a translation one: phones fold each. */
export const FoldedTables = ({ tables, paired }: FoldedTablesProps) => (
  <div className={styles.root} data-paired={paired || undefined}>
    {tables.map(({ title, id, table }) => (
      <PhoneFold key={title} id={id} title={title}>
        {table}
      </PhoneFold>
    ))}
  </div>
)
