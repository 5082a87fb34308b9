import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { admissionCopy } from '@/content/microcopy/admission'
import card from '../ToolCard/ToolCard.module.scss'
import styles from './WhichClass.module.scss'

type WhichClassProps = {
  /** URL of `public/modules/which-class.js`. */
  module: string
  rule: {
    /** The table holds for the session that begins in this year … */
    year: number
    /** … and is used this many years later. */
    ahead: number
    rows: readonly { name: string; from: string; to: string }[]
  }
}

const copy = admissionCopy.whichClass

/**
 * From the date of birth to the class (R-ADMISSION-7). The script computes it on the device, with the rule from here;
 * without script the card is not shown. The fields have no names and are in no form, so that nothing can be sent.
 */
export function WhichClass({ module, rule }: WhichClassProps) {
  return (
    <section
      className={`${card.root} ${styles.root}`}
      aria-labelledby="which-class"
      data-module={module}
      data-rule={JSON.stringify(rule)}
    >
      <div className={card.question}>
        <h2 id="which-class">{copy.title}</h2>
        <fieldset className={styles.birth} aria-describedby="which-class-problem which-class-hint">
          <legend>{copy.birth}</legend>
          <div className={styles.fields}>
            {copy.fields.map(({ label, length }) => (
              <label key={label} data-length={length}>
                {label}
                <input inputMode="numeric" maxLength={length} autoComplete="off" />
              </label>
            ))}
          </div>
        </fieldset>
        <p id="which-class-problem" className={styles.problem} data-part="problem" role="alert" />
        <Button>{copy.show}</Button>
        <p id="which-class-hint" className={styles.hint}>
          {copy.hint}
        </p>
      </div>
      <div className={card.answer} data-part="answer">
        <div role="status">
          <p className={styles.session} data-part="session">
            {copy.session(rule.year + rule.ahead)}
          </p>
          <h3 className={styles.title} data-part="title">
            {copy.asOn(rule.year + rule.ahead)}
          </h3>
          <p data-part="text">{copy.rule}</p>
          <p className={styles.next} data-part="next" hidden />
          <p className={styles.papers} data-part="papers" hidden>
            {copy.papers}
          </p>
        </div>
        <p className={styles.actions}>
          <ButtonLink variant="cta" href="/admission/admission-enquiry" data-part="enquire" hidden>
            {admissionCopy.enquire}
          </ButtonLink>
          <ButtonLink
            variant="outline"
            surface="deep"
            href="/admission/admission-criteria-class-elleven"
            data-part="streams"
            hidden
          >
            {copy.streams}
          </ButtonLink>
          <ButtonLink variant="outline" surface="deep" href="/admission/admission-information">
            {copy.information}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
