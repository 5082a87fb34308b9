import 'server-only'
import { english, type Language } from '@/content/languages'
import { home } from '@/content/words/en/home'
import { getJpegUrl } from '@/lib/pictures/files'
import { readLocalizedPage } from '@/lib/rich-text/read-page'
import { getBreadcrumb, getSchool } from '@/lib/routing/localized'
import { localizePath } from '@/lib/routing/translations'
import { saveImage } from './disk-cache'
import { createImage, hashVersion, getImagePath, imageSize, type SocialImage } from './social-image'

/** Returns the social image of a page of the route table: its title and its picture. */
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
    picture: getJpegUrl(picture),
  })
}

/** Returns the picture of a page's link preview, for its metadata (R-PREVIEW-2). */
export async function getPreviewImages(image: SocialImage) {
  const version = await hashVersion(image)
  const parts = [image.title, image.note, image.school]
  const alt = [...new Set(parts)].filter(Boolean).join(', ')
  return [{ url: getImagePath(image, version), ...imageSize, type: 'image/jpeg', alt }]
}

/** Returns the same for a record. Stores the content, because the record may change before its image is requested. */
export async function recordImages(image: SocialImage) {
  await saveImage(image, await hashVersion(image))
  return getPreviewImages(image)
}
