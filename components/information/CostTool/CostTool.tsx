import { Button } from '@/components/ui/Button/Button'
import { Choices } from '@/components/ui/Choices/Choices'
import { Select } from '@/components/ui/Select/Select'
import type { HelpDeskEntry, Phone } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import {
  formatChoice,
  chooseCost,
  costAnchor,
  type CostFields,
  buildCostHref,
  listCostOptions,
  emptyFields,
  isRefusal,
  formatReason,
  type Refusal,
} from '@/lib/calculators/cost-choice'
import { listNewDayPupilCosts, registration, tuitionMonths } from '@/lib/calculators/cost'
import { formatRupees } from '@/lib/core/rupees'
import { keepClassNamesUnbroken } from '@/lib/rich-text/unbroken-class-names'
import { ToolCard } from '../ToolCard/ToolCard'
import { CostAnswer } from './CostAnswer'
import { CostNotes } from './CostNotes'
import { type CostPaths, englishPaths } from './cost-paths'
import button from '@/components/ui/Button/Button.module.scss'
import styles from './CostTool.module.scss'

const isEmpty = ({ class: schoolClass, pupil, hostel }: CostFields) =>
  !schoolClass && pupil === emptyFields.pupil && hostel === emptyFields.hostel

type CostToolProps = {
  /** The visitor's choice, and the data of the answer. Without it the card only asks. */
  answer?: {
    fields: CostFields
    school: { name: string; url: string }
    phone: Phone
    desks: { fees: HelpDeskEntry; transport: HelpDeskEntry }
  }
  words?: FeeLanguage
  paths?: CostPaths
}

/** "What will it cost us?": class, pupil and room, and the totals of two years (R-FEES-7). */
export function CostTool({ answer, words = english, paths = englishPaths }: CostToolProps) {
  const { tool } = words.fees
  const options = listCostOptions(words)
  const fields = answer?.fields ?? emptyFields
  const result = fields.class ? chooseCost(fields) : undefined
  return (
    <ToolCard
      title={tool.title}
      anchor={costAnchor}
      action={paths.tool}
      isAnswered={result !== undefined}
      mayShow={[styles.figure, button.button]}
      question={
        <>
          <Select
            id="cost-class"
            name="class"
            label={tool.class}
            placeholder={tool.chooseClass}
            options={options.classes}
            defaultValue={fields.class}
          />
          <Choices
            legend={tool.pupil}
            name="pupil"
            options={options.pupils}
            defaultValue={fields.pupil}
          />
          <Choices
            legend={tool.living}
            name="hostel"
            options={options.rooms}
            defaultValue={fields.hostel}
          />
          <Button type="submit">{tool.show}</Button>
        </>
      }
      answer={
        !answer || !result ? (
          <CostRange isOfOthers={!isEmpty(fields)} words={words} />
        ) : isRefusal(result) ? (
          <CostRefusal {...result} {...{ words, paths }} />
        ) : (
          <CostAnswer choice={result} school={answer.school} {...{ words, paths }} />
        )
      }
      notes={
        answer &&
        result &&
        !isRefusal(result) && <CostNotes choice={result} {...answer} {...{ words, paths }} />
      }
    />
  )
}

type CostRangeProps = {
  /** The amounts are not about a choice like the visitor's. */
  isOfOthers: boolean
  words: FeeLanguage
}

/** The range of the first year of a new day pupil and its parts, before the visitor has chosen a class. */
function CostRange({ isOfOthers, words: { fees } }: CostRangeProps) {
  const { tool, items, cards } = fees
  if (isOfOthers) {
    return (
      <div className={styles.range}>
        <h3>{tool.chooseClass}</h3>
        <p>{tool.chooseText}</p>
      </div>
    )
  }
  const costs = listNewDayPupilCosts()
  const formatRange = (amounts: readonly number[]) =>
    fillIn(tool.range, {
      from: formatRupees(Math.min(...amounts)),
      to: formatRupees(Math.max(...amounts)),
    })
  const tuition = formatRange(costs.map(({ group }) => group.monthlyTuition))
  const parts = [
    [items.registration.payable, formatRupees(registration)],
    [items.admission.payable, formatRange(costs.map(({ group }) => group.total))],
    [cards.tuition, `${tuitionMonths}\u00a0× ${tuition}`],
  ] as const
  return (
    <div className={styles.range}>
      <h3>{formatRange(costs.map(({ total }) => total))}</h3>
      <p>
        {tool.rangeText} {tool.chooseText}
      </p>
      <dl className={styles.parts}>
        {parts.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type CostRefusalProps = Refusal & { words: FeeLanguage; paths: CostPaths }

/** Why the choice is impossible, with links to the nearest possible ones (R-FEES-8). */
function CostRefusal({ reason, nearest, words, paths }: CostRefusalProps) {
  return (
    <div className={styles.refusal}>
      <h3>{keepClassNamesUnbroken(formatReason(reason, words))}</h3>
      <p>{words.fees.tool.nearest}</p>
      <ul>
        {nearest.map((choice) => (
          <li key={buildCostHref(choice)}>
            <a href={buildCostHref(choice, paths.tool)}>
              {keepClassNamesUnbroken(formatChoice(choice, words))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
