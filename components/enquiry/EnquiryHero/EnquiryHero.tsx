import { Breadcrumb } from '@/components/layout/Breadcrumb/Breadcrumb'
import { Picture } from '@/components/media/Picture/Picture'
import { Static } from '@/components/ui/Static/Static'
import { TartanBand } from '@/components/ui/TartanBand/TartanBand'
import type { PictureData } from '@/lib/pictures/files'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import type { LanguageLink } from '@/lib/routing/localized'
import type { NavLink } from '@/lib/routing/routes'
import styles from './EnquiryHero.module.scss'

type EnquiryHeroProps = {
  breadcrumb: NavLink[]
  /** The page in all its languages, if it has several. */
  languages?: readonly LanguageLink[]
  title: string
  text: string
  /** State of admission (R-ADMISSION-5). */
  state: string
  picture: PictureData
  /** The crop for phones (R-ENQUIRY-1). */
  phone: PictureData
}

/** Hero of the enquiry page: the picture, and the title on a dark panel, never on the picture. */
export function EnquiryHero({
  breadcrumb,
  languages,
  title,
  text,
  state,
  picture,
  phone,
}: EnquiryHeroProps) {
  return (
    <>
      <Static className={styles.enquiryHero}>
        <Picture
          className={styles.picture}
          picture={picture}
          phone={{ picture: phone, media: '(max-width: 59.99em)' }}
          sizes="100vw"
          priority
        />
        <div className={styles.panel}>
          <Breadcrumb links={breadcrumb} languages={languages} />
          <h1>{keepNamesUnbroken(title)}</h1>
          <p>{keepNamesUnbroken(text)}</p>
          <p>{keepNamesUnbroken(state)}</p>
        </div>
      </Static>
      <TartanBand />
    </>
  )
}
