import 'server-only'
import { boardResults, resultsYear } from '@/content/data/annual-report'
import { listPictures, type ResultGallery, resultGalleries } from '@/content/data/galleries'
import { findPicture } from '@/lib/pictures/pictures'
import { readPage } from '@/lib/rich-text/read-page'

const reportPath = '/about/school-annual-report'

/**
 * Loads the figures of both classes and the links between the result pages (R-INFO-12). On the page of a class its own come
 * first, and larger.
 */
export async function loadResultPoster(current: string) {
  const galleries = Object.values(resultGalleries)
  const ownClass = galleries.find(({ href }) => href === current)?.label
  const isOwn = ({ className }: { className: string }) => className === ownClass
  const hasOwn = boardResults.some(isOwn)
  const getSize = (result: { className: string }): 'own' | 'other' | 'equal' => {
    if (!hasOwn) return 'equal'
    return isOwn(result) ? 'own' : 'other'
  }
  const { title } = await readPage(reportPath)
  return {
    year: resultsYear,
    results: boardResults
      .map((result) => ({ ...result, size: getSize(result) }))
      .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))),
    current,
    links: [
      ...galleries.map(({ label, href, note }) => ({ label, href, note })),
      { label: title, href: reportPath, note: 'The year in words' },
    ],
  }
}

/** Loads the pictures of a gallery with their captions. */
export const loadResultPictures = (gallery: ResultGallery) => ({
  house: gallery.house,
  pictures: listPictures(gallery).map(({ name, caption }) => ({ ...findPicture(name), caption })),
})
