import { HomePage } from '@/components/home/HomePage/HomePage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { pageMetadata } from '@/lib/seo/metadata'
import { buildHomeGraph } from '@/lib/seo/school-structured-data'
import { loadHomePage } from '@/lib/pages/home'

export const generateMetadata = () => pageMetadata('/')

export default async function Home() {
  return (
    <>
      <JsonLd data={buildHomeGraph()} />
      <HomePage {...await loadHomePage()} />
    </>
  )
}
