import { classes } from '@/content/words/en/classes'
import { levelName, levels, levelSlug } from '@/lib/core/class-levels'
import styles from './ClassLinks.module.scss'

/** The pages of all classes (R-CLASS-1), in a line or two. @param current the level of the page that shows them */
export function ClassLinks({ current }: { current?: number }) {
  return (
    <nav className={styles.root} aria-label={classes.links}>
      <ul>
        {levels.map((level) => (
          <li key={level}>
            <a
              href={`/class/${levelSlug(level)}`}
              aria-current={level === current ? 'page' : undefined}
            >
              {levelName(level)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
