import { HostelFeeTable } from '@/components/content/HostelFeeTable/HostelFeeTable'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { Note } from '@/components/content/Note/Note'
import { feeTerms } from '@/content/data/fees'
import { hostelFeeTerms, hostelRooms } from '@/content/data/hostel'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/hostel/hostel-fee'

export const generateMetadata = () => pageMetadata(path)

export default async function HostelFeePage() {
  return (
    <InformationPage {...await informationPage(path)} printable>
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
    </InformationPage>
  )
}
