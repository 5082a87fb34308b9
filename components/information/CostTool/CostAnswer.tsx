import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { PageLink } from '@/components/ui/PageLink/PageLink'
import type { FeeLanguage } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { groupDigits, formatRupees } from '@/lib/core/rupees'
import { type Choice, formatChoice, buildCostHref } from '@/lib/calculators/cost-choice'
import {
  formatCostMessage,
  calculateCost,
  getPaymentWords,
  type Year,
} from '@/lib/calculators/cost'
import { getClassPath, parseLevel } from '@/lib/school/class-levels'
import { keepClassNamesUnbroken } from '@/lib/rich-text/unbroken-class-names'
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
  const name = keepClassNamesUnbroken(formatChoice(choice, words))
  const className = keepClassNamesUnbroken(words.glossary.classes[schoolClass.name])
  const url = school.url + buildCostHref(choice, paths.tool)
  const message = formatCostMessage(choice, school.name, url, words)
  return (
    <>
      <h3 className={styles.figure}>
        {formatRupees(first.total)}{' '}
        <small>{fillIn(later ? tool.firstYearOf : tool.yearOf, { choice: name })}</small>
      </h3>
      <SumTable year={first} label={later ? tool.firstYear : tool.year} words={words} />
      {later && (
        <p className={styles.later}>
          <span>{tool.later}</span> <strong>{formatRupees(later.total)}</strong>
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
      <p className={styles.classPage}>
        <PageLink {...paths.link(getClassPath(parseLevel(schoolClass.value)!))}>
          {fillIn(tool.classPage, { class: className })}
        </PageLink>
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
          const { when, what, each } = getPaymentWords(payment, words)
          return (
            <tr key={what}>
              <th scope="row">
                {when} {each} <small>{what}</small>
              </th>
              <td>{formatRupees(payment.amount)}</td>
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
          <td>{formatRupees(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
