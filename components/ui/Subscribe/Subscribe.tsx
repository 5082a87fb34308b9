import styles from './Subscribe.module.scss'

type SubscribeProps = {
  /** What the subscription contains. */
  text?: string
  /** A URL with the scheme of an app, or a file. */
  links: readonly { href: string; label: string }[]
}

/** Links to the calendar or feed of the list above (R-CAL-1, R-FEED-1). */
export function Subscribe({ text, links }: SubscribeProps) {
  return (
    <p className={styles.root}>
      {text && <span>{text}</span>}
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  )
}
