import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { groupDigits, rupees } from '@/lib/core/rupees'
import { type Choice, choiceName, costHref } from '@/lib/fees/choice'
import { costMessage, costOf, type Year } from '@/lib/fees/cost'
import { unbrokenClassNames } from '@/lib/rich-text/class-names'
import styles from './CostTool.module.scss'

type CostAnswerProps = {
  choice: Choice
  school: { name: string; url: string }
}

/** The figure, the sum that leads to it, and what to do next. */
export function CostAnswer({ choice, school }: CostAnswerProps) {
  const { class: schoolClass, pupil } = choice
  const { first, later } = costOf(choice)
  const message = costMessage(choice, school.name, school.url + costHref(choice))
  return (
    <>
      <h3 className={styles.figure}>
        {rupees(first.total)}{' '}
        <small>
          {later ? 'in the first year' : 'in a year'}: {unbrokenClassNames(choiceName(choice))}
        </small>
      </h3>
      <SumTable year={first} label={later ? 'First year' : 'A year'} />
      {later && (
        <p className={styles.later}>
          <span>A year after it</span> <strong>{rupees(later.total)}</strong>
          <small>
            {later.sum} = {groupDigits(later.total)}
          </small>
        </p>
      )}
      <p className={styles.actions}>
        {pupil === 'new' && (
          <ButtonLink
            variant="cta"
            href={`/admission/admission-enquiry?class=${encodeURIComponent(schoolClass.enquiry!)}`}
          >
            Enquire for {unbrokenClassNames(schoolClass.name)}
          </ButtonLink>
        )}
        <ButtonLink
          variant="outline"
          surface="deep"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        >
          <Icon name="whatsapp-logo" /> Send to family
        </ButtonLink>
        <Button variant="outline" surface="deep" data-print data-needs-script>
          <Icon name="printer" /> Print
        </Button>
      </p>
    </>
  )
}

function SumTable({ year: { payments, sum, total }, label }: { year: Year; label: string }) {
  return (
    <table className={styles.sum}>
      <thead>
        <tr>
          <th scope="col">Payment</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ when, what, amount }) => (
          <tr key={what}>
            <th scope="row">
              {when} <small>{what}</small>
            </th>
            <td>{rupees(amount)}</td>
          </tr>
        ))}
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
