import styles from './Subscribe.module.scss'

type SubscribeProps = {
  /** What one gets. */
  text: string
  /** Ways to have it: an app's own scheme, a file. */
  links: readonly { href: string; label: string }[]
}

/** A quiet line with calendars and feeds of what stands above it (R-CAL-1, R-FEED-1). */
export function Subscribe({ text, links }: SubscribeProps) {
  return (
    <p className={styles.root}>
      <span>{text}</span>
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  )
}
