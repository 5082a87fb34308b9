import styles from './TartanBand.module.scss'

/** A band of the school's tartan across its parent. Decoration. */
export function TartanBand() {
  return <div className={styles.root} />
}
