import { RulePage } from '@/components/information/RulePage/RulePage'
import { FreshnessNote } from '@/components/records/FreshnessNote/FreshnessNote'
import { NoticeCards } from '@/components/records/NoticeCards/NoticeCards'
import { listNotices } from '@/lib/content/collections'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/careercounseling'

export const generateMetadata = () => pageMetadata(path)

export default async function CareerCounsellingPage() {
  const [frame, notices] = await Promise.all([loadInformationPage(path), listNotices()])
  return (
    <RulePage {...frame}>
      <div>
        <NoticeCards notices={notices.records} />
        <FreshnessNote freshness={notices} />
      </div>
    </RulePage>
  )
}
