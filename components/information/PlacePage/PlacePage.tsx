import type { DocumentLayoutProps } from '../document-layout'
import { DocumentParts } from '../DocumentParts/DocumentParts'
import { Hotspots } from '../Hotspots/Hotspots'
import { InformationPage } from '../InformationPage/InformationPage'
import { PagePicture } from '../PagePicture/PagePicture'

/** The page of a place. Its picture comes first, with flags and their list; a translation has the picture alone. */
export const PlacePage = ({ parts, places, ...frame }: DocumentLayoutProps) => (
  <InformationPage {...frame} plainHead>
    {places ? (
      <Hotspots page={frame.page} hotspots={places} />
    ) : (
      <PagePicture page={frame.page} isWide />
    )}
    <DocumentParts parts={parts} />
  </InformationPage>
)
