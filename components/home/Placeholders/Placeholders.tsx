import styles from './Placeholders.module.scss'

type PlaceholdersProps = {
  /** The specified words of one placeholder, its title first. */
  lines: readonly string[]
  count: number
}

/** Stands where records would be while there are none, as in the holidays: a quiet line for each. */
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
