import { type ReactNode, useId } from 'react'
import { moduleUrl } from '@/lib/browser/module-url'
import styles from './ToolCard.module.scss'

type ToolCardProps = {
  title: string
  /** The fragment of the form and of every link to an answer: the id of the card. */
  anchor: string
  /** The fields and the button of the form. */
  question: ReactNode
  answer: ReactNode
  /** Whether the answer is to what the visitor asked. It then comes first: in the first view of a phone, too. */
  isAnswered: boolean
  /** A field takes the focus. The card then has no id, because browsers give the focus to no field of a page with a target. */
  hasFocus?: boolean
  /** What the answer leaves out: on wide windows under the question, on phones under the answer. */
  notes?: ReactNode
  /** Path that the form asks. */
  action: string
  /** Classes that other answers may use: their rules stay in the styles of the page, as in `ListRegion`. */
  mayShow: readonly (string | undefined)[]
}

/**
 * A question and its answer in one card: a GET form, whose answer is a page at the same path with a query. It needs no
 * script (R-A11Y-3). With it, `ToolCard.browser.ts` answers as soon as a field changes. Paper shows the answer only.
 */
export function ToolCard({
  title,
  anchor,
  question,
  isAnswered,
  hasFocus,
  action,
  mayShow,
  ...result
}: ToolCardProps) {
  const id = useId()
  const form = (
    <form className={styles.question} action={`${action}#${anchor}`}>
      {question}
      <p className={styles.status} role="status" />
    </form>
  )
  const answer = (
    <>
      <div className={styles.answer} data-part="answer">
        {result.answer}
      </div>
      <div className={styles.notes} data-part="notes">
        {result.notes}
      </div>
    </>
  )
  return (
    <section
      id={hasFocus ? undefined : anchor}
      className={styles.toolCard}
      aria-labelledby={id}
      data-answered={isAnswered || undefined}
      data-module={moduleUrl('tool-card')}
      data-styles={mayShow.join(' ')}
    >
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {isAnswered ? (
        <>
          {answer}
          {form}
        </>
      ) : (
        <>
          {form}
          {answer}
        </>
      )}
    </section>
  )
}
