import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { ResultPoster } from '@/components/information/ResultPoster/ResultPoster'
import { PictureGallery } from '@/components/media/PhotoGallery/PictureGallery'
import type { ResultGallery } from '@/content/data/galleries'
import { loadResultsPage } from '@/lib/pages/results'

/** A page of board results or honours (R-INFO-12): the figures of the year, and the pictures of one gallery. */
export async function ResultsPage({ gallery }: { gallery: ResultGallery }) {
  const { frame, poster, pictures } = await loadResultsPage(gallery)
  return (
    <InformationPage
      {...frame}
      interactive
      banner={<ResultPoster {...poster} />}
      after={<PictureGallery {...pictures} />}
    />
  )
}
