import { type Counter, Counters } from '@/components/ui/Counters/Counters'
import styles from './FigureBand.module.scss'

/** The figures of a page, large on a dark band (R-INFO-14). */
export function FigureBand({ figures }: { figures: readonly Counter[] }) {
  return (
    <div className={styles.root}>
      <Counters counters={figures} />
    </div>
  )
}
