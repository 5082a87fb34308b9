import 'server-only'
import { boardResults, resultsYear } from '@/content/data/annual-report'
import {
  captionOf,
  picturesOf,
  type ResultGallery,
  resultGalleries,
} from '@/content/data/galleries'
import { findPicture } from '@/lib/pictures/pictures'
import { readPage } from '@/lib/markdown/read-page'
import { loadInformationPage } from './information'

const reportPath = '/about/school-annual-report'

/** Data of a result page (R-INFO-12): the figures of both classes, and the pictures of one gallery. */
export async function loadResultsPage(gallery: ResultGallery) {
  const frame = await loadInformationPage(gallery.href)
  const report = await readPage(reportPath)
  return {
    frame,
    poster: {
      year: resultsYear,
      results: boardResults,
      current: gallery.href,
      links: [
        ...Object.values(resultGalleries).map(({ label, href, count }) => ({
          label,
          href,
          note: `${count} pictures`,
        })),
        { label: report.title, href: reportPath, note: 'The year in words' },
      ],
    },
    pictures: {
      title: frame.page.title,
      house: gallery.house,
      pictures: picturesOf(gallery).map((name, index) => ({
        ...findPicture(name),
        caption: captionOf(gallery, index),
      })),
    },
  }
}
