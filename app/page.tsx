import { JsonLd } from '@/components/content/JsonLd/JsonLd'
import { HomePage } from '@/components/home/HomePage/HomePage'
import { pageMetadata } from '@/lib/seo/metadata'
import { homeGraph } from '@/lib/seo/school-data'
import { readHome } from './read-home'

export const generateMetadata = () => pageMetadata('/')

export default async function Home() {
  return (
    <>
      <JsonLd data={homeGraph()} />
      <HomePage {...await readHome()} />
    </>
  )
}
