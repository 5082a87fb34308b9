import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { Link } from '@/components/ui/Link/Link'
import { Section } from '@/components/ui/Section/Section'
import type { ListResult, RegistrationLink } from '@/lib/content/types'
import { RegistrationLinks } from '../RegistrationLinks/RegistrationLinks'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './QuickTasks.module.scss'

type Task = { icon: IconName; label: string; note: string; href: string }

type QuickTasksProps = {
  heading: string
  tasks: readonly Task[]
  /** Shown first, instead of the task with the same address, to visitors who have chosen a class (R-CLASS-5). */
  myClass: Task
  /** Label of the registration links. */
  registration: string
  list: ListResult<RegistrationLink>
}

/** The most common tasks as links, and below them the registration links while there are any (R-HOME-3). */
export function QuickTasks({ heading, tasks, myClass, registration, list }: QuickTasksProps) {
  return (
    <Section surface="soft" tight labelledBy="tasks" className={styles.quickTasks}>
      <h2 id="tasks" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.box}>
        <ul className={styles.list}>
          <li hidden>
            <TaskLink
              {...myClass}
              label={<span data-my-class-name="{class}">{myClass.label}</span>}
              data-my-class-link
            />
          </li>
          {tasks.map((task) => (
            <li key={task.label} data-without-class={task.href === myClass.href || undefined}>
              <TaskLink {...task} />
            </li>
          ))}
        </ul>
        {list.records.length > 0 && (
          <RegistrationLinks label={registration} records={list.records} />
        )}
      </div>
    </Section>
  )
}

type TaskLinkProps = Omit<Task, 'label'> & { label: ReactNode } & ComponentProps<typeof Link>

function TaskLink({ icon, label, note, ...link }: TaskLinkProps) {
  return (
    <Link className={styles.task} {...link}>
      <Icon name={icon} className={styles.icon} />
      <span>
        {label}
        <small>{keepNamesUnbroken(note)}</small>
      </span>
    </Link>
  )
}
