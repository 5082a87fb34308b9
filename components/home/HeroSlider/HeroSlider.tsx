import type { ReactNode } from 'react'
import { CarouselControls } from '@/components/media/CarouselControls/CarouselControls'
import { Picture } from '@/components/media/Picture/Picture'
import { ButtonLink } from '@/components/ui/Button/Button'
import { media } from '@/content/words/en/media'
import { getModuleUrl } from '@/lib/browser/module-url'
import type { PictureData, PictureFiles } from '@/lib/pictures/files'
import styles from './HeroSlider.module.scss'

type Slide = {
  /** Drawn wide, with its subject right of the banner. */
  picture: PictureData
  /** The same scene, drawn for phones. */
  phone: PictureFiles
}

type HeroSliderProps = {
  slides: readonly Slide[]
  eyebrow: string
  title: string
  text: string
  enquire: { label: string; href: string }
  visit: { label: string; href: string }
  /** Accessible name of the slides. */
  pictures: string
  /** Takes the place of the welcome for visitors who asked for an unknown path. */
  notice?: ReactNode
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
  notice,
}: HeroSliderProps) {
  return (
    <div className={styles.heroSlider}>
      <HeroPictures slides={slides} label={pictures} />
      <div className={styles.banner}>
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
        {notice}
      </div>
    </div>
  )
}

/**
 * On a phone a picture is as wide as the window. From 60em it fills the hero, which is at least 27rem high; it is
 * 5 : 2.
 */
const sizes = '(min-width: 60em) max(67.5rem, 100vw), (min-width: 40em) 139vw, 100vw'
const phoneMedia = '(max-width: 39.99em)'

/** The slides and their controls. Only the first slide is in the HTML; the script adds the others. */
function HeroPictures({ slides, label }: Pick<HeroSliderProps, 'slides'> & { label: string }) {
  const { picture, phone } = slides[0]!
  return (
    <div
      className={styles.slider}
      role="region"
      aria-roledescription={media.carousel}
      aria-label={label}
      data-autoplay="hero"
    >
      <div
        className={styles.viewport}
        data-swiper={getModuleUrl('swiper')}
        data-slides={JSON.stringify(listScenes(slides))}
      >
        <div className={styles.track}>
          <div
            className={styles.slide}
            role="group"
            aria-roledescription={media.slide}
            aria-label={media.place(1, slides.length)}
          >
            <Picture
              picture={picture}
              phone={{ picture: phone, media: phoneMedia }}
              sizes={sizes}
              className={styles.picture}
              priority
            />
          </div>
        </div>
      </div>
      <div className={styles.bar}>
        <CarouselControls noun={media.nouns.picture} />
        <p className={styles.caption} aria-live="polite" aria-atomic>
          <b>{picture.caption}</b>
          <span data-needs-script>{media.pictureOf(1, slides.length)}</span>
        </p>
      </div>
    </div>
  )
}

/** What differs between slides: the name of their files, the alternative text and the caption. */
export type Scene = readonly [name: string, alt: string, caption: string]

/** @throws Error when the files of a slide differ from those of the first in more than the name */
function listScenes(slides: readonly Slide[]): Scene[] {
  const listFiles = ({ picture, phone }: Slide) =>
    JSON.stringify([{ ...picture, alt: '', caption: '' }, phone]).replaceAll(picture.name, '')
  const other = slides.find((slide) => listFiles(slide) !== listFiles(slides[0]!))
  if (other) throw new Error(`The files of "${other.picture.name}" differ from the first slide's`)
  return slides.map(({ picture: { name, alt, caption } }) => [name, alt, caption])
}
