import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { getHouse } from '../house'
import styles from './StepList.module.scss'

export type Step = { title: string; text: string }

/** Numbered steps on house flags, in order. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.root}>
      {steps.map(({ title, text }, index) => (
        <li key={title} data-house={getHouse(index)}>
          <b>{title}</b>
          <span>{keepNamesUnbroken(text)}</span>
        </li>
      ))}
    </ol>
  )
}
