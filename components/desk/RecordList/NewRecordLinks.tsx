import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { desk } from '@/content/words/en/desk'
import styles from './NewRecordLinks.module.scss'

const { kinds, order, list: words } = desk

/** A link for each kind of record that the office writes, the most frequent first (R-DESK-3). */
export function NewRecordLinks() {
  return (
    <nav className={styles.newRecordLinks} aria-labelledby="begin">
      <h2 id="begin">{words.begin}</h2>
      <ul className={styles.list}>
        {order.map((kind) => (
          <li key={kind}>
            <ButtonLink size="small" variant="outline" href={`/desk/records/new/${kind}`}>
              <Icon name="plus-bold" />
              {kinds[kind].label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
