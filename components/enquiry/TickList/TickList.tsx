import { Icon } from '@/components/ui/Icon/Icon'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './TickList.module.scss'

/** Short points with check marks, in two columns where they fit. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check-bold" />
          <span>{keepNamesUnbroken(item)}</span>
        </li>
      ))}
    </ul>
  )
}
