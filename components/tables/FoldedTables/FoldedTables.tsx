import type { ReactNode } from 'react'
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold'
import styles from './FoldedTables.module.scss'

type FoldedTablesProps = {
  tables: readonly { title: string; id?: string; table: ReactNode }[]
}

/** Tables for which English has several pages and a translation one, each folded. */
export const FoldedTables = ({ tables }: FoldedTablesProps) => (
  <div className={styles.root}>
    {tables.map(({ title, id, table }) => (
      <PhoneFold key={title} always id={id} title={title}>
        {table}
      </PhoneFold>
    ))}
  </div>
)
