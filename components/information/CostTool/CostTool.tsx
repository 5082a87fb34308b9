import { Button } from '@/components/ui/Button/Button'
import { Choices } from '@/components/ui/Choices/Choices'
import { Select } from '@/components/ui/Select/Select'
import type { HelpDeskEntry, Phone } from '@/content/types'
import {
  chooseCost,
  classOptions,
  costAnchor,
  type CostFields,
  costPath,
  emptyFields,
  isRefusal,
  pupilOptions,
  roomOptions,
} from '@/lib/fees/choice'
import { newDayPupilRange } from '@/lib/fees/cost'
import { rupees } from '@/lib/core/rupees'
import { ToolCard } from '../ToolCard/ToolCard'
import { CostAnswer } from './CostAnswer'
import { CostNotes } from './CostNotes'
import { CostRefusal } from './CostRefusal'
import styles from './CostTool.module.scss'

type CostToolProps = {
  /** What the visitor chose, and what the answer needs. Without it the card only asks. */
  answer?: {
    fields: CostFields
    school: { name: string; url: string }
    phone: Phone
    desks: { fees: HelpDeskEntry; transport: HelpDeskEntry }
  }
}

/** "What will it cost us?": class, pupil and room, and the sums of two years (R-FEES-7). */
export function CostTool({ answer }: CostToolProps) {
  const fields = answer?.fields ?? emptyFields
  const result = answer && chooseCost(fields)
  return (
    <ToolCard
      title="What will it cost us?"
      anchor={costAnchor}
      action={costPath}
      question={
        <>
          <Select
            id="cost-class"
            name="class"
            label="Class"
            options={classOptions}
            defaultValue={fields.class}
          />
          <Choices legend="Pupil" name="pupil" options={pupilOptions} defaultValue={fields.pupil} />
          <Choices
            legend="Living"
            name="hostel"
            options={roomOptions}
            defaultValue={fields.hostel}
          />
          <Button type="submit">Show what it costs</Button>
        </>
      }
      answer={
        !result ? (
          <CostRange {...newDayPupilRange()} />
        ) : isRefusal(result) ? (
          <CostRefusal {...result} />
        ) : (
          <CostAnswer choice={result} school={answer.school} />
        )
      }
      notes={result && !isRefusal(result) && <CostNotes choice={result} {...answer} />}
    />
  )
}

/** What the answers range over, before the visitor has chosen. */
function CostRange({ from, to }: { from: number; to: number }) {
  return (
    <div className={styles.range}>
      <h3>
        {rupees(from)} to {rupees(to)}
      </h3>
      <p>
        in the first year of a new day pupil, depending on the class. Choose, and it is added up for
        you: at registration, at admission, each month, and the hostel.
      </p>
    </div>
  )
}
