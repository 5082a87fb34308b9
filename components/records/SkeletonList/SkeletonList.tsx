import styles from './SkeletonList.module.scss'

type SkeletonListProps = {
  rows: number
  /** `cards`: a picture over two lines, as many side by side as the window holds. */
  shape?: 'rows' | 'cards'
}

/** Rows or cards in the size of those to come, while a list is being fetched. */
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
