import type { Person } from '@/lib/desk/accounts/people'
import { formatDate } from '@/lib/core/dates'
import styles from './PersonList.module.scss'
import { roleWords } from './role-words'

type PersonListProps = {
  people: readonly Person[]
  /** Id of the current person. */
  self: string
}

/** All people with an account. Each row links to the page where an owner can change it. */
export function PersonList({ people, self }: PersonListProps) {
  return (
    <ul className={styles.personList}>
      {people.map(({ id, name, email, role, since }) => (
        <li key={id}>
          <a href={`/desk/people/${id}`}>{name}</a>
          <span className={styles.role}>{roleWords[role].label}</span>
          <small>
            {email} · since {formatDate(since, 'card')}
            {id === self && ' · you'}
          </small>
        </li>
      ))}
    </ul>
  )
}
