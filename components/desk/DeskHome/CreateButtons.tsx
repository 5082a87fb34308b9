import { Icon } from '@/components/ui/Icon/Icon'
import { can, type Role } from '@/lib/desk/permissions'
import styles from './CreateButtons.module.scss'

/** The three big buttons of the first page. People who may not set alerts get stories instead. */
export function CreateButtons({ role }: { role: Role }) {
  return (
    <nav className={styles.root} aria-label="Write">
      <a href="/desk/records/new/notice">
        <Icon name="file-pdf" />
        Notice
      </a>
      <a href="/desk/records/new/event">
        <Icon name="calendar-blank" />
        Event
      </a>
      {can(role, 'alerts.set') ? (
        <a href="/desk/alerts" data-tone="alert">
          <Icon name="megaphone-fill" />
          Alert
        </a>
      ) : (
        <a href="/desk/records/new/story">
          <Icon name="book-open-duotone" />
          Story
        </a>
      )}
    </nav>
  )
}
