import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { ResultPoster } from '@/components/information/ResultPoster/ResultPoster'
import { PictureGallery } from '@/components/media/PhotoGallery/PictureGallery'
import { resultGalleries } from '@/content/data/galleries'
import { loadResultsPage } from '@/lib/pages/results'
import { pageMetadata } from '@/lib/seo/metadata'

const gallery = resultGalleries.classX

export const generateMetadata = () => pageMetadata(gallery.href)

export default async function ClassXResultsPage() {
  const { frame, poster, gallery: pictures } = await loadResultsPage(gallery)
  return (
    <InformationPage
      {...frame}
      interactive
      banner={<ResultPoster {...poster} />}
      after={<PictureGallery {...pictures} />}
    />
  )
}
