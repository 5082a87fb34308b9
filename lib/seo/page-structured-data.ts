import 'server-only'
import type { BreadcrumbList, FAQPage, ImageGallery, WebPage, WithContext } from 'schema-dts'
import type { Page } from '@/lib/rich-text/read-page'
import { getJpegUrl, type PictureData } from '@/lib/pictures/files'
import type { NavLink } from '@/lib/routing/routes'
import { toAbsoluteUrl } from './absolute-urls'

/** Structured data of pages. It contains only what visitors see on the page. */

const context = 'https://schema.org'

/** Returns the breadcrumbs from Home to a page. A last item without a URL has only a name. */
export const buildBreadcrumbList = (links: readonly NavLink[]): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ path, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: path ? toAbsoluteUrl(path) : undefined,
  })),
})

/** Returns a page in another language than English. */
export const buildTranslatedPage = (
  { title, description, path }: Page,
  tag: string,
): WithContext<WebPage> => ({
  '@context': context,
  '@type': 'WebPage',
  name: title,
  description,
  url: toAbsoluteUrl(path),
  inLanguage: tag,
})

/** Returns the questions and answers of a page. */
export const buildFaqPage = (
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

/** Returns a gallery of the site's own pictures. */
export const buildPictureGallery = (
  name: string,
  pictures: readonly PictureData[],
): WithContext<ImageGallery> => ({
  '@context': context,
  '@type': 'ImageGallery',
  name,
  image: pictures.map((picture) => ({
    '@type': 'ImageObject',
    contentUrl: toAbsoluteUrl(getJpegUrl(picture)),
    caption: picture.caption || picture.alt,
  })),
})
