import { PageLink } from '@/components/ui/PageLink/PageLink'
import { Sentence } from '@/components/ui/Sentence/Sentence'
import type { HelpDeskEntry, Phone } from '@/content/types'
import type { FeeLanguage } from '@/content/words/types'
import type { Choice } from '@/lib/calculators/cost-choice'
import { listOmissions, findOtherTable } from '@/lib/calculators/cost'
import { keepClassNamesUnbroken } from '@/lib/rich-text/unbroken-class-names'
import type { CostPaths } from './cost-paths'

type CostNotesProps = {
  choice: Choice
  phone: Phone
  desks: { fees: HelpDeskEntry; transport: HelpDeskEntry }
  words: FeeLanguage
  paths: CostPaths
}

/** What the total leaves out, and what to know before paying. */
export function CostNotes({ choice, phone, desks, words, paths }: CostNotesProps) {
  const { fees, glossary } = words
  const other = findOtherTable(choice)
  return (
    <>
      <p>
        {listOmissions(choice, fees)}{' '}
        <Sentence
          text={fees.tool.bus}
          parts={{
            phone: <a href={`tel:${phone.dialled}`}>{phone.printed}</a>,
            digit: desks.transport.digit,
          }}
        />
      </p>
      {other && (
        <p>
          <Sentence
            text={fees.tool.otherTable}
            parts={{
              table: (
                <PageLink {...paths.link(other.path)}>
                  {keepClassNamesUnbroken(glossary.feeGroups[other.name])}
                </PageLink>
              ),
              digit: desks.fees.digit,
            }}
          />
        </p>
      )}
      <p>
        {choice.room && `${fees.tool.boys} `}
        {fees.tool.terms}
      </p>
    </>
  )
}
