import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './EarlierDays.module.scss'

type EarlierDaysProps = { summary: string; children: ReactNode }

/** The days of the school calendar that are over, folded; on paper they are open (R-YEAR-3). */
export const EarlierDays = ({ summary, children }: EarlierDaysProps) => (
  <details className={styles.root}>
    <summary>
      {summary}
      <Icon name="caret-down-bold" />
    </summary>
    {children}
  </details>
)
