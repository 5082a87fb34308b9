import 'server-only'
import { home } from '@/content/words/en/home'
import { english, type Language } from '@/content/languages'
import { readLocalizedPage } from '@/lib/rich-text/read-page'
import { jpegUrl } from '@/lib/pictures/files'
import { getBreadcrumb, getSchool } from '@/lib/routing/localized'
import { localizePath } from '@/lib/routing/translations'
import { type SocialImage, createImage } from './social-image'

/** The social image of a page of the route table: its title and its picture. */
export async function pageImage(path: string, language: Language = english): Promise<SocialImage> {
  const { title, picture } = await readLocalizedPage(language, path)
  const isHome = path === '/'
  const parent = getBreadcrumb(language, path).at(-2)
  return createImage({
    school: getSchool(language).name,
    place: localizePath(language, path).slice(1) || 'home',
    kicker:
      parent && parent.path !== localizePath(language, '/')
        ? parent.label
        : getSchool(language).tagline,
    // The title of the home page is the name of the school, which every image already contains.
    title: isHome && language === english ? home.banner.title : title,
    picture: jpegUrl(picture),
  })
}
