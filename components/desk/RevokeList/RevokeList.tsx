import { Button } from '@/components/ui/Button/Button'
import styles from './RevokeList.module.scss'

export type Revocable = {
  id: string
  /** Such as browser and device, or an e-mail address. */
  name: string
  /** Such as when it was used. */
  text: string
  /** The device of this page: without a button. */
  isCurrent?: boolean
}

type RevokeListProps = {
  items: readonly Revocable[]
  /** What the button of each does; for screen readers the name follows. */
  verb: string
  /** Gets the `id` in the form. */
  action: (data: FormData) => Promise<void>
}

/** Ways into the desk, one below the other, each with a button that ends it. */
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
