import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { Link } from '@/components/ui/Link/Link'
import { Section } from '@/components/ui/Section/Section'
import type { ListResult, RegistrationLink } from '@/lib/content/types'
import { RegistrationLinks } from '../RegistrationLinks/RegistrationLinks'
import styles from './QuickTasks.module.scss'

type Task = { icon: IconName; label: string; note: string; href: string }

type QuickTasksProps = {
  heading: string
  tasks: readonly Task[]
  /** Names the registration links. */
  registration: string
  list: ListResult<RegistrationLink>
}

/** The most common tasks as links, and below them the registration links while there are any (R-HOME-3). */
export function QuickTasks({ heading, tasks, registration, list: { records } }: QuickTasksProps) {
  return (
    <Section surface="soft" tight labelledBy="tasks" className={styles.root}>
      <h2 id="tasks" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.box}>
        <ul className={styles.list}>
          {tasks.map(({ icon, label, note, href }) => (
            <li key={label}>
              <Link className={styles.task} href={href}>
                <Icon name={icon} className={styles.icon} />
                <span>
                  {label}
                  <small>{note}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {records.length > 0 && <RegistrationLinks label={registration} records={records} />}
      </div>
    </Section>
  )
}
