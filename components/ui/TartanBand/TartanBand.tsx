import styles from './TartanBand.module.scss'

/** A full-width band of the school's tartan. Decorative. */
export function TartanBand() {
  return <div className={styles.root} />
}
