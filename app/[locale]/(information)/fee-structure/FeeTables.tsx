import { FeeTable } from '@/components/tables/FeeTable/FeeTable'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { feeCards, feeTerms } from '@/content/data/fees'
import { transportRoutes } from '@/content/data/transport'
import type { FeeGroup } from '@/content/types'
import type { FeeLanguage } from '@/content/words/types'

/** The id of the table of a class group: the last part of its English path. */
export const tableId = ({ path }: FeeGroup): string => path.split('/').at(-1)!

export const transportId = 'transport'

/** The tables of all class groups, the terms under the last of them, and the table of the buses. */
export function FeeTables({ words }: { words: FeeLanguage }) {
  return (
    <>
      {feeCards.map((fees, index) => (
        <section key={fees.path} id={tableId(fees)}>
          <FeeTable
            {...{ fees, words }}
            terms={feeTerms}
            withoutNote={index < feeCards.length - 1}
          />
        </section>
      ))}
      <section id={transportId}>
        <TransportTable terms={feeTerms} routes={transportRoutes} words={words} />
      </section>
    </>
  )
}
