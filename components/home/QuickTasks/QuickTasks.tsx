import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { Link } from '@/components/ui/Link/Link'
import { Section } from '@/components/ui/Section/Section'
import styles from './QuickTasks.module.scss'

export type Task = { icon: IconName; label: string; note: string; href: string }

/** Links to the six most common tasks. */
export function QuickTasks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Section surface="soft" tight labelledBy="tasks">
      <h2 id="tasks" className={styles.heading}>
        Common tasks
      </h2>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.label}>
            <Link className={styles.task} href={task.href} arrow="corner">
              <Icon name={task.icon} className={styles.icon} />
              <span>
                {task.label}
                <small>{task.note}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
