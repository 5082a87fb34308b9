import { FactList } from '@/components/ui/FactList/FactList'
import type { HostelRoom } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { Words } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { formatRupees } from '@/lib/core/rupees'

type HostelFactsProps = {
  rooms: readonly HostelRoom[]
  words?: Pick<Words, 'tables' | 'glossary'>
}

/** The hostel at a glance (R-HOSTEL-1), with the cost of a year. */
export function HostelFacts({ rooms, words = english }: HostelFactsProps) {
  const { title, facts, feeOf } = words.tables.hostel
  const fees = rooms.map(({ room, total }) => ({
    term: fillIn(feeOf, { room: words.glossary.rooms[room] }),
    detail: formatRupees(total),
  }))
  return <FactList title={title} facts={[...Object.values(facts), ...fees]} short />
}
