import styles from './SkeletonList.module.scss'

type SkeletonListProps = {
  rows: number
  /** `cards`: a grid of pictures with two lines of text each. */
  shape?: 'rows' | 'cards'
}

/** Placeholder rows or cards in the size of the entries, while a list loads. */
export function SkeletonList({ rows, shape = 'rows' }: SkeletonListProps) {
  return (
    <div className={styles.root} data-shape={shape}>
      <p className={styles.text}>Loading…</p>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <span className={styles.flag} />
          <span className={styles.lines} />
        </div>
      ))}
    </div>
  )
}
