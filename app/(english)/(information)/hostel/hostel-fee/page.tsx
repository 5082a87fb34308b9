import { CostLink } from '@/components/information/CostLink/CostLink'
import { HostelFeeTable } from '@/components/tables/HostelFeeTable/HostelFeeTable'
import { Note } from '@/components/ui/Note/Note'
import { feeTerms } from '@/content/data/fees'
import { hostelRooms } from '@/content/data/hostel'
import { fees } from '@/content/words/en/fees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/hostel/hostel-fee'

export const generateMetadata = () => pageMetadata(path)

export default function HostelFeePage() {
  return (
    <RecipePage path={path} printable>
      {hostelRooms.map((room) => (
        <HostelFeeTable key={room.room} room={room} session={feeTerms.session} />
      ))}
      <Note tone="warn">{fees.hostel.terms}</Note>
      <CostLink query="?class=3&hostel=ac" />
    </RecipePage>
  )
}
