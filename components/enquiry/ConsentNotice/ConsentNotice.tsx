import { Icon } from '@/components/ui/Icon/Icon'
import styles from './ConsentNotice.module.scss'

export type ConsentNoticeProps = {
  title: string
  items: readonly { term: string; detail: string }[]
  /** Contact address. */
  email: string
}

/** The itemised notice next to the consent (R-ENQUIRY-11): which data, why, by whom, how long, and the rights. */
export function ConsentNotice({ title, items, email }: ConsentNoticeProps) {
  return (
    <details className={styles.root}>
      <summary>
        {title}
        <Icon name="plus-bold" />
      </summary>
      <dl>
        {items.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </details>
  )
}
