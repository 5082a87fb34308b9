import type { HelpDeskEntry, Phone } from '@/content/types'
import type { Choice } from '@/lib/fees/choice'
import { leftOut, otherTable } from '@/lib/fees/cost'
import { unbrokenClassNames } from '@/lib/rich-text/class-names'

type CostNotesProps = {
  choice: Choice
  phone: Phone
  desks: { fees: HelpDeskEntry; transport: HelpDeskEntry }
}

/** What the sum leaves out, and what one has to know before paying. */
export function CostNotes({ choice, phone, desks }: CostNotesProps) {
  const other = otherTable(choice)
  return (
    <>
      <p>
        Not in this sum: {leftOut(choice)}. For the bus ring{' '}
        <a href={`tel:${phone.dialled}`}>{phone.printed}</a> and press {desks.transport.digit}.
      </p>
      {other && (
        <p>
          The table <a href={other.path}>{unbrokenClassNames(other.name)}</a> has other amounts.
          Press {desks.fees.digit} for the fee desk and ask which holds for you before you pay.
        </p>
      )}
      <p>
        {choice.room && 'The hostel is for boys. '}All fees are non-refundable. The annual fee may
        be revised yearly.
      </p>
    </>
  )
}
