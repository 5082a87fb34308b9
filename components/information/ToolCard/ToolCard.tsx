import { type ReactNode, useId } from 'react'
import { getModuleUrl } from '@/lib/browser/module-url'
import styles from './ToolCard.module.scss'

type ToolCardProps = {
  title: string
  /** Id of the card: the fragment of the form and of every link to an answer. */
  anchor: string
  /** The fields and the button of the form. */
  question: ReactNode
  answer: ReactNode
  /** Whether the answer is to the visitor's own question. It then comes first, in the first view of a phone, too. */
  isAnswered: boolean
  /**
   * Whether a field takes the focus. The card then has no id: browsers do not apply `autofocus` on a page with a
   * target.
   */
  hasFocus?: boolean
  /** What the answer leaves out: under the question on wide windows, under the answer on phones. */
  notes?: ReactNode
  /** Path of the form's action. */
  action: string
  /** Classes of other answers, whose rules stay in the styles of the page, as in `ListRegion`. */
  mayShow: readonly (string | undefined)[]
}

/**
 * A question and its answer in one card: a GET form, whose answer is a page at the same path with a query. It needs no
 * script (R-A11Y-3). With script, `ToolCard.browser.ts` answers as soon as a field changes. Only the answer is printed.
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
      data-module={getModuleUrl('tool-card')}
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
