import { Button } from '@/components/ui/Button/Button'
import styles from './DeviceList.module.scss'

export type Device = {
  id: string
  /** Browser and device. */
  name: string
  /** When it was used. */
  text: string
  /** The device of this page: without a button. */
  isCurrent?: boolean
}

type DeviceListProps = {
  devices: readonly Device[]
  /** What the button of each does; for screen readers the name follows. */
  verb: string
  /** Gets the `id` in the form. */
  action: (data: FormData) => Promise<void>
}

/** Devices of a person, one below the other, each with a button. */
export function DeviceList({ devices, verb, action }: DeviceListProps) {
  return (
    <ul className={styles.root}>
      {devices.map(({ id, name, text, isCurrent }) => (
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
