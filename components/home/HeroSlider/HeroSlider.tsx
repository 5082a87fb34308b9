import { ButtonLink } from '@/components/ui/Button/Button'
import { Static } from '@/components/ui/Static/Static'
import { HeroPictures, type HeroSlide } from './HeroPictures.client'
import styles from './HeroSlider.module.scss'

type HeroSliderProps = {
  slides: readonly HeroSlide[]
  eyebrow: string
  title: string
  text: string
  enquire: { label: string; href: string }
  visit: { label: string; href: string }
  /** Name of the slides. */
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
      <HeroPictures slides={slides} label={pictures} />
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
