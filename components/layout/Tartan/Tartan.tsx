import styles from './Tartan.module.scss'

/** A band of the school's tartan across its parent. Decoration. */
export function Tartan() {
  return <div className={styles.root} />
}
