import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { StaffTable } from '@/components/tables/StaffTable/StaffTable'
import { teacherSectionRatio, teachersTotal, teachingPosts } from '@/content/data/staff'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/faculty'

export const generateMetadata = () => pageMetadata(path)

export default async function FacultyPage() {
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <StaffTable
        posts={teachingPosts}
        total={teachersTotal}
        note={`Teacher-section ratio ${teacherSectionRatio}`}
      />
    </InformationPage>
  )
}
