import type { MetadataRoute } from 'next'
import { school } from '@/content/school'
import { themeColour, backgroundColour } from '@/lib/core/colours'
import { readPage } from '@/lib/rich-text/read-page'
import { findRoute } from '@/lib/routing/routes'

/** The menu of a long press on the icon of the home screen. */
const shortcuts = ['/admission/admission-enquiry', '/fee-structure', '/news', '/events'].map(
  findRoute,
)

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** For installing on a home screen. `minimal-ui` keeps the browser's back button: the site has none. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { description } = await readPage('/')
  return {
    id: '/',
    name: school.name,
    short_name: school.shortName,
    description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColour,
    background_color: backgroundColour,
    categories: ['education'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: shortcuts.map(({ path, label }) => ({ name: label, url: path })),
  }
}
