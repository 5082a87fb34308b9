import { Button } from '@/components/ui/Button/Button'
import styles from './RevokeList.module.scss'

export type Revocable = {
  id: string
  /** For example browser and device, or an e-mail address. */
  name: string
  /** For example when it was last used. */
  text: string
  /** Whether it is the device of this page, which has no button. */
  isCurrent?: boolean
}

type RevokeListProps = {
  items: readonly Revocable[]
  /** Label of each button; for screen readers the name follows. */
  verb: string
  /** Receives the `id` in the form. */
  action: (data: FormData) => Promise<void>
}

/** A list of ways to log in, each with a button to revoke it. */
export function RevokeList({ items, verb, action }: RevokeListProps) {
  return (
    <ul className={styles.root}>
      {items.map(({ id, name, text, isCurrent }) => (
        <li key={id}>
          <b>{name}</b>
          <small>{text}</small>
          {!isCurrent && (
            <form action={action}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="outline" size="small">
                {verb} <span>{name}</span>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
