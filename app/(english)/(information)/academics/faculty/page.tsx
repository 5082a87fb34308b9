import { FigureBand } from '@/components/information/FigureBand/FigureBand'
import { StaffTable } from '@/components/tables/StaffTable/StaffTable'
import { pageFigures } from '@/content/data/page-figures'
import { teacherSectionRatio, teachersTotal, teachingPosts } from '@/content/data/staff'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/academics/faculty'

export const generateMetadata = () => pageMetadata(path)

export default function FacultyPage() {
  return (
    <RecipePage path={path} figures={<FigureBand figures={pageFigures.faculty} />}>
      <StaffTable
        posts={teachingPosts}
        total={teachersTotal}
        note={`Teacher-section ratio ${teacherSectionRatio}`}
      />
    </RecipePage>
  )
}
