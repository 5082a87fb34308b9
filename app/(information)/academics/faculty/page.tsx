import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { StaffTable } from '@/components/content/StaffTable/StaffTable'
import { teacherSectionRatio, teachersTotal, teachingPosts } from '@/content/data/staff'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/faculty'

export const generateMetadata = () => pageMetadata(path)

export default async function FacultyPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <StaffTable
        posts={teachingPosts}
        total={teachersTotal}
        note={`Teacher-section ratio ${teacherSectionRatio}`}
      />
    </InformationPage>
  )
}
