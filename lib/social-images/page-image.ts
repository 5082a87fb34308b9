import 'server-only'
import { banner } from '@/content/home'
import { school } from '@/content/school'
import { readPage } from '@/lib/markdown/read-page'
import { breadcrumb } from '@/lib/routing/routes'
import { type SocialImage, createImage } from './social-image'

/** The card of a page of the route table: its title, and the picture that it shows. */
export async function pageImage(path: string): Promise<SocialImage> {
  const { title, picture } = await readPage(path)
  const isHome = path === '/'
  const above = breadcrumb(path).at(-2)
  return createImage({
    place: isHome ? 'home' : path.slice(1),
    kicker: above && above.path !== '/' ? above.label : school.tagline,
    // The home page is named like the school, whose name stands on every card.
    title: isHome ? banner.title : title,
    picture: picture.fallback,
  })
}
