import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { OneDay } from '@/components/information/OneDay/OneDay'
import { FactList } from '@/components/ui/FactList/FactList'
import { hostelFacts, hostelRooms } from '@/content/data/hostel'
import { rupees } from '@/lib/core/rupees'
import { loadInformationPage } from '@/lib/pages/information'
import { loadOneDay } from '@/lib/pages/one-day'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/hostel/hostel'

export const generateMetadata = () => pageMetadata(path)

const fee = {
  term: 'Fee for a year',
  detail: hostelRooms.map(({ room, total }) => `${room} ${rupees(total)}`).join(', '),
}

export default async function HostelPage() {
  return (
    <InformationPage {...await loadInformationPage(path)} printable>
      <FactList title="At a glance" facts={[...hostelFacts, fee]} />
      <OneDay {...loadOneDay()} />
    </InformationPage>
  )
}
