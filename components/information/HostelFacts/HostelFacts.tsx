import { FactList } from '@/components/ui/FactList/FactList'
import type { HostelRoom } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { Words } from '@/content/words/types'
import { formatRupees } from '@/lib/core/rupees'

type HostelFactsProps = {
  rooms: readonly HostelRoom[]
  words?: Pick<Words, 'tables' | 'glossary'>
}

/** The hostel at a glance (R-HOSTEL-1), with the cost of a year. */
export function HostelFacts({ rooms, words = english }: HostelFactsProps) {
  const { title, facts, fee } = words.tables.hostel
  const detail = rooms
    .map(({ room, total }) => `${words.glossary.rooms[room]}\u00a0${formatRupees(total)}`)
    .join(', ')
  return <FactList title={title} facts={[{ term: fee, detail }, ...Object.values(facts)]} short />
}
