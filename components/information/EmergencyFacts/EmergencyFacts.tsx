import { FactList } from '@/components/ui/FactList/FactList'
import type { TableWords } from '@/content/words/types'

type EmergencyFactsProps = { numbers: { anyone: string; childline: string }; words: TableWords }

/** The emergency numbers, for a page whose text contains no figures (R-LANGUAGE-2). */
export function EmergencyFacts({ numbers, words: { emergency } }: EmergencyFactsProps) {
  return (
    <FactList
      title={emergency.title}
      facts={[
        { term: emergency.anyone, detail: <a href={`tel:${numbers.anyone}`}>{numbers.anyone}</a> },
        {
          term: emergency.childline,
          detail: <a href={`tel:${numbers.childline}`}>{numbers.childline}</a>,
        },
      ]}
    />
  )
}
