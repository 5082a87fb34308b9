import type { ReactNode } from 'react'
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import styles from './FoldedTables.module.scss'

type FoldedTablesProps = {
  tables: readonly { title: string; id?: string; table: ReactNode }[]
  /** The tables are of one kind: wide screens have two columns. */
  alike?: boolean
}

/** Tables for which English has several pages and a translation one: phones fold each. */
export const FoldedTables = ({ tables, alike }: FoldedTablesProps) => (
  <div className={styles.root} data-alike={alike || undefined}>
    {tables.map(({ title, id, table }) => (
      <PhoneFold key={title} id={id} title={title}>
        {table}
      </PhoneFold>
    ))}
  </div>
)
