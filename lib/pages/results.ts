import 'server-only'
import { boardResults, resultsYear } from '@/content/data/annual-report'
import { listPictures, type ResultGallery, resultGalleries } from '@/content/data/galleries'
import { findPicture } from '@/lib/pictures/pictures'
import { readPage } from '@/lib/rich-text/read-page'

const reportPath = '/about/school-annual-report'

/** Loads the figures of both classes, that of the page first, and the links between the result pages (R-INFO-12). */
export async function loadResultPoster(current: string) {
  const galleries = Object.values(resultGalleries)
  const ownClass = galleries.find(({ href }) => href === current)?.label
  const results = boardResults.map((result) => ({
    ...result,
    isOwn: result.className === ownClass,
  }))
  return {
    year: resultsYear,
    results: results.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)),
    current,
    links: [
      ...galleries.map(({ label, href, note }) => ({ label, href, note })),
      await loadReportLink(),
    ],
  }
}

/** Loads the figures of both classes with the pages that have more (R-INFO-12). */
export async function loadResultLinks() {
  const { classX, classXII } = resultGalleries
  const results = boardResults.map((result) => ({
    ...result,
    href: [classX, classXII].find(({ label }) => label === result.className)!.href,
  }))
  return { year: resultsYear, results, report: await loadReportLink() }
}

async function loadReportLink() {
  const { title } = await readPage(reportPath)
  return { label: title, href: reportPath, note: 'The year in words' }
}

/** Loads the pictures of a gallery with their captions. */
export const loadResultPictures = (gallery: ResultGallery) => ({
  house: gallery.house,
  pictures: listPictures(gallery).map(({ name, caption }) => ({ ...findPicture(name), caption })),
})
