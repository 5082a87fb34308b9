import { classes } from '@/content/words/en/classes'
import styles from './MyClassMark.module.scss'

/** The attribute of an entry that is for these classes only; none when it is for all. */
export const levelsAttribute = (levels: readonly number[]) =>
  levels.length > 0 ? { 'data-levels': levels.join(' ') } : undefined

/** "Your class", in an entry that has these `levels` and is for the visitor's class (R-CLASS-5). */
export const MyClassMark = ({ levels }: { levels: readonly number[] }) =>
  levels.length > 0 && <b className={styles.root}>{classes.mark}</b>
