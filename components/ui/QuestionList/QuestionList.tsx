import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { Icon } from '../Icon/Icon'
import styles from './QuestionList.module.scss'

export type Question = { question: string; answer: string }

/** Questions that expand to their answers; the first one is open. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.root}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <h3>{keepNamesUnbroken(question)}</h3>
            <Icon name="plus-bold" />
          </summary>
          <p>{keepNamesUnbroken(answer)}</p>
        </details>
      ))}
    </div>
  )
}
