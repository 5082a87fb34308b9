import 'server-only'
import type { BreadcrumbList, FAQPage, ImageGallery, WithContext } from 'schema-dts'
import type { PictureData } from '@/lib/pictures/pictures'
import type { NavLink } from '@/lib/routing/routes'
import { absoluteUrl } from './absolute-urls'

/** Structured data of what pages show: it repeats what visitors see, and nothing else. */

const context = 'https://schema.org'

/** The way from Home to a page. A page without an address of its own is the last step, and only named. */
export const breadcrumbList = (links: readonly NavLink[]): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ path, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: path ? absoluteUrl(path) : undefined,
  })),
})

/** Questions that a page answers in full. */
export const faqPage = (
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** A gallery of the site's own pictures. */
export const pictureGallery = (
  name: string,
  pictures: readonly PictureData[],
): WithContext<ImageGallery> => ({
  '@context': context,
  '@type': 'ImageGallery',
  name,
  image: pictures.map(({ fallback, caption, alt }) => ({
    '@type': 'ImageObject',
    contentUrl: absoluteUrl(fallback),
    caption: caption || alt,
  })),
})
