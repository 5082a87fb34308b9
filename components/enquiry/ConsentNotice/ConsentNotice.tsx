import styles from './ConsentNotice.module.scss'

export type ConsentNoticeProps = {
  title: string
  items: readonly { term: string; text: string }[]
  /** Contact address. */
  email: string
}

/** The itemised notice next to the consent (R-ENQUIRY-11): which data, why, by whom, how long, and the rights. */
export function ConsentNotice({ title, items, email }: ConsentNoticeProps) {
  return (
    <details className={styles.root}>
      <summary>{title}</summary>
      <dl>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </details>
  )
}
