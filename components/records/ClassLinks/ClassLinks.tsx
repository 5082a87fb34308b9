import { getHouse } from '@/components/ui/house'
import { classes } from '@/content/words/en/classes'
import { getLevelName, getClassPath, getLevelsName } from '@/lib/school/class-levels'
import styles from './ClassLinks.module.scss'

/** The stages of the curriculum, by the levels of their classes. */
const stages = [
  [-2, -1, 0],
  [1, 2, 3, 4, 5],
  [6, 7, 8],
  [9, 10],
  [11, 12],
]

/** The pages of all classes (R-CLASS-1), by stage. @param current the level of the page that shows them */
export function ClassLinks({ current }: { current?: number }) {
  return (
    <nav className={styles.root} aria-label={classes.links}>
      {stages.map((stage, index) => (
        <ul key={stage[0]} aria-label={getLevelsName(stage)} data-house={getHouse(index)}>
          {stage.map((level) => (
            <li key={level}>
              <a href={getClassPath(level)} aria-current={level === current ? 'page' : undefined}>
                {getLevelName(level)}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
