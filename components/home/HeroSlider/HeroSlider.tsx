import { ButtonLink } from '@/components/ui/Button/Button'
import { Static } from '@/components/ui/Static/Static'
import type { PictureData, PictureFiles } from '@/lib/pictures/files'
import { HeroPictures, type HeroFiles, type HeroSlide } from './HeroPictures.client'
import styles from './HeroSlider.module.scss'

type HeroSliderProps = {
  slides: readonly { picture: PictureData; phone: PictureFiles }[]
  eyebrow: string
  title: string
  text: string
  enquire: { label: string; href: string }
  visit: { label: string; href: string }
  /** Accessible name of the slides. */
  pictures: string
}

/** The picture slider of the home page (R-HOME-1), with the banner that contains the page's heading. */
export function HeroSlider({
  slides,
  eyebrow,
  title,
  text,
  enquire,
  visit,
  pictures,
}: HeroSliderProps) {
  return (
    <div className={styles.heroSlider}>
      <HeroPictures {...splitFiles(slides)} label={pictures} />
      <Static className={styles.banner}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink
            variant="cta"
            className={styles.enquire}
            href={enquire.href}
            data-opens="enquiry"
          >
            {enquire.label}
          </ButtonLink>
          <ButtonLink variant="outline" surface="deep" href={visit.href}>
            {visit.label}
          </ButtonLink>
        </div>
      </Static>
    </div>
  )
}

/** @throws Error when a slide has different files from the first */
function splitFiles(slides: HeroSliderProps['slides']): { slides: HeroSlide[]; files: HeroFiles } {
  const all = slides.map(({ picture: { name, alt, caption, ...wide }, phone }) => {
    const { name: phoneName, ...narrow } = phone
    return { slide: { name, alt, caption, phoneName }, files: { wide, phone: narrow } }
  })
  const { files } = all[0]!
  const other = all.find((slide) => JSON.stringify(slide.files) !== JSON.stringify(files))
  if (other) throw new Error(`The slide "${other.slide.name}" has other sizes than the first`)
  return { slides: all.map(({ slide }) => slide), files }
}
