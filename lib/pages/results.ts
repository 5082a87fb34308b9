import 'server-only'
import { boardResults, resultsYear } from '@/content/data/annual-report'
import {
  formatCaption,
  listPictures,
  type ResultGallery,
  resultGalleries,
} from '@/content/data/galleries'
import { findPicture } from '@/lib/pictures/pictures'
import { readPage } from '@/lib/rich-text/read-page'

const reportPath = '/about/school-annual-report'

/** Loads the figures of both classes, and the links between the result pages (R-INFO-12). */
export async function loadResultPoster(current: string) {
  const report = await readPage(reportPath)
  const galleries = Object.values(resultGalleries)
  const ownClass = galleries.find(({ href }) => href === current)?.label
  const results = boardResults.map((result) => ({
    ...result,
    isOwn: result.className === ownClass,
  }))
  return {
    year: resultsYear,
    /** That of the page is the first. */
    results: results.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)),
    current,
    links: [
      ...galleries.map(({ label, href, note }) => ({ label, href, note })),
      { label: report.title, href: reportPath, note: 'The year in words' },
    ],
  }
}

/** Loads the pictures of a gallery with their captions. */
export const loadResultPictures = (gallery: ResultGallery) => ({
  house: gallery.house,
  pictures: listPictures(gallery).map((name, index) => ({
    ...findPicture(name),
    caption: formatCaption(index),
  })),
})
