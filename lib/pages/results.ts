import 'server-only'
import { boardResults, resultsYear } from '@/content/data/annual-report'
import { listPictures, type ResultGallery, resultGalleries } from '@/content/data/galleries'
import { results as words } from '@/content/words/en/results'
import { loadPageCards } from '@/lib/pages/information'
import { findPicture } from '@/lib/pictures/pictures'
import { readPage } from '@/lib/rich-text/read-page'

const { honours } = resultGalleries

const reportPath = '/about/school-annual-report'

/**
 * Loads the figures of both classes for a result page, its own apart, the other pages about results, and those about what
 * comes after the class (R-INFO-12).
 */
export async function loadResultPoster(current: string, after: readonly string[]) {
  const results = boardResults.map((result) => ({ ...result, href: getPath(result) }))
  const { title } = await readPage(reportPath)
  return {
    year: resultsYear,
    own: results.find(({ href }) => href === current),
    others: results.filter(({ href }) => href !== current),
    pages: (
      [
        {
          title: honours.label,
          note: words.poster.honours,
          icon: 'certificate-duotone',
          house: honours.house,
          href: honours.href,
        },
        {
          title,
          note: words.poster.report,
          icon: 'book-open-duotone',
          href: reportPath,
        },
      ] as const
    ).filter(({ href }) => href !== current),
    after: await loadPageCards(after),
  }
}

const getPath = ({ className }: { className: string }) =>
  Object.values(resultGalleries).find(({ label }) => label === className)!.href

/** Loads the pictures of a gallery with their captions. */
export const loadResultPictures = (gallery: ResultGallery) => ({
  house: gallery.house,
  pictures: listPictures(gallery).map(({ name, caption }) => ({ ...findPicture(name), caption })),
})
