import clsx from 'clsx'
import styles from './HillLine.module.scss'

type HillLineProps = {
  /** The background below it: the page's, or the dark footer's. */
  surface: 'page' | 'deep'
  className?: string
}

/** Three ridges at the edge between two backgrounds. Decorative. */
export function HillLine({ surface, className }: HillLineProps) {
  return (
    <svg
      className={clsx(styles.root, className)}
      data-surface={surface}
      viewBox="0 0 1440 104"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 70C120 40 230 30 360 48s210 36 330 14S930 6 1080 26s240 40 360 18v60H0Z" />
      <path d="M0 84c150-26 280-30 420-12s230 24 380 2 250-34 380-16 180 22 260 12v34H0Z" />
      <path d="M0 98c190-16 330-18 520-6s320 8 500-6 300-10 420-2v20H0Z" />
    </svg>
  )
}
