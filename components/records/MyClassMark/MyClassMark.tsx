import { classes } from '@/content/words/en/classes'
import styles from './MyClassMark.module.scss'

/** Returns the attribute of an entry for certain classes; none when it is for all. */
export const levelsAttribute = (levels: readonly number[]) =>
  levels.length > 0 ? { 'data-levels': levels.join(' ') } : undefined

/** "Your class", shown in an entry for these `levels` if the visitor's class is among them (R-CLASS-5). */
export const MyClassMark = ({ levels }: { levels: readonly number[] }) =>
  levels.length > 0 && <b className={styles.root}>{classes.mark}</b>
