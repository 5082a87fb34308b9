import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { admission } from '@/content/words/en/admission'
import type { AdmissionWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import type { ResolvedLink, ResolveLink } from '@/lib/rich-text/markdown'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import card from '../ToolCard/ToolCard.module.scss'
import styles from './WhichClass.module.scss'

type WhichClassProps = {
  /** URL of `WhichClass.browser.ts`. */
  module: string
  /** Data for the script. */
  rule: object
  /** The session that the answer is for. */
  session: string
  /** The title before an answer: the age and the class at which the table starts. */
  atRest: string
  words?: AdmissionWords
  /** The address of each page in the language. */
  link?: ResolveLink
}

/** The fields of a date, with the most digits of each. */
const fields = [
  ['day', 2],
  ['month', 2],
  ['year', 4],
] as const

/**
 * Leads from the date of birth to the class (R-ADMISSION-7). The script computes it on the device, with the rule given
 * here; without script the card is not shown. The fields have no names and are in no form, so that nothing can be sent.
 * `suppressHydrationWarning`: on the home page, the script may write an answer before React hydrates.
 */
export function WhichClass({
  module,
  rule,
  session,
  atRest,
  words = admission,
  link = (href) => ({ href }),
}: WhichClassProps) {
  const { whichClass: form, enquire } = words
  return (
    <section
      className={`${card.toolCard} ${styles.whichClass}`}
      aria-labelledby="which-class"
      data-module={module}
      data-rule={JSON.stringify(rule)}
    >
      <h2 className={card.title} id="which-class">
        {form.title}
      </h2>
      <div className={card.question}>
        <fieldset className={styles.birth} aria-describedby="which-class-problem which-class-hint">
          <legend>{form.birth}</legend>
          <div className={styles.fields}>
            {fields.map(([name, length]) => (
              <label key={name} data-length={length}>
                {form.fields[name]}
                <input inputMode="numeric" maxLength={length} autoComplete="off" />
              </label>
            ))}
          </div>
        </fieldset>
        <p
          id="which-class-problem"
          className={styles.problem}
          data-part="problem"
          role="alert"
          suppressHydrationWarning
        />
        <Button>{form.show}</Button>
        <p id="which-class-hint" className={styles.hint}>
          {form.hint}
        </p>
      </div>
      <div className={card.answer} data-part="answer">
        <div className={styles.result} role="status">
          <p className={styles.session} data-part="session" suppressHydrationWarning>
            {fillIn(form.session, { session })}
          </p>
          <h3 className={styles.title} data-part="title" suppressHydrationWarning>
            {keepNamesUnbroken(atRest)}
          </h3>
          <p data-part="text" suppressHydrationWarning>
            {form.rule}
          </p>
          <p className={styles.next} data-part="next" hidden suppressHydrationWarning />
          <p className={styles.papers} data-part="papers" hidden>
            {form.papers}
          </p>
        </div>
        <p className={styles.actions}>
          <ButtonLink
            variant="cta"
            href={link('/admission/admission-enquiry').href}
            data-part="enquire"
            hidden
            suppressHydrationWarning
          >
            {enquire}
          </ButtonLink>
          <MoreLink
            {...link('/admission/admission-criteria-class-elleven')}
            data-part="streams"
            hidden
          >
            {form.streams}
          </MoreLink>
          <MoreLink {...link('/admission/admission-information')}>{form.information}</MoreLink>
        </p>
      </div>
    </section>
  )
}

type MoreLinkProps = ResolvedLink & Omit<ComponentProps<typeof ButtonLink>, 'href'>

function MoreLink({ mark, children, ...link }: MoreLinkProps) {
  return (
    <ButtonLink variant="outline" surface="deep" {...link}>
      {children}
      {mark && ` ${mark}`}
    </ButtonLink>
  )
}
