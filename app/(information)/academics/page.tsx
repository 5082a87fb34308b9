import { CardGrid } from '@/components/content/CardGrid/CardGrid'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage, pageCards } from '@/lib/pages/information-page'
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
    <InformationPage {...await informationPage(path)}>
      <CardGrid label="Pages about academics" cards={await pageCards(cards)} />
    </InformationPage>
  )
}
