import { CostLink } from '@/components/information/CostLink/CostLink'
import { HostelFeeTable } from '@/components/tables/HostelFeeTable/HostelFeeTable'
import { Note } from '@/components/ui/Note/Note'
import { feeTerms } from '@/content/data/fees'
import { hostelFeeTerms, hostelRooms } from '@/content/data/hostel'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/hostel/hostel-fee'

export const generateMetadata = () => pageMetadata(path)

export default function HostelFeePage() {
  return (
    <RecipePage path={path} printable>
      {hostelRooms.map((room) => (
        <HostelFeeTable
          key={room.room}
          room={room}
          terms={hostelFeeTerms}
          session={feeTerms.session}
        />
      ))}
      <Note tone="warn">
        Hostel fees are annual and non-refundable. They exclude uniforms, books, school fees,
        prospectus and registration.
      </Note>
      <CostLink query="?class=3&hostel=ac" />
    </RecipePage>
  )
}
