import { FactList } from '@/components/content/FactList/FactList'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { hostelFacts, hostelRooms } from '@/content/data/hostel'
import { informationPage } from '@/lib/pages/information-page'
import { rupees } from '@/lib/rupees'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/hostel/hostel'

export const generateMetadata = () => pageMetadata(path)

const fee = {
  term: 'Fee for a year',
  detail: hostelRooms.map(({ room, total }) => `${room} ${rupees(total)}`).join(', '),
}

export default async function HostelPage() {
  return (
    <InformationPage {...await informationPage(path)} printable>
      <FactList title="At a glance" facts={[...hostelFacts, fee]} />
    </InformationPage>
  )
}
