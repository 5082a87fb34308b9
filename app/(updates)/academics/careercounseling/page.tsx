import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { NoticeCards } from '@/components/updates/NoticeCards/NoticeCards'
import { LastRead } from '@/components/updates/LastRead/LastRead'
import { listNotices } from '@/lib/content-service/collections'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/careercounseling'

export const generateMetadata = () => pageMetadata(path)

export default async function CareerCounsellingPage() {
  const [frame, notices] = await Promise.all([informationPage(path), listNotices()])
  return (
    <InformationPage {...frame}>
      <div>
        <NoticeCards notices={notices.records} />
        <LastRead reading={notices} />
      </div>
    </InformationPage>
  )
}
