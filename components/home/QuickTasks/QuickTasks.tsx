import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { Link } from '@/components/ui/Link/Link'
import { Section } from '@/components/ui/Section/Section'
import type { ListResult, RegistrationLink } from '@/lib/content/types'
import { RegistrationLinks } from '../RegistrationLinks/RegistrationLinks'
import styles from './QuickTasks.module.scss'

const bookLists = '/academics/book-list'

type Task = { icon: IconName; label: string; note: string; href: string }

type QuickTasksProps = {
  heading: string
  /** The first is to register. */
  tasks: readonly [Task, ...Task[]]
  /** Comes first for whoever has kept a class, in place of the book lists: its page has its own (R-CLASS-5). */
  myClass: Task
  list: ListResult<RegistrationLink>
}

/** The six most common tasks as links. The first holds the registration links while there are any (R-HOME-3). */
export function QuickTasks({ heading, tasks, myClass, list: { records } }: QuickTasksProps) {
  const [registration, ...others] = tasks
  const open = records.length > 0
  return (
    <Section surface="soft" tight labelledBy="tasks" className={styles.root}>
      <h2 id="tasks" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list} data-open={open || undefined}>
        <li hidden>
          <TaskLink {...myClass} data-my-class-link />
        </li>
        <li>
          {open ? (
            <RegistrationLinks task={registration} records={records} />
          ) : (
            <TaskLink {...registration} />
          )}
        </li>
        {others.map((task) => (
          <li key={task.label} data-without-class={task.href === bookLists || undefined}>
            <TaskLink {...task} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function TaskLink({ icon, label, note, ...link }: Task & ComponentProps<typeof Link>) {
  return (
    <Link className={styles.task} arrow="corner" {...link}>
      <Icon name={icon} className={styles.icon} />
      <span>
        {label}
        <small>{note}</small>
      </span>
    </Link>
  )
}
