import { HomePage } from '@/components/home/HomePage/HomePage'
import { pageMetadata } from '@/lib/seo/metadata'
import { readHome } from './read-home'

export const generateMetadata = () => pageMetadata('/')

export default async function Home() {
  return <HomePage {...await readHome()} />
}
