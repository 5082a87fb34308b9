import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { FeeLanguage } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { groupDigits, rupees } from '@/lib/core/rupees'
import { type Choice, choiceName, costHref } from '@/lib/calculators/cost-choice'
import { costMessage, calculateCost, paymentWords, type Year } from '@/lib/calculators/cost'
import { unbrokenClassNames } from '@/lib/rich-text/unbroken-class-names'
import type { CostPaths } from './cost-paths'
import styles from './CostTool.module.scss'

type CostAnswerProps = {
  choice: Choice
  school: { name: string; url: string }
  words: FeeLanguage
  paths: CostPaths
}

/** The figure, the sum behind it, and what to do next. */
export function CostAnswer({ choice, school, words, paths }: CostAnswerProps) {
  const { class: schoolClass, pupil } = choice
  const { tool } = words.fees
  const { first, later } = calculateCost(choice)
  const name = unbrokenClassNames(choiceName(choice, words))
  const className = unbrokenClassNames(words.glossary.classes[schoolClass.name])
  const url = school.url + costHref(choice, paths.tool)
  const message = costMessage(choice, school.name, url, words)
  return (
    <>
      <h3 className={styles.figure}>
        {rupees(first.total)}{' '}
        <small>{fillIn(later ? tool.firstYearOf : tool.yearOf, { choice: name })}</small>
      </h3>
      <SumTable year={first} label={later ? tool.firstYear : tool.year} words={words} />
      {later && (
        <p className={styles.later}>
          <span>{tool.later}</span> <strong>{rupees(later.total)}</strong>
          <small>
            {later.sum} = {groupDigits(later.total)}
          </small>
        </p>
      )}
      <p className={styles.actions}>
        {pupil === 'new' && (
          <ButtonLink
            variant="cta"
            href={`${paths.enquiry}?class=${encodeURIComponent(schoolClass.enquiry!)}`}
          >
            {fillIn(tool.enquire, { class: className })}
          </ButtonLink>
        )}
        <ButtonLink
          variant="outline"
          surface="deep"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          newTab={words.layout.newTab}
        >
          <Icon name="whatsapp-logo" /> {tool.send}
        </ButtonLink>
        <Button variant="outline" surface="deep" data-print data-needs-script>
          <Icon name="printer" /> {tool.print}
        </Button>
      </p>
    </>
  )
}

type SumTableProps = { year: Year; label: string; words: FeeLanguage }

function SumTable({ year: { payments, sum, total }, label, words }: SumTableProps) {
  return (
    <table className={styles.sum}>
      <thead>
        <tr>
          <th scope="col">{words.fees.tool.payment}</th>
          <th scope="col">{words.fees.tool.amount}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => {
          const { when, what, each } = paymentWords(payment, words)
          return (
            <tr key={what}>
              <th scope="row">
                {when} {each} <small>{what}</small>
              </th>
              <td>{rupees(payment.amount)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {label}{' '}
            <small>
              {sum} = {groupDigits(total)}
            </small>
          </th>
          <td>{rupees(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
