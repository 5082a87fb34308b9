import styles from './HillFlag.module.scss'

/** A small house flag on a hill: the illustration of empty and error states. Decorative. */
export function HillFlag() {
  return (
    <svg className={styles.hillFlag} viewBox="0 0 280 110" aria-hidden="true">
      <path className={styles.far} d="M0 88c44-30 86-34 132-18s92 12 148-18v58H0Z" />
      <path className={styles.near} d="M0 100c60-26 104-28 150-16s86 8 130-6v32H0Z" />
      <path className={styles.pole} d="M137 16h4v70h-4Z" />
      <path className={styles.flag} d="M141 18h48l-13 14 13 14h-48Z" />
    </svg>
  )
}
