import { OneDay } from '@/components/information/OneDay/OneDay'
import { FactList } from '@/components/ui/FactList/FactList'
import { hostelFacts, hostelRooms } from '@/content/data/hostel'
import { rupees } from '@/lib/core/rupees'
import { loadOneDay } from '@/lib/pages/one-day'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/hostel/hostel'

export const generateMetadata = () => pageMetadata(path)

const fee = {
  term: 'Fee for a year',
  detail: hostelRooms.map(({ room, total }) => `${room} ${rupees(total)}`).join(', '),
}

export default function HostelPage() {
  return (
    <RecipePage path={path} printable>
      <FactList title="At a glance" facts={[...hostelFacts, fee]} />
      <OneDay {...loadOneDay()} />
    </RecipePage>
  )
}
