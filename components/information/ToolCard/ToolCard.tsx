import { type ReactNode, useId } from 'react'
import styles from './ToolCard.module.scss'

type ToolCardProps = {
  title: string
  /** The id of the answer. The form and every link to an answer lead to it. */
  anchor: string
  /** The fields and the button of the form. */
  question: ReactNode
  answer: ReactNode
  /** What the answer leaves out: under the question, on phones under the answer. */
  notes?: ReactNode
  /** Path that the form asks. */
  action: string
}

/**
 * A question and its answer in one card: a GET form, whose answer is a page at the same path with a query. It needs no
 * script (R-A11Y-3). Paper shows the answer only.
 */
export function ToolCard({ title, anchor, question, answer, notes, action }: ToolCardProps) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <form className={styles.question} action={`${action}#${anchor}`}>
        <h2 id={id}>{title}</h2>
        {question}
      </form>
      <div className={styles.answer} id={anchor}>
        {answer}
      </div>
      {notes && <div className={styles.notes}>{notes}</div>}
    </section>
  )
}
