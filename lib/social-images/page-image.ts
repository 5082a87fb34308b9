import 'server-only'
import { banner } from '@/content/home'
import { school } from '@/content/school'
import { readPage } from '@/lib/markdown/read-page'
import { breadcrumb } from '@/lib/routing/routes'
import { type SocialImage, createImage } from './social-image'

/** The social image of a page of the route table: its title and its picture. */
export async function pageImage(path: string): Promise<SocialImage> {
  const { title, picture } = await readPage(path)
  const isHome = path === '/'
  const parent = breadcrumb(path).at(-2)
  return createImage({
    place: isHome ? 'home' : path.slice(1),
    kicker: parent && parent.path !== '/' ? parent.label : school.tagline,
    // The title of the home page is the name of the school, which every image already contains.
    title: isHome ? banner.title : title,
    picture: picture.fallback,
  })
}
