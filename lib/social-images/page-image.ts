import 'server-only'
import { home } from '@/content/words/en/home'
import { english, type Language } from '@/content/languages'
import { readPageIn } from '@/lib/markdown/read-page'
import { jpegUrl } from '@/lib/pictures/files'
import { breadcrumbIn, schoolIn } from '@/lib/routing/localized'
import { pathIn } from '@/lib/routing/translations'
import { type SocialImage, createImage } from './social-image'

/** The social image of a page of the route table: its title and its picture. */
export async function pageImage(path: string, language: Language = english): Promise<SocialImage> {
  const { title, picture } = await readPageIn(language, path)
  const isHome = path === '/'
  const parent = breadcrumbIn(language, path).at(-2)
  return createImage({
    school: schoolIn(language).name,
    place: pathIn(language, path).slice(1) || 'home',
    kicker:
      parent && parent.path !== pathIn(language, '/') ? parent.label : schoolIn(language).tagline,
    // The title of the home page is the name of the school, which every image already contains.
    title: isHome && language === english ? home.banner.title : title,
    picture: jpegUrl(picture),
  })
}
