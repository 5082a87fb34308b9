import styles from './Placeholders.module.scss'

type PlaceholdersProps = {
  /** The specified text of a placeholder, title first. */
  lines: readonly string[]
  count: number
}

/** Placeholders for missing records: a plain line each. */
export function Placeholders({ lines: [title, ...rest], count }: PlaceholdersProps) {
  return (
    <ul className={styles.root}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <b>{title}</b>
          {rest.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </li>
      ))}
    </ul>
  )
}
