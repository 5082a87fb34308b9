import type { MetadataRoute } from 'next'
import { school } from '@/content/school'
import { themeColour, backgroundColour } from '@/lib/core/colours'
import { readPage } from '@/lib/markdown/read-page'
import { findRoute } from '@/lib/routing/routes'

/** What a telephone offers when the icon on its home screen is held. */
const shortcuts = ['/admission/admission-enquiry', '/fee-structure', '/news', '/events'].map(
  findRoute,
)

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** For the home screens of telephones. The way back stays in sight: the site has no button for it. */
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
