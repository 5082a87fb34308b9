import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics'

const cards = [
  '/academics/curriculum',
  '/academics/evaluation-methods',
  '/academics/personality-development',
  '/academics/beyond-classrooms',
  '/academics/faculty',
  '/academics/student-transfer-certificate',
  '/academics/book-list',
]

export const generateMetadata = () => pageMetadata(path)

export default async function AcademicsPage() {
  return (
    <InformationPage {...await loadInformationPage(path)} isIndex>
      <CardGrid label="Pages about academics" cards={await loadPageCards(cards)} />
    </InformationPage>
  )
}
