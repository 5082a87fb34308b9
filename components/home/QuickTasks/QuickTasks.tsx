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
  /** The first is to register. */
  tasks: readonly [Task, ...Task[]]
  list: ListResult<RegistrationLink>
}

/** The six most common tasks as links. The first holds the registration links while there are any (R-HOME-3). */
export function QuickTasks({ heading, tasks, list: { records } }: QuickTasksProps) {
  const [registration, ...others] = tasks
  const open = records.length > 0
  return (
    <Section surface="soft" tight labelledBy="tasks" className={styles.root}>
      <h2 id="tasks" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list} data-open={open || undefined}>
        <li>
          {open ? (
            <RegistrationLinks task={registration} records={records} />
          ) : (
            <TaskLink {...registration} />
          )}
        </li>
        {others.map((task) => (
          <li key={task.label}>
            <TaskLink {...task} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function TaskLink({ icon, label, note, href }: Task) {
  return (
    <Link className={styles.task} href={href}>
      <Icon name={icon} className={styles.icon} />
      <span>
        {label}
        <small>{note}</small>
      </span>
    </Link>
  )
}
