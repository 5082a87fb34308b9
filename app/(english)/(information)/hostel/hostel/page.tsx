import { HostelFacts } from '@/components/information/HostelFacts/HostelFacts'
import { OneDay } from '@/components/information/OneDay/OneDay'
import { hostelRooms } from '@/content/data/hostel'
import { loadOneDay } from '@/lib/pages/one-day'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/hostel/hostel'

export const generateMetadata = () => pageMetadata(path)

export default function HostelPage() {
  return (
    <RecipePage path={path} printable>
      <HostelFacts rooms={hostelRooms} />
      <OneDay {...loadOneDay()} />
    </RecipePage>
  )
}
